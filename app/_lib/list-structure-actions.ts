// What to do about the relations between skills, and about phrases that they share. Pure.
import { graphHref } from "@/components/graph/graph-address"
import { findingMeaning } from "@/components/graph-health/finding-meaning"
import { formatPlural } from "@/components/ui/format-count"
import { FINDING_CODES, type FindingCode } from "@/lib/graph"
import type { ActionCandidate, ActionFacts } from "./action-facts"
import { FINDING_POINTS, POINTS } from "./action-points"

const MAX_PLACES = 3

/** What to do about findings of each kind; `one` and `many` follow the count. */
const WORK: Record<FindingCode, { verb: string; one: string; many: string }> = {
  "broken-dependency": { verb: "Mend", one: "dependency that never loads", many: "dependencies that never load" },
  "dependency-cycle": { verb: "Open", one: "loop of dependencies", many: "loops of dependencies" },
  "dependency-out-of-project": {
    verb: "Mend",
    one: "dependency that stays out of a project",
    many: "dependencies that stay out of a project",
  },
  "suppressed-dependency": {
    verb: "Mend",
    one: "dependency that its own user suppresses",
    many: "dependencies that their own user suppresses",
  },
  "dead-suppressor": { verb: "Revive", one: "suppressor that never fires", many: "suppressors that never fire" },
  dangling: {
    verb: "Mend",
    one: "relation to a skill that is not there",
    many: "relations to skills that are not there",
  },
  "disjoint-co-load": {
    verb: "Part",
    one: "pair of disjoint skills that load together",
    many: "pairs of disjoint skills that load together",
  },
  "deprecated-without-successor": {
    verb: "Name a successor for",
    one: "deprecated skill",
    many: "deprecated skills",
  },
  "self-edge": { verb: "Remove", one: "relation of a skill to itself", many: "relations of skills to themselves" },
  "cut-off": { verb: "Join", one: "group that is cut off", many: "groups that are cut off" },
  orphan: { verb: "Join", one: "orphan", many: "orphans" },
  hub: { verb: "Look at", one: "hub", many: "hubs" },
}

export function listStructureActions({ findings, collisions }: ActionFacts): ActionCandidate[] {
  return [
    {
      id: "collision",
      title: `Settle ${formatPlural(collisions?.length ?? 0, "phrase")} by which the wrong skill wins`,
      why: "Several skills hold it, and a request that one of them wrote down goes to another by that very phrase.",
      href: "/skills?view=collisions",
      count: collisions?.length ?? 0,
      piece: "phrase",
      pointsEach: POINTS.collision,
      places: [],
    },
    ...FINDING_CODES.flatMap((code): ActionCandidate[] => {
      const pointsEach = FINDING_POINTS[code]
      const found = findings.filter((finding) => finding.code === code)
      // Remarks alone are no work: a skill of all projects may well need one that is not.
      if (pointsEach === null || found.every(({ severity }) => severity === "info")) return []
      const { verb, one, many } = WORK[code]
      return [
        {
          id: code,
          title: `${verb} ${formatPlural(found.length, one, many)}`,
          why: findingMeaning[code].hint,
          href: graphHref({ view: "findings", finding: code }, null),
          count: found.length,
          piece: "finding",
          pointsEach,
          places: found.slice(0, MAX_PLACES).map(({ id, skills }) => ({
            label: skills.join(" → "),
            href: graphHref({ view: "findings", finding: id }, null),
          })),
        },
      ]
    }),
  ]
}
