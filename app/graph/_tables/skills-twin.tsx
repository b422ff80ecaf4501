"use client"

import { Rows3 } from "lucide-react"
import { useMemo } from "react"
import { ColumnMenu } from "@/components/data-table/column-menu"
import { DataTable } from "@/components/data-table/data-table"
import { ExportButton } from "@/components/data-table/export-button"
import { ListToolbar } from "@/components/data-table/list-toolbar"
import { useListTable } from "@/components/data-table/use-list-table"
import { useListUrl } from "@/components/data-table/use-list-url"
import { skillHref } from "@/components/shell/library-href"
import { statusMeaning } from "@/components/skill/status"
import { focusOn } from "@/lib/graph"
import type { GraphData } from "../_lib/graph-data"
import { EmptyRows } from "./empty-rows"
import { FocusStrip } from "./focus-strip"
import { GhostLine } from "./ghost-line"
import { PathStrip } from "./path-strip"
import { readSelection, SelectionStrip } from "./selection-strip"
import {
  HIDDEN_SKILL_TWIN_COLUMNS,
  makeSkillTwinColumns,
  QUIET_SKILL_TWIN_FACETS,
  SKILL_TWIN_FACETS,
} from "./skill-twin-columns"
import { listSkillTwinRows, type SkillTwinRow } from "./skill-twin-row"
import { useGraphMoves } from "./use-graph-moves"

const ALL_FACETS = [...SKILL_TWIN_FACETS, ...QUIET_SKILL_TWIN_FACETS]
const getName = (row: SkillTwinRow) => row.name
const getEdge = ({ status }: SkillTwinRow) => (status ? statusMeaning[status].edge : "")

/** Every skill of the map as a row; the address narrows the rows as it narrows the map. */
export function SkillsTwin({ data, library }: { data: GraphData; library: string | null }) {
  const { address, hrefOf } = useGraphMoves(library)
  const { graph } = data
  const { focus, depth, side, kinds, from } = address
  const rows = useMemo(() => listSkillTwinRows(data), [data])
  const selection = useMemo(() => readSelection(data, address), [data, address])
  const reach = useMemo(
    () => (focus === null ? null : focusOn(graph, focus, { depth, side, kinds: new Set(kinds) })),
    [graph, focus, depth, side, kinds],
  )
  const items = useMemo(() => pickRows(rows, selection?.names ?? null, reach?.steps ?? null), [rows, selection, reach])
  const columns = useMemo(
    () => makeSkillTwinColumns({ library, hrefOf, pathFrom: from }, reach?.steps ?? null),
    [library, hrefOf, from, reach],
  )
  const url = useListUrl(ALL_FACETS)
  const table = useListTable({
    columns,
    items,
    getItemId: getName,
    url,
    hiddenAtFirst: HIDDEN_SKILL_TWIN_COLUMNS,
    pinned: "name",
  })
  return (
    <>
      {selection && <SelectionStrip selection={selection} hrefOf={hrefOf} />}
      {focus !== null && (
        <FocusStrip address={{ ...address, focus }} hrefOf={hrefOf} reached={reach && items.length - 1} />
      )}
      {from !== null && <PathStrip graph={graph} address={{ ...address, from }} hrefOf={hrefOf} />}
      {selection === null && focus === null && <GhostLine graph={graph} library={library} />}
      <ListToolbar
        table={table}
        url={url}
        noun="skills"
        total={items.length}
        facets={SKILL_TWIN_FACETS}
        quietFacets={QUIET_SKILL_TWIN_FACETS}
        actions={
          <>
            <ColumnMenu table={table} pinned="name" onChange={url.setCols} />
            <ExportButton table={table} fileName={`${library ?? "library"}-graph-skills.csv`} />
          </>
        }
      />
      <DataTable
        table={table}
        label="Skills of the graph"
        keyHint="Up and Down move between skills, Enter opens a skill's page, Right reaches its actions: focus, map, and more."
        getHref={({ slug }) => (slug === null ? null : skillHref(slug, library))}
        getEdge={getEdge}
        empty={<EmptyRows icon={Rows3} noun="skill" url={url} />}
      />
    </>
  )
}

/** The rows of the selected skills in the order of the selection, and of those near the focus, nearest first. */
function pickRows(
  rows: readonly SkillTwinRow[],
  names: readonly string[] | null,
  steps: ReadonlyMap<string, number> | null,
): readonly SkillTwinRow[] {
  const byName = names && new Map(rows.map((row) => [row.name, row]))
  const selected = names && byName ? names.flatMap((name) => byName.get(name) ?? []) : rows
  if (!steps) return selected
  const stepsOf = (row: SkillTwinRow) => steps.get(row.name) ?? 0
  return selected.filter(({ name }) => steps.has(name)).sort((a, b) => stepsOf(a) - stepsOf(b))
}
