import { createColumnHelper, type Row } from "@tanstack/react-table"
import { lapseMeaning, routingEvalMeaning, winStateMeaning } from "@/app/_lib/case-words"
import { readWinState } from "@/app/_lib/self-check"
import { AGE_BINS, ageBinMeaning, findAgeBin } from "@/app/_lib/verified-age"
import type { ListFeatures } from "@/components/data-table/list-features"
import { byKey, hasAllWords, hasOneOf } from "@/components/data-table/list-filters"
import { SEARCH_COLUMN } from "@/components/data-table/list-url"
import { skillHref } from "@/components/shell/library-href"
import { coveredFieldMeaning, findMissing } from "@/components/skill/coverage"
import { freshnessMeaning } from "@/components/skill/freshness"
import { severityMeaning } from "@/components/skill/severity"
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
import { SKILL_STATUSES } from "@/lib/server/libraries/contract"
import type { SkillRow } from "../_lib/skill-row"
import { DiagnosticsCell, NameCell, RelationsCell, WinsCell } from "./skill-cells"

const helper = createColumnHelper<ListFeatures, SkillRow>()
type SkillTableRow = Row<ListFeatures, SkillRow>

const oneOf = (row: SkillTableRow, id: string, chosen: unknown) => hasOneOf(row.getValue(id), chosen)
/** Sorts by the place of a value in a list of all of them. */
const byOrder = (order: readonly string[], read: (row: SkillRow) => string) =>
  byKey((row: SkillRow) => order.indexOf(read(row)))

const labelsOf = (meanings: Readonly<Record<string, { label: string }>>) =>
  Object.fromEntries(Object.entries(meanings).map(([value, { label }]) => [value, label]))

/** How much of a skill is unproven: sorts the four verdicts by what needs a look first. */
const TONE_WEIGHT = { bad: 1000, warn: 100, unverified: 10, neutral: 1, good: 0, accent: 0 } as const
const weighVerdicts = ({ verdicts }: SkillRow) =>
  VERDICT_AXES.reduce((sum, axis) => sum + TONE_WEIGHT[readVerdict(verdicts, axis).tone], 0)

const SEVERITY_WEIGHT = { error: 1_000_000, warning: 1_000, info: 1 } as const
const weighDiagnostics = ({ diagnostics }: SkillRow) =>
  diagnostics.error * SEVERITY_WEIGHT.error +
  diagnostics.warning * SEVERITY_WEIGHT.warning +
  diagnostics.info * SEVERITY_WEIGHT.info

const winState = ({ wins, counts }: SkillRow): string => readWinState(wins, counts.examples)
const shareWon = ({ wins }: SkillRow) => (wins ? wins.won / wins.total : null)

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

const countColumn = (id: string, label: string, hint: string, read: (row: SkillRow) => number, widthPx = 84) =>
  helper.accessor(read, {
    id,
    sortFn: byKey(read),
    sortDescFirst: true,
    meta: { label, hint, widthPx, align: "end" },
    cell: ({ getValue }) => <CountCell count={getValue()} />,
  })

/** The columns of the skills table. `library` keeps the links in the library of the address. */
export function makeSkillColumns(library: string | null) {
  return helper.columns([
    helper.accessor("name", {
      id: "name",
      sortFn: byKey((row: SkillRow) => row.name.toLowerCase()),
      meta: { label: "Name", widthPx: 200, grow: true },
      cell: ({ row: { original } }) => (
        <NameCell name={original.name} description={original.description} href={skillHref(original.slug, library)} />
      ),
    }),
    helper.accessor((row) => row.subjects, {
      id: "subject",
      filterFn: oneOf,
      sortFn: byKey((row: SkillRow) => row.subjects[0]?.toLowerCase()),
      getUniqueValues: (row) => row.subjects,
      meta: { label: "Subject", widthPx: 132 },
      cell: ({ getValue }) => <TagsCell values={getValue()} />,
    }),
    helper.accessor((row): string => row.status, {
      id: "status",
      filterFn: oneOf,
      sortFn: byOrder(SKILL_STATUSES, (row) => row.status),
      meta: { label: "Status", widthPx: 116, facetLabels: labelsOf(statusMeaning) },
      cell: ({ row: { original } }) => <StatusChip status={original.status} reason={original.statusReason} />,
    }),
    helper.accessor((row) => VERDICT_AXES.map((axis) => row.verdicts[axis]).join(" / "), {
      id: "verdicts",
      sortFn: byKey(weighVerdicts),
      sortDescFirst: true,
      meta: {
        label: "Verdicts",
        hint: "Structural, truth, comprehension, application: always in this order. Sorts what needs a look first.",
        widthPx: 104,
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
    countColumn("triggers", "Triggers", coveredFieldMeaning.triggers.hint, (row) => row.counts.triggers, 96),
    countColumn("keywords", "Keywords", coveredFieldMeaning.keywords.hint, (row) => row.counts.keywords, 100),
    countColumn("paths", "Paths", coveredFieldMeaning.paths.hint, (row) => row.counts.paths, 72),
    countColumn("examples", "Examples", coveredFieldMeaning.examples.hint, (row) => row.counts.examples, 92),
    helper.accessor(({ counts }) => counts.relationsOut + counts.relationsIn, {
      id: "relations",
      sortFn: byKey(({ counts }: SkillRow) => counts.relationsOut + counts.relationsIn),
      sortDescFirst: true,
      meta: { label: "Relations", hint: "Declared by it, and by others to it.", widthPx: 96 },
      cell: ({ row }) => <RelationsCell counts={row.original.counts} />,
    }),
    countColumn("relations-out", "Rel. out", "Relations that it declares.", (row) => row.counts.relationsOut, 78),
    countColumn(
      "relations-in",
      "Rel. in",
      "Relations of other skills that point to it.",
      (row) => row.counts.relationsIn,
      74,
    ),
    helper.accessor(winState, {
      id: "won",
      filterFn: oneOf,
      sortFn: byKey(shareWon),
      meta: {
        label: "Examples won",
        hint: "Requests that its author wrote for it, and that it wins.",
        widthPx: 124,
        facetLabels: labelsOf(winStateMeaning),
      },
      cell: ({ row }) => <WinsCell wins={row.original.wins} />,
    }),
    helper.accessor(weighDiagnostics, {
      id: "diagnostics",
      sortFn: byKey(weighDiagnostics),
      sortDescFirst: true,
      meta: { label: "Diagnostics", hint: "Errors, warnings, remarks.", widthPx: 132 },
      cell: ({ row }) => <DiagnosticsCell counts={row.original.diagnostics} />,
    }),
    helper.accessor((row): string => row.freshness, {
      id: "freshness",
      filterFn: oneOf,
      sortFn: byKey((row: SkillRow) => row.verifiedDaysAgo),
      sortDescFirst: true,
      meta: {
        label: "Freshness",
        hint: "When it was last checked against its sources.",
        widthPx: 124,
        facetLabels: labelsOf(freshnessMeaning),
      },
      cell: ({ row: { original } }) => (
        <VerdictChip
          verdict={{
            ...freshnessMeaning[original.freshness],
            label:
              original.verifiedDaysAgo === null
                ? freshnessMeaning.unknown.label
                : `${freshnessMeaning[original.freshness].label}, ${original.verifiedDaysAgo} d`,
          }}
        />
      ),
    }),
    helper.accessor((row) => row.project, {
      id: "project",
      filterFn: oneOf,
      sortFn: byKey((row: SkillRow) => row.project[0]),
      getUniqueValues: (row) => row.project,
      meta: { label: "Project", hint: "Projects that it is bound to; none: it serves all.", widthPx: 120 },
      cell: ({ getValue }) => <TagsCell values={getValue()} />,
    }),
    helper.accessor("slug", {
      id: "path",
      sortFn: byKey((row: SkillRow) => row.slug.toLowerCase()),
      meta: { label: "Path", widthPx: 260 },
      cell: ({ getValue }) => (
        <span className="truncate font-mono text-2xs text-ink-3" title={getValue()}>
          {getValue()}
        </span>
      ),
    }),
    helper.accessor("description", {
      id: "description",
      enableSorting: false,
      meta: { label: "Description", widthPx: 360 },
      cell: ({ getValue }) => (
        <span className="truncate text-ink-2 text-xs" title={getValue()}>
          {getValue()}
        </span>
      ),
    }),
    helper.accessor((row): string => findAgeBin(row.verifiedDaysAgo), {
      id: "verified",
      filterFn: oneOf,
      sortFn: byOrder(AGE_BINS, (row) => findAgeBin(row.verifiedDaysAgo)),
      meta: { label: "Verified", widthPx: 0, filterOnly: true, facetLabels: labelsOf(ageBinMeaning) },
    }),
    helper.accessor((row): string => row.routingEval, {
      id: "routing-eval",
      filterFn: oneOf,
      meta: { label: "Routing eval", widthPx: 0, filterOnly: true, facetLabels: labelsOf(routingEvalMeaning) },
    }),
    helper.accessor((row): string => row.lapse, {
      id: "lapse",
      filterFn: oneOf,
      meta: { label: "Verdict lapses", widthPx: 0, filterOnly: true, facetLabels: labelsOf(lapseMeaning) },
    }),
    helper.accessor((row) => findMissing(row.counts), {
      id: "missing",
      filterFn: oneOf,
      getUniqueValues: (row) => findMissing(row.counts),
      meta: { label: "Without", widthPx: 0, filterOnly: true, facetLabels: labelsOf(coveredFieldMeaning) },
    }),
    helper.accessor((row) => row.codes, {
      id: "code",
      filterFn: oneOf,
      getUniqueValues: (row) => row.codes,
      meta: { label: "Diagnostic", widthPx: 0, filterOnly: true },
    }),
    helper.accessor(
      ({ diagnostics }) => Object.entries(diagnostics).flatMap(([severity, count]) => (count > 0 ? [severity] : [])),
      {
        id: "severity",
        filterFn: oneOf,
        getUniqueValues: ({ diagnostics }) =>
          Object.entries(diagnostics).flatMap(([severity, count]) => (count > 0 ? [severity] : [])),
        meta: { label: "Severity", widthPx: 0, filterOnly: true, facetLabels: labelsOf(severityMeaning) },
      },
    ),
    helper.accessor((row) => `${row.slug} ${row.name} ${row.subjects.join(" ")} ${row.description}`.toLowerCase(), {
      id: SEARCH_COLUMN,
      filterFn: (row, id, query) => hasAllWords(row.getValue(id), query),
      meta: { label: "Text", widthPx: 0, filterOnly: true },
    }),
  ])
}

export const SKILL_FACETS = [
  "status",
  "subject",
  "truth",
  "application",
  "eval",
  "freshness",
  "won",
  "missing",
  "code",
] as const
/** Facets that links lead to and menus need not always show. */
export const QUIET_SKILL_FACETS = [
  "structural",
  "comprehension",
  "severity",
  "project",
  "verified",
  "routing-eval",
  "lapse",
] as const
export const HIDDEN_AT_FIRST = [
  ...VERDICT_AXES,
  "examples",
  "project",
  "description",
  "paths",
  "relations-out",
  "relations-in",
] as const
