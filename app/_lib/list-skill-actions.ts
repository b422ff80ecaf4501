// What to do about skills, by what the table of skills can be narrowed to. Pure.
import { skillHref } from "@/components/shell/library-href"
import { formatPlural } from "@/components/ui/format-count"
import type { ActionCandidate, ActionFacts } from "./action-facts"
import { POINTS } from "./action-points"
import { LAPSING_SOON_DAYS } from "./lapse-state"
import type { OverviewSkill } from "./list-overview-skills"

const MAX_PLACES = 3

export function listSkillActions({ skills, figures }: ActionFacts): ActionCandidate[] {
  const action = (
    id: keyof typeof POINTS,
    isMeant: (skill: OverviewSkill) => boolean,
    title: (skills: string) => string,
    why: string,
    search: string,
  ): ActionCandidate => {
    const meant = skills.filter(isMeant)
    return {
      id,
      title: title(formatPlural(meant.length, "skill")),
      why,
      href: `/skills?${search}`,
      count: meant.length,
      piece: "skill",
      pointsEach: POINTS[id],
      places: meant
        .slice(0, MAX_PLACES)
        .map(({ summary: { name, slug } }) => ({ label: name, href: skillHref(slug, null) })),
    }
  }
  const lost = figures.examples === null ? 0 : figures.examples.total - figures.examples.won
  return [
    action(
      "blocked",
      ({ summary }) => summary.status === "blocked",
      (count) => `Repair or grade again ${count} that the verdict gate removes`,
      "What they match, they are taken out of again: another skill answers, or none.",
      "status=blocked",
    ),
    action(
      "unreachable",
      ({ summary }) => summary.status === "unreachable",
      (count) => `Give ${count} keywords or triggers`,
      figures.byStatus.unreachable === figures.total
        ? "No skill here says when it should run, so every request is a gap."
        : "There is nothing in it to match: no request ever gets there.",
      "status=unreachable",
    ),
    action(
      "shadowed",
      ({ summary }) => summary.status === "shadowed",
      (count) => `Rename ${count} whose name another skill owns`,
      "Of two skills with one name only the first routes.",
      "status=shadowed",
    ),
    action(
      "lapsing",
      ({ lapse }) => lapse === "soon",
      (count) => `Grade ${count} again before the verdict lapses`,
      `A verdict that removes a skill ends within ${LAPSING_SOON_DAYS} days: then it answers again, mended or not.`,
      "lapse=soon",
    ),
    action(
      "lostExample",
      ({ winState }) => winState === "lost",
      (count) => `Win back the example requests that ${count} lose`.replace("1 skill lose", "1 skill loses"),
      `${formatPlural(lost, "request")} that an author wrote for their own skill: another skill or none answers.`,
      "won=lost&sort=won",
    ),
    action(
      "drift",
      ({ summary }) => summary.verdicts.truth === "DRIFT",
      (count) => `Bring ${count} in line with the sources`,
      "What they are about changed since they were checked; they still answer.",
      "truth=DRIFT",
    ),
    action(
      "stale",
      ({ summary }) => summary.freshness.state === "stale",
      (count) => `Verify ${count} again`,
      "The last check is older than the author allows; what the skill says may no longer hold.",
      "freshness=stale",
    ),
    action(
      "noExamples",
      ({ summary }) => summary.counts.examples === 0,
      (count) => `Write example requests for ${count}`,
      "Without examples nobody can tell whether a skill routes as meant.",
      "missing=examples",
    ),
    action(
      "unverified",
      ({ summary }) => summary.verdicts.truth === "UNVERIFIED",
      (count) => `Check ${count} against the sources`,
      "Nobody has verified whether it is true what they say. Unverified is neither good nor bad.",
      "truth=UNVERIFIED",
    ),
  ]
}
