// What to do about files: those that are no skills, and what the reader remarked. Pure.
import { describeCode } from "@/components/skill/describe-code"
import type { DiagnosticGroup } from "@/components/skill/group-diagnostics"
import { formatPlural } from "@/components/ui/format-count"
import type { ActionCandidate, ActionFacts } from "./action-facts"
import { POINTS } from "./action-points"

/** The reader's words for what is told by a status or a finding of the graph: told once is enough. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set([
  "name-duplicate",
  "relation-unknown",
  "relation-ambiguous",
  "relation-self",
  "depends-on-cycle",
  "suppresses-dependency",
  "suppressor-broken",
  "deprecated-without-successor",
])

export function listFileActions({ figures, refusedByCode }: ActionFacts): ActionCandidate[] {
  const { refused, diagnostics } = figures
  return [
    {
      id: "refused",
      title: `Mend ${formatPlural(refused, "file")} that could not be read as a skill`,
      why: "To the router such a file does not exist.",
      href: "/skills?view=left-out&kind=refused",
      count: refused,
      piece: "file",
      pointsEach: POINTS.refused,
      places: [],
    },
    ...diagnostics.groups
      .filter(({ code, count }) => !TOLD_ELSEWHERE.has(code) && count > (refusedByCode.get(code) ?? 0))
      .flatMap(toAction),
  ]
}

function toAction({ code, severity, count, first }: DiagnosticGroup): ActionCandidate[] {
  if (severity === "info") return []
  return [
    {
      id: `${severity}:${code}`,
      title: `${severity === "error" ? "Mend" : "Look at"} ${formatPlural(count, severity)} of the kind ${code}`,
      // For a kind that is in no catalogue, what was seen first.
      why: describeCode(code) ?? first.message,
      href: `/skills?view=diagnostics&code=${encodeURIComponent(code)}`,
      count,
      piece: severity,
      pointsEach: POINTS[severity],
      places: [],
    },
  ]
}
