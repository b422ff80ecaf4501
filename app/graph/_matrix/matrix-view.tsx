"use client"

import { Grid3x3 } from "lucide-react"
import { parseAsString, useQueryState } from "nuqs"
import { useMemo, useState } from "react"
import { EmptyState } from "@/components/ui/empty-state"
import { formatCount, formatPlural } from "@/components/ui/format-count"
import { findGroups } from "@/lib/graph"
import { RELATION_KINDS } from "@/lib/routing"
import type { Shown } from "../_export/pick-graph"
import type { GraphData } from "../_lib/graph-data"
import { useGraphMoves } from "../_tables/use-graph-moves"
import { CellDetails } from "./cell-details"
import { GroupMenu } from "./group-menu"
import { KindGlyph } from "./kind-glyph"
import { MatrixGrid } from "./matrix-grid"
import { buildMatrix, chooseMatrixNames, listMatrixGroups, listSkillsInSight, type Matrix } from "./matrix-model"
import type { CellPlace } from "./move-cell"

export interface MatrixViewProps {
  data: GraphData
  library: string | null
  shown: Shown
}

/** The relations among the skills in sight as a square: what a picture of a dense part hides behind crossing lines. */
export function MatrixView({ data, library, shown }: MatrixViewProps) {
  const { address, hrefOf } = useGraphMoves(library)
  const { kinds } = address
  const { graph, slugs } = data
  const [wanted, setWanted] = useQueryState("group", parseAsString)
  const groups = useMemo(() => findGroups(graph, "community"), [graph])
  const inSight = useMemo(() => listSkillsInSight(graph, shown.nodes), [graph, shown.nodes])
  const offered = useMemo(() => listMatrixGroups(groups, inSight), [groups, inSight])
  const choice = useMemo(() => chooseMatrixNames(graph, inSight, groups, wanted), [graph, inSight, groups, wanted])
  const matrix = useMemo(
    () => buildMatrix(graph, { names: choice.names, kinds: new Set(kinds) }),
    [graph, choice, kinds],
  )
  // A place means nothing in another square.
  const [chosen, setChosen] = useState<{ matrix: Matrix; place: CellPlace } | null>(null)
  const place = chosen?.matrix === matrix ? chosen.place : null

  if (matrix.names.length === 0) {
    return (
      <EmptyState icon={Grid3x3} title="Nothing is in sight.">
        End the focus or switch a relation type on: a matrix needs skills to stand in its rows.
      </EmptyState>
    )
  }
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <p role="status" className="min-w-0">
          {choice.group
            ? `${formatPlural(matrix.names.length, "skill")} of the group “${choice.group.label}”. In sight are ${formatCount(inSight.size)}, too many for one matrix.${choice.left > 0 ? ` The ${formatCount(choice.left)} least connected of the group are left out.` : ""}`
            : `${formatPlural(matrix.names.length, "skill")} in sight.`}
          {choice.group && <span className="text-ink-3"> Choose another group, or focus on a skill to narrow it.</span>}
        </p>
        {choice.group && <GroupMenu groups={offered} chosen={choice.group.id} onChoose={(id) => void setWanted(id)} />}
        <ul aria-label="Relation types" className="flex flex-wrap gap-x-3 gap-y-1 text-ink-2 text-xs">
          {RELATION_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => (
            <li key={kind} className="inline-flex items-center gap-1.5">
              <span className="inline-block size-4">
                <KindGlyph kinds={[kind]} />
              </span>
              {kind} <span className="tabular font-mono text-ink-3">{matrix.counts.get(kind) ?? 0}</span>
            </li>
          ))}
          <li className="inline-flex items-center gap-1.5">
            <span className="inline-block size-4">
              <KindGlyph kinds={["depends_on", "related"]} />
            </span>
            that many types
          </li>
        </ul>
      </div>
      <div className="grid min-h-0 min-w-0 grow gap-3 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <MatrixGrid matrix={matrix} active={place} onActivate={(next) => setChosen({ matrix, place: next })} />
        <div className="min-h-0 min-w-0 overflow-y-auto">
          {place ? (
            <CellDetails
              from={matrix.names[place.row] ?? ""}
              to={matrix.names[place.column] ?? ""}
              cell={matrix.cells.get(place.row * matrix.names.length + place.column) ?? null}
              back={matrix.cells.get(place.column * matrix.names.length + place.row) ?? null}
              library={library}
              slugs={slugs}
              hrefOf={hrefOf}
            />
          ) : (
            <p className="border-line-strong border-l-3 border-dotted bg-panel p-3 text-ink-2">
              Rows declare, columns are pointed to. Choose a cell, with the pointer or with the arrow keys, to read what
              joins the two.
            </p>
          )}
        </div>
      </div>
    </>
  )
}
