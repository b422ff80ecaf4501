import { Disclosure } from "@/components/ui/disclosure"
import { formatCount } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import type { SkillDetail } from "@/lib/server/libraries/contract"
import { listMetadata } from "../_lib/list-metadata"
import { markHiddenText } from "../_lib/mark-hidden-text"

const ENCODINGS = { top: "top level", metadata: "under metadata", manifest: "manifest" } as const

export interface MetadataSectionProps {
  record: SkillDetail["record"]
  /** The frontmatter's lines; null where there is no file. */
  header: readonly string[] | null
}

/** What the author wrote and what was understood, side by side. */
export function MetadataSection({ record, header }: MetadataSectionProps) {
  const rows = listMetadata(record)
  return (
    <Panel
      id="metadata"
      title="Metadata"
      note={
        record.portable
          ? "portable: strict readers accept it"
          : "more than strict readers of the published format accept"
      }
      flush
    >
      <table className="w-full table-fixed text-sm">
        <thead>
          <tr className="border-line border-b bg-sunken text-left text-ink-2 text-xs">
            <th scope="col" className="w-32 px-3 py-1 font-medium sm:w-44">
              Field
            </th>
            <th scope="col" className="px-3 py-1 font-medium">
              As read
            </th>
            <th scope="col" className="w-20 px-3 py-1 font-medium sm:w-36">
              Where
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, values, line, encoding }) => (
            <tr key={field} className="border-line border-b align-top last:border-b-0">
              <th scope="row" className="break-words px-3 py-1.5 text-left font-mono font-normal text-xs">
                {field}
              </th>
              <td className="px-3 py-1.5">
                {values.length === 0 ? (
                  <span className="text-ink-3">not shown here</span>
                ) : (
                  <ul className="flex flex-wrap gap-x-3">
                    {values.map((value, index) => (
                      <li
                        // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat; the list never reorders
                        key={index}
                        className="min-w-0 break-words not-last:after:ml-3 not-last:after:text-line-strong not-last:after:content-['/']"
                      >
                        {markHiddenText(value)}
                      </li>
                    ))}
                  </ul>
                )}
              </td>
              <td className="px-3 py-1.5 text-xs">
                {encoding !== "manifest" && <span className="tabular block font-mono">line {line}</span>}
                <span className="text-ink-3">{ENCODINGS[encoding]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {header && header.length > 0 && <AsAuthored header={header} />}
    </Panel>
  )
}

function AsAuthored({ header }: { header: readonly string[] }) {
  return (
    <Disclosure
      className="border-line border-t"
      summaryClassName="px-3"
      summary={`As authored, ${formatCount(header.length)} lines`}
    >
      {/* What scrolls must be reachable by keyboard. */}
      <section
        aria-label="Frontmatter as authored"
        className="max-h-96 overflow-auto border-line border-t bg-sunken" /* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */
        tabIndex={0}
      >
        <pre className="py-2 font-mono text-xs leading-relaxed">
          {header.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are their numbers
            <span key={index} className="grid grid-cols-[3.5rem_1fr] gap-3 pr-3">
              <span aria-hidden className="tabular select-none text-right text-ink-3">
                {index + 1}
              </span>
              <span className="whitespace-pre">{markHiddenText(line) || " "}</span>
            </span>
          ))}
        </pre>
      </section>
    </Disclosure>
  )
}
