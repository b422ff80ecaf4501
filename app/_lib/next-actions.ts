// What a maintainer gains most by doing next. Pure and explained: each kind of fault costs a fixed number of points a piece
// (`action-points.ts`), and the sum ranks it.
import { formatCount } from "@/components/ui/format-count"
import type { ActionCandidate, ActionFacts } from "./action-facts"
import { MIN_POINTS } from "./action-points"
import { listFileActions } from "./list-file-actions"
import { listSkillActions } from "./list-skill-actions"
import { listStructureActions } from "./list-structure-actions"

export interface NextAction extends ActionCandidate {
  points: number
  /** How the points come about: "4 skills × 9 points = 36". */
  sum: string
}

const MAX_ACTIONS = 5

/** Most points first; equal points go by id. Fewer than five where less is worth doing. */
export function rankNextActions(facts: ActionFacts): NextAction[] {
  return [...listFileActions(facts), ...listSkillActions(facts), ...listStructureActions(facts)]
    .filter(({ count }) => count > 0)
    .map(weigh)
    .filter(({ points }) => points >= MIN_POINTS)
    .sort((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_ACTIONS)
}

function weigh(candidate: ActionCandidate): NextAction {
  const { count, piece, pointsEach } = candidate
  const points = count * pointsEach
  const pieces = `${formatCount(count)} ${count === 1 ? piece : `${piece}s`}`
  const unit = pointsEach === 1 ? "point" : "points"
  return { ...candidate, points, sum: `${pieces} × ${formatPoints(pointsEach)} ${unit} = ${formatPoints(points)}` }
}

function formatPoints(points: number): string {
  return points.toLocaleString("en", { maximumFractionDigits: 2 })
}
