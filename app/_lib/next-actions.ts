// What a maintainer gains most by doing next. Pure and explained: each kind of fault costs a fixed number of points a piece
// (how much a person who asks loses by it), and the sum ranks it.
import { describeCode } from "@/components/skill/describe-code"
import type { DiagnosticGroup } from "@/components/skill/group-diagnostics"
import { formatCount, formatPlural } from "@/components/ui/format-count"
import type { LibraryFigures } from "./library-figures"

export interface NextAction {
  id: string
  /** What to do. */
  title: string
  /** Why it ranks where it does: what is lost as long as it is not done. */
  why: string
  /** The list to start from, without the library. */
  href: string
  /** How many things it is about. */
  count: number
  points: number
}

/** Points a piece. A skill that no request can reach loses everything; a remark loses next to nothing. */
const POINTS = {
  /** A file that is no skill to anybody. */
  refused: 10,
  /** Removed from every request by the verdict gate. */
  blocked: 9,
  /** Nothing to score on. */
  unreachable: 8,
  /** Another skill took its name. */
  shadowed: 6,
  /** An error that a file has although it loads. */
  error: 5,
  /** A request that its own author expected it to win. */
  lostExample: 3,
  /** Its sources may say something else by now. */
  stale: 2,
  /** Without examples nobody can tell whether it routes as meant. */
  noExamples: 1,
  warning: 0.5,
  /** Nobody has looked whether it holds. */
  unverified: 0.25,
} as const

const MAX_ACTIONS = 5

export function rankNextActions(figures: LibraryFigures): NextAction[] {
  return listCandidates(figures)
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_ACTIONS)
}

function listCandidates(figures: LibraryFigures): NextAction[] {
  const { byStatus, total, refused, freshness, missing, examples, verdicts, diagnostics } = figures
  const skills = (count: number) => formatPlural(count, "skill")
  const lost = examples === null ? 0 : examples.total - examples.won
  const unverified = verdicts.truth.UNVERIFIED ?? 0
  // A refused file is told by its own action, and so are its errors.
  const errorGroup = diagnostics.groups.find(
    ({ severity, count }) => severity === "error" && count > 0 && refused === 0,
  )
  const warningGroup = diagnostics.groups.find(({ severity }) => severity === "warning")
  const action = (id: keyof typeof POINTS, count: number, title: string, why: string, href: string): NextAction => ({
    id,
    title,
    why,
    href,
    count,
    points: count * POINTS[id],
  })
  return [
    action(
      "refused",
      refused,
      `Mend ${formatPlural(refused, "file")} that could not be read as a skill`,
      "To the router such a file does not exist.",
      "/skills?view=left-out",
    ),
    action(
      "blocked",
      byStatus.blocked,
      `Repair or grade again ${skills(byStatus.blocked)} that the verdict gate removes`,
      "What they match, they are taken out of again: another skill answers, or none.",
      "/skills?status=blocked",
    ),
    action(
      "unreachable",
      byStatus.unreachable,
      `Give ${skills(byStatus.unreachable)} keywords or triggers`,
      byStatus.unreachable === total
        ? "No skill here says when it should run, so every request is a gap."
        : "There is nothing in it to match: no request ever gets there.",
      "/skills?status=unreachable",
    ),
    action(
      "shadowed",
      byStatus.shadowed,
      `Rename ${skills(byStatus.shadowed)} whose name another skill owns`,
      "Of two skills with one name only the first routes.",
      "/skills?status=shadowed",
    ),
    action(
      "error",
      errorGroup?.count ?? 0,
      `Mend ${formatPlural(errorGroup?.count ?? 0, "error")} of the kind ${errorGroup?.code ?? ""}`,
      describeGroup(errorGroup),
      `/skills?view=diagnostics&code=${encodeURIComponent(errorGroup?.code ?? "")}`,
    ),
    action(
      "lostExample",
      lost,
      `Win back ${formatPlural(lost, "example request")}`,
      `Of ${formatCount(examples?.total ?? 0)} requests that authors wrote for their own skill, another skill or none answers these.`,
      "/skills?won=lost&sort=won",
    ),
    action(
      "stale",
      freshness.stale,
      `Verify ${skills(freshness.stale)} again`,
      "The last check is older than the author allows; what the skill says may no longer hold.",
      "/skills?freshness=stale",
    ),
    action(
      "noExamples",
      missing.examples,
      `Write example requests for ${skills(missing.examples)}`,
      "Without examples nobody can tell whether a skill routes as meant.",
      "/skills?missing=examples",
    ),
    action(
      "warning",
      warningGroup?.count ?? 0,
      `Look at ${formatPlural(warningGroup?.count ?? 0, "warning")} of the kind ${warningGroup?.code ?? ""}`,
      describeGroup(warningGroup),
      `/skills?view=diagnostics&code=${encodeURIComponent(warningGroup?.code ?? "")}`,
    ),
    action(
      "unverified",
      unverified,
      `Check ${skills(unverified)} against their sources`,
      "Nobody has verified whether it is true what they say. Unverified is neither good nor bad.",
      "/skills?truth=UNVERIFIED",
    ),
  ]
}

/** What the kind means; for one that is in no catalogue, what was seen first. */
function describeGroup(group: DiagnosticGroup | undefined): string {
  return group ? (describeCode(group.code) ?? group.first.message) : ""
}
