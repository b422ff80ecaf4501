import { Badge } from "@/components/ui/badge"
import { Disclosure } from "@/components/ui/disclosure"
import { formatPlural } from "@/components/ui/format-count"
import type { Tone } from "@/components/ui/tone"
import type { SkillPlaceHomes } from "@/lib/server/libraries/contract"
import { markHiddenText } from "../_lib/mark-hidden-text"

interface PointerRow {
  from: string
  line: number
  kind: string
  authored: string
  to: string
  remark: { label: string; tone: Tone } | null
}

const MAX_ROWS = 300
const OUTSIDE = {
  unchecked: { label: "Outside", tone: "neutral" },
  there: { label: "Outside, there", tone: "neutral" },
  missing: { label: "Outside, missing", tone: "bad" },
  refused: { label: "Outside the repository", tone: "warn" },
} as const

/** Who points where, with lines: the picture in words. Faults first. */
export function PointersTable({ homes }: { homes: SkillPlaceHomes }) {
  const rows = listRows(homes)
  if (rows.length === 0) return null
  const faults = rows.filter(({ remark }) => remark !== null).length
  return (
    <Disclosure
      className="border-line border-t"
      summaryClassName="px-3"
      defaultOpen={faults > 0}
      summary={`${formatPlural(rows.length, "pointer")}${faults > 0 ? `, ${faults} to look at` : ""}`}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label="Pointers between files" className="max-h-96 overflow-auto border-line border-t">
        <table aria-label="Pointers" className="w-full text-xs">
          <thead>
            <tr className="border-line border-b bg-sunken text-left text-ink-2 [&>th]:px-3 [&>th]:py-1 [&>th]:font-medium">
              <th scope="col">From</th>
              <th scope="col">As</th>
              <th scope="col">To</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MAX_ROWS).map((row, index) => (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: two pointers may be alike; the list never reorders
                key={index}
                className="border-line border-b align-top last:border-b-0 [&>td]:px-3 [&>td]:py-1"
              >
                <td className="break-all font-mono">
                  {markHiddenText(row.from)}:{row.line}
                </td>
                <td className="text-ink-2">{row.kind}</td>
                <td className="break-all font-mono">
                  {markHiddenText(row.to)}{" "}
                  {row.authored !== row.to && (
                    <span className="text-ink-3">written {markHiddenText(row.authored)} </span>
                  )}
                  {row.remark && <Badge tone={row.remark.tone}>{row.remark.label}</Badge>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length > MAX_ROWS && <p className="px-3 py-1 text-ink-3 text-xs">The first {MAX_ROWS} are shown.</p>}
      </section>
    </Disclosure>
  )
}

function listRows({ pointers, missing, outside }: SkillPlaceHomes): PointerRow[] {
  const lost = missing.flatMap(({ from }) => from)
  return [
    ...lost.map((row) => ({ ...row, remark: { label: "Missing", tone: "bad" as const } })),
    ...outside.map((row) => ({ ...row, remark: OUTSIDE[row.state] })),
    ...pointers.filter(({ isCaseOff }) => isCaseOff).map((row) => ({ ...row, remark: CASE_OFF })),
    ...pointers.filter(({ isCaseOff }) => !isCaseOff).map((row) => ({ ...row, remark: null })),
  ]
}

const CASE_OFF = { label: "Other capitals: fails on some machines", tone: "warn" as const }
