import Link from "next/link"
import { libraryHref } from "@/components/shell/library-href"
import { COVERED_FIELDS, coveredFieldMeaning } from "@/components/skill/coverage"
import { cn } from "@/components/ui/cn"
import { formatCount, formatShare } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import { surfaceStyle } from "@/components/ui/surface"
import type { LibraryFigures } from "../_lib/library-figures"

/** How many skills say when they should run. Only the first three are scored; the others prove and connect. */
export function MetadataCoverage({ figures, library }: { figures: LibraryFigures; library: string | null }) {
  const { total, missing } = figures
  return (
    <Panel id="coverage" title="Metadata" note="what the skills say about when to run" flush>
      <table className="w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Skills that have it</th>
            <th scope="col">Skills without</th>
          </tr>
        </thead>
        <tbody>
          {COVERED_FIELDS.map((field) => {
            const { label, hint, surface } = coveredFieldMeaning[field]
            const has = total - missing[field]
            return (
              <tr key={field} className="border-line border-b last:border-b-0">
                <th scope="row" className="w-28 py-1.5 pr-2 pl-3 text-left align-middle font-normal" title={hint}>
                  {label}
                  <span className="block text-2xs text-ink-3">{surface ? "scored" : "not scored"}</span>
                </th>
                <td className="py-1.5 align-middle">
                  <span className="flex items-center gap-2.5">
                    <span aria-hidden className="h-2 min-w-12 grow bg-sunken">
                      <span
                        className={cn("block h-2", surface ? surfaceStyle[surface].fill : "bg-line-strong")}
                        style={{ width: `${total === 0 ? 0 : (has / total) * 100}%` }}
                      />
                    </span>
                    <span className="tabular w-10 text-right font-mono text-ink-3 text-xs">
                      {formatShare(has, total)}
                    </span>
                  </span>
                </td>
                <td className="w-28 py-1.5 pr-3 pl-2 text-right align-middle">
                  {missing[field] === 0 ? (
                    <span className="text-ink-3 text-xs">all have it</span>
                  ) : (
                    <Link
                      href={libraryHref(`/skills?missing=${field}`, library)}
                      data-count={missing[field]}
                      aria-label={`${formatCount(missing[field])} without ${label.toLowerCase()}`}
                      className="inline-flex min-h-6 items-center gap-1 text-xs hover:text-accent hover:underline"
                    >
                      <span className="tabular font-mono">{formatCount(missing[field])}</span> without
                    </Link>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Panel>
  )
}
