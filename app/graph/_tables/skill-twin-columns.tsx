import { createColumnHelper } from "@tanstack/react-table"
import type { ListFeatures } from "@/components/data-table/list-features"
import { byKey, hasAllWords } from "@/components/data-table/list-filters"
import { SEARCH_COLUMN } from "@/components/data-table/list-url"
import { relationWords } from "@/components/skill/relation-words"
import { statusMeaning } from "@/components/skill/status"
import { StatusChip } from "@/components/skill/status-chip"
import { CountCell, TagsCell, VerdictsCell } from "@/components/skill/table-cells"
import {
  axisMeaning,
  evalStateMeaning,
  readVerdict,
  VERDICT_AXES,
  type VerdictAxis,
  verdictMeanings,
} from "@/components/ui/verdict"
import { VerdictChip } from "@/components/ui/verdict-chip"
import { RELATION_KINDS, type RelationKind } from "@/lib/routing"
import { SKILL_STATUSES } from "@/lib/server/libraries/contract"
import { byOrder, labelsOf, oneOf } from "./list-columns"
import { ActionsCell, type CellContext, NeighboursCell, TwinNameCell } from "./skill-twin-cells"
import type { SkillTwinRow } from "./skill-twin-row"

const helper = createColumnHelper<ListFeatures, SkillTwinRow>()

const countColumn = (id: string, label: string, hint: string, read: (row: SkillTwinRow) => number, widthPx = 72) =>
  helper.accessor(read, {
    id,
    sortFn: byKey(read),
    sortDescFirst: true,
    meta: { label, hint, widthPx, align: "end" },
    cell: ({ getValue }) => <CountCell count={getValue()} />,
  })

const kindColumns = (kind: RelationKind) => [
  countColumn(
    `${kind}-out`,
    `${kind} out`,
    `${relationWords[kind].out}: how many.`,
    (row) => row.byKind[kind].out,
    118,
  ),
  countColumn(`${kind}-in`, `${kind} in`, `${relationWords[kind].in}: how many.`, (row) => row.byKind[kind].in, 112),
]

const verdictColumn = (axis: VerdictAxis) =>
  helper.accessor((row): string => row.verdicts[axis], {
    id: axis,
    filterFn: oneOf,
    sortFn: byOrder(Object.keys(verdictMeanings[axis]), (row) => row.verdicts[axis]),
    meta: {
      label: axisMeaning[axis].label,
      hint: axisMeaning[axis].question,
      widthPx: 136,
      facetLabels: labelsOf(verdictMeanings[axis]),
    },
    cell: ({ row }) => <VerdictChip verdict={readVerdict(row.original.verdicts, axis)} />,
  })

/** A text that many skills share, or none. */
const textColumn = (id: string, label: string, read: (row: SkillTwinRow) => string | null, widthPx: number) => {
  const listValues = (row: SkillTwinRow): string[] => {
    const value = read(row)
    return value === null ? [] : [value]
  }
  return helper.accessor(listValues, {
    id,
    filterFn: oneOf,
    sortFn: byKey((row: SkillTwinRow) => read(row)?.toLowerCase()),
    getUniqueValues: listValues,
    meta: { label, widthPx },
    cell: ({ getValue }) => <TagsCell values={getValue()} />,
  })
}

/** The columns of the skills table. `stepsFrom` counts the steps from the skill in focus, where there is one. */
export function makeSkillTwinColumns(context: CellContext, stepsFrom: ReadonlyMap<string, number> | null) {
  const stepsOf = ({ name }: SkillTwinRow) => stepsFrom?.get(name) ?? 0
  return helper.columns([
    helper.accessor("name", {
      id: "name",
      sortFn: byKey((row: SkillTwinRow) => row.name.toLowerCase()),
      meta: { label: "Skill", widthPx: 210 },
      cell: ({ row }) => <TwinNameCell row={row.original} library={context.library} />,
    }),
    helper.display({
      id: "actions",
      meta: { label: "Actions", widthPx: 92, controlsOnly: true },
      cell: ({ row }) => <ActionsCell row={row.original} context={context} />,
    }),
    ...(stepsFrom ? [countColumn("steps", "Steps", "Steps from the skill in focus.", stepsOf, 74)] : []),
    countColumn("degree", "Degree", "Different skills it is joined to.", (row) => row.degree, 90),
    countColumn("out", "Out", "Relations that it declares, of any type, repeats counted.", (row) => row.out, 62),
    countColumn("in", "In", "Relations of others that point to it, of any type.", (row) => row.in, 62),
    ...RELATION_KINDS.flatMap(kindColumns),
    helper.accessor((row) => row.neighbours, {
      id: "neighbours",
      enableSorting: false,
      meta: {
        label: "Neighbours",
        hint: "The skills it is joined to, most connected first.",
        widthPx: 260,
        grow: true,
      },
      cell: ({ row }) => <NeighboursCell row={row.original} hrefOf={context.hrefOf} />,
    }),
    textColumn("subject", "Subject", ({ subject }) => subject, 132),
    helper.accessor((row): string => row.status ?? "", {
      id: "status",
      filterFn: oneOf,
      sortFn: byOrder(SKILL_STATUSES, (row) => row.status ?? ""),
      meta: { label: "Status", widthPx: 112, facetLabels: labelsOf(statusMeaning) },
      cell: ({ row: { original } }) => original.status && <StatusChip status={original.status} />,
    }),
    helper.accessor((row) => VERDICT_AXES.map((axis) => row.verdicts[axis]).join(" / "), {
      id: "verdicts",
      enableSorting: false,
      meta: {
        label: "Verdicts",
        hint: "Structural, truth, comprehension, application: always in this order.",
        widthPx: 100,
      },
      cell: ({ row }) => <VerdictsCell verdicts={row.original.verdicts} />,
    }),
    ...VERDICT_AXES.map(verdictColumn),
    helper.accessor((row): string => row.evalState, {
      id: "eval",
      filterFn: oneOf,
      sortFn: byOrder(Object.keys(evalStateMeaning), (row) => row.evalState),
      meta: { label: "Evals", hint: "State of its own evals.", widthPx: 108, facetLabels: labelsOf(evalStateMeaning) },
      cell: ({ row }) => <VerdictChip verdict={evalStateMeaning[row.original.evalState]} />,
    }),
    textColumn("stability", "Stability", ({ stability }) => stability, 108),
    helper.accessor((row) => row.project, {
      id: "project",
      filterFn: oneOf,
      sortFn: byKey((row: SkillTwinRow) => row.project[0]?.toLowerCase()),
      getUniqueValues: (row) => row.project,
      meta: { label: "Project", hint: "None: it fits every project.", widthPx: 128 },
      cell: ({ getValue }) => <TagsCell values={getValue()} />,
    }),
    helper.accessor((row) => String(row.cluster), {
      id: "cluster",
      filterFn: oneOf,
      sortFn: byKey((row: SkillTwinRow) => row.cluster),
      meta: {
        label: "Cluster",
        hint: "Skills with the same number reach each other by relations; 1 is the largest.",
        widthPx: 82,
        align: "end",
      },
      cell: ({ row }) => <CountCell count={row.original.cluster} />,
    }),
    helper.accessor((row): readonly string[] => row.joined, {
      id: "joined",
      filterFn: oneOf,
      getUniqueValues: (row) => row.joined,
      meta: {
        label: "Joined by",
        widthPx: 0,
        filterOnly: true,
        facetLabels: Object.fromEntries(RELATION_KINDS.map((kind) => [kind, kind])),
      },
    }),
    helper.accessor((row) => `${row.name} ${row.slug ?? ""} ${row.subject ?? ""}`.toLowerCase(), {
      id: SEARCH_COLUMN,
      filterFn: (row, id, query) => hasAllWords(row.getValue(id), query),
      meta: { label: "Text", widthPx: 0, filterOnly: true },
    }),
  ])
}

export const SKILL_TWIN_FACETS = ["subject", "status", "cluster", "joined"] as const
/** Facets that links lead to and menus need not always show. */
export const QUIET_SKILL_TWIN_FACETS = [...VERDICT_AXES, "eval", "stability", "project"] as const
export const HIDDEN_SKILL_TWIN_COLUMNS = [
  ...RELATION_KINDS.flatMap((kind) => [`${kind}-out`, `${kind}-in`]),
  ...VERDICT_AXES,
  "eval",
  "stability",
  "project",
]
