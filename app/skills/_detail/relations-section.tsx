import Link from "next/link"
import { NeighbourhoodGraph } from "@/components/graph/neighbourhood-graph"
import { skillHref } from "@/components/shell/library-href"
import { RELATION_ORDER, relationWords } from "@/components/skill/relation-words"
import { StatusChip } from "@/components/skill/status-chip"
import { Badge } from "@/components/ui/badge"
import { cn } from "@/components/ui/cn"
import { Panel } from "@/components/ui/panel"
import type { Finding } from "@/lib/graph"
import type { RelationField } from "@/lib/library"
import type { SkillDetail, SkillStatus } from "@/lib/server/libraries/contract"
import { findRepeats } from "../_lib/find-repeats"
import { listNeighbours } from "../_lib/list-neighbours"
import { RelationFindings } from "./relation-findings"

interface RelationRow {
  kind: RelationField
  name: string
  target: { slug: string; status: SkillStatus } | null
  reason: string | null
  /** Small print: least version, line. */
  notes: string[]
}

export interface RelationsSectionProps {
  detail: SkillDetail
  /** Faults of the structure that name this skill. */
  findings: readonly Finding[]
  library: string | null
}

/** Who it needs, suppresses or belongs to, who says so of it, and what is ill about that. */
export function RelationsSection({ detail, findings, library }: RelationsSectionProps) {
  const outgoing = detail.outgoing.map(
    ({ kind, authored, target, reason, minVersion, line }): RelationRow => ({
      kind,
      name: target?.name ?? authored,
      target,
      reason,
      notes: [
        ...(minVersion === null ? [] : [`from version ${minVersion}`]),
        ...(line === null ? [] : [`line ${line}`]),
      ],
    }),
  )
  const incoming = detail.incoming.map(
    ({ kind, from, reason }): RelationRow => ({ kind, name: from.name, target: from, reason, notes: [] }),
  )
  return (
    <Panel
      id="relations"
      title="Relations"
      note={`${outgoing.length} declared by it, ${incoming.length} by others`}
      flush
    >
      <RelationFindings findings={findings} library={library} />
      {outgoing.length + incoming.length === 0 && (
        <p className="px-3 py-4 text-ink-2">
          It stands alone: it names no skill, and no skill names it. If another skill gets its requests,{" "}
          <code className="text-xs">suppresses</code> says whose they are.
        </p>
      )}
      {outgoing.length + incoming.length > 0 && (
        <div className="border-line border-b p-3">
          <NeighbourhoodGraph name={detail.record.name} relations={listNeighbours(detail)} library={library} />
        </div>
      )}
      <div
        className={cn(
          "grid",
          outgoing.length > 0 && incoming.length > 0 && "md:grid-cols-2 md:divide-x md:divide-line",
        )}
      >
        <RelationColumn heading="Declared here" rows={outgoing} others={incoming} side="out" library={library} />
        <RelationColumn heading="Declared by others" rows={incoming} others={outgoing} side="in" library={library} />
      </div>
    </Panel>
  )
}

interface RelationColumnProps {
  heading: string
  rows: readonly RelationRow[]
  /** Those of the other column: what both ends say is marked. */
  others: readonly RelationRow[]
  side: "out" | "in"
  library: string | null
}

function RelationColumn({ heading, rows, others, side, library }: RelationColumnProps) {
  if (rows.length === 0) return null
  const repeats = findRepeats(rows)
  const marksOf = (row: RelationRow) => [
    ...(others.some(({ kind, name }) => kind === row.kind && name === row.name) ? ["both ways"] : []),
    ...(repeats.has(row) ? ["declared before"] : []),
  ]
  return (
    <div className="min-w-0">
      <h3 className="bg-sunken px-3 py-1 text-ink-2 text-xs">{heading}</h3>
      {RELATION_ORDER.map((kind) => {
        const ofKind = rows.filter((row) => row.kind === kind)
        if (ofKind.length === 0) return null
        return (
          <section key={kind} className="border-line border-b px-3 py-2 last:border-b-0">
            <h4 className="text-ink-3 text-xs" title={relationWords[kind].hint}>
              {relationWords[kind][side]} <span className="tabular font-mono">{ofKind.length}</span>
            </h4>
            <ul>
              {ofKind.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an author may name one skill twice; the list never reorders
                <li key={index} className="py-1">
                  <RelationEntry row={row} marks={marksOf(row)} library={library} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function RelationEntry({
  row: { name, target, reason, notes },
  marks,
  library,
}: {
  row: RelationRow
  marks: readonly string[]
  library: string | null
}) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        {target ? (
          <Link
            href={skillHref(target.slug, library)}
            prefetch={false}
            className="inline-flex min-h-6 items-center break-words font-medium hover:text-accent hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="break-words">
            {name} <span className="text-warn text-xs">unknown or ambiguous</span>
          </span>
        )}
        {target && target.status !== "routable" && <StatusChip status={target.status} />}
        {marks.map((mark) => (
          <Badge key={mark} tone={mark === "both ways" ? "neutral" : "warn"}>
            {mark}
          </Badge>
        ))}
        {notes.length > 0 && <span className="font-mono text-2xs text-ink-3">{notes.join(", ")}</span>}
      </p>
      {reason && <p className="break-words text-ink-2 text-xs">{reason}</p>}
    </>
  )
}
