import Link from "next/link"
import { GraphLink } from "@/components/graph/graph-link"
import { skillHref } from "@/components/shell/library-href"
import type { GraphEdge } from "@/lib/graph"
import { focusMove, showRelationMove } from "../_tables/graph-moves"
import type { HrefOf } from "../_tables/use-graph-moves"
import type { MatrixCell } from "./matrix-model"

export interface CellDetailsProps {
  from: string
  to: string
  cell: MatrixCell | null
  /** What the column's skill declares of the row's. */
  back: MatrixCell | null
  library: string | null
  slugs: ReadonlyMap<string, string>
  hrefOf: HrefOf
}

const linkStyle = "text-accent underline decoration-accent/40 underline-offset-2 hover:decoration-accent"

/** Everything that two skills declare of each other. */
export function CellDetails({ from, to, cell, back, library, slugs, hrefOf }: CellDetailsProps) {
  const edges = [...(cell?.edges ?? []), ...(from === to ? [] : (back?.edges ?? []))]
  return (
    <section aria-label="Chosen cell" className="min-w-0 border border-line bg-panel p-3">
      <h2 className="flex flex-wrap items-baseline gap-x-2 font-semibold text-base">
        <SkillLink name={from} library={library} slugs={slugs} />
        {from !== to && (
          <>
            <span className="font-normal text-ink-3">and</span>
            <SkillLink name={to} library={library} slugs={slugs} />
          </>
        )}
      </h2>
      {edges.length === 0 ? (
        <p className="mt-1 text-ink-3">
          {from === to ? "It names itself nowhere." : "No relation of the types in sight, either way."}
        </p>
      ) : (
        <ul className="mt-1.5 grid gap-2">
          {edges.map((edge) => (
            <DeclaredEdge key={edge.id} edge={edge} hrefOf={hrefOf} />
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs">
        <GraphLink href={hrefOf({ ...focusMove(from), view: "matrix" })} className={linkStyle}>
          Focus on {from}
        </GraphLink>
        {from !== to && (
          <GraphLink href={hrefOf({ ...focusMove(to), view: "matrix" })} className={linkStyle}>
            Focus on {to}
          </GraphLink>
        )}
      </p>
    </section>
  )
}

function DeclaredEdge({ edge, hrefOf }: { edge: GraphEdge; hrefOf: HrefOf }) {
  const { id, from, to, kind, field, reason, minVersion, file, line } = edge
  return (
    <li className="border-line border-l-3 pl-2">
      <p className="break-words">
        {from} <code className="font-semibold">{kind}</code> {to}
        {field !== kind && <span className="text-ink-3"> (written as {field})</span>}
        {minVersion !== null && <span className="text-ink-3"> (from version {minVersion})</span>}
      </p>
      {reason !== null && <p className="break-words text-ink-2">{reason}</p>}
      <p className="flex flex-wrap gap-x-4 text-xs">
        <span className="break-all font-mono text-2xs text-ink-3">{line === null ? file : `${file}:${line}`}</span>
        <GraphLink href={hrefOf(showRelationMove(id, kind))} className={linkStyle}>
          Show in the map
        </GraphLink>
      </p>
    </li>
  )
}

function SkillLink({ name, library, slugs }: { name: string } & Pick<CellDetailsProps, "library" | "slugs">) {
  const slug = slugs.get(name)
  if (slug === undefined) return <span className="break-words">{name}</span>
  return (
    <Link href={skillHref(slug, library)} prefetch={false} className="break-words hover:text-accent hover:underline">
      {name}
    </Link>
  )
}
