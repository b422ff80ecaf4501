import { Disclosure } from "@/components/ui/disclosure"
import { Panel } from "@/components/ui/panel"
import type { SkillDetail, SkillSource } from "@/lib/server/libraries/contract"
import { layMetadata } from "../_lib/lay-metadata"
import { markHiddenText } from "../_lib/mark-hidden-text"
import { MetadataPair } from "./metadata-pair"

export interface MetadataSectionProps {
  detail: SkillDetail
  /** Null where there is nothing to look at any more. */
  source: SkillSource | null
}

/** What the author wrote and what was understood, side by side. */
export function MetadataSection({ detail: { record, diagnostics }, source }: MetadataSectionProps) {
  const { fields, defaults } = layMetadata({ record, source, diagnostics })
  const shown = fields.map((entry) => ({
    ...entry,
    field: markHiddenText(entry.field),
    values: entry.values.map(markHiddenText),
  }))
  return (
    <Panel id="metadata" title="Metadata" note={describePortability(record, source)} flush>
      <MetadataPair
        fields={shown}
        lines={source?.lines.map(markHiddenText) ?? []}
        label={source?.kind === "entry" ? "The manifest's entry" : "Frontmatter as authored"}
      />
      {defaults.length > 0 && (
        <Disclosure
          className="border-line border-t"
          summaryClassName="px-3"
          summary={`${defaults.length} fields are not written: what counts instead`}
        >
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 px-3 pb-2 text-xs">
            {defaults.map(({ field, value }) => (
              <div key={field} className="contents">
                <dt className="font-mono">{field}</dt>
                <dd className="text-ink-2">{value}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </Panel>
  )
}

function describePortability(record: SkillDetail["record"], source: SkillSource | null): string {
  if (source?.kind === "entry" || record.body === null) return "of the manifest's entry"
  if (record.portable) return "portable: strict readers accept it"
  return record.strictFault === undefined
    ? "more than strict readers of the published format accept"
    : `strict readers of the published format do not accept ${record.strictFault}`
}
