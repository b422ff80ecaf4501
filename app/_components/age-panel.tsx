import Link from "next/link"
import { libraryHref } from "@/components/shell/library-href"
import { freshnessMeaning } from "@/components/skill/freshness"
import { formatCount, formatPlural } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import { StackedBar } from "@/components/ui/stacked-bar"
import type { LibraryFigures } from "../_lib/library-figures"
import { AGE_STATES, type AgeRow, type AgeState, ageHref, listAgeRows } from "../_lib/list-age-rows"
import { listFreshnessParts } from "../_lib/verdict-parts"
import { AgeChart } from "./age-chart"

const COLUMNS: readonly { state: AgeState; label: string }[] = [
  { state: "fresh", label: "Within limit" },
  { state: "stale", label: "Over limit" },
  { state: "unknown", label: "Never" },
]

/** When the skills were last checked against their sources: as a picture, and as the same numbers in a table. */
export function AgePanel({ figures, library }: { figures: LibraryFigures; library: string | null }) {
  const rows = listAgeRows(figures)
  const parts = listFreshnessParts(figures).map((part) => ({ ...part, href: libraryHref(part.href ?? "", library) }))
  return (
    <Panel id="age" title="Last verified" note="against the days that each author allows" flush>
      <StackedBar label="Freshness: skills by value" parts={parts} className="border-line border-b px-3 py-2" />
      <div className="grid items-stretch md:grid-cols-[minmax(0,1fr)_auto]">
        <AgeChart rows={rows} library={library} />
        <AgeTable rows={rows} library={library} />
      </div>
    </Panel>
  )
}

function AgeTable({ rows, library }: { rows: readonly AgeRow[]; library: string | null }) {
  return (
    <table className="border-line text-xs max-md:border-t md:border-l">
      <caption className="sr-only">Skills by when they were last verified</caption>
      <thead className="bg-sunken text-ink-2">
        <tr>
          <th scope="col" className="px-3 py-1 text-left font-medium">
            When
          </th>
          {COLUMNS.map(({ state, label }) => (
            <th key={state} scope="col" className="px-2 py-1 text-right font-medium last:pr-3">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.bin} className="border-line border-t">
            <th scope="row" className="whitespace-nowrap px-3 py-0.5 text-left font-normal">
              {row.label}
            </th>
            {AGE_STATES.map((state) => (
              <AgeCell key={state} row={row} state={state} library={library} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function AgeCell({ row, state, library }: { row: AgeRow; state: AgeState; library: string | null }) {
  const count = row.counts[state]
  const isPossible = (row.bin === "never") === (state === "unknown")
  return (
    <td className="tabular px-2 py-0.5 text-right font-mono last:pr-3">
      {count > 0 ? (
        <Link
          href={libraryHref(ageHref(row.bin, state), library)}
          prefetch={false}
          data-count={count}
          aria-label={`${formatPlural(count, "skill")}: ${row.label.toLowerCase()}, ${freshnessMeaning[state].label.toLowerCase()}`}
          className="inline-flex min-h-6 items-center justify-end px-1 underline decoration-line-strong underline-offset-2 hover:text-accent"
        >
          {formatCount(count)}
        </Link>
      ) : (
        <span className="inline-flex min-h-6 items-center px-1 text-ink-3">{isPossible ? "0" : ""}</span>
      )}
    </td>
  )
}
