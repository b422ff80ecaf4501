// What an answer of `rival-terms` says, in words. Pure.
import type { Tone } from "@/components/ui/tone"
import type { RivalWay, TermAnswer } from "./rival-terms"

/** Words with at most one name of a skill in them. */
export interface StandingWords {
  tone: Tone
  before: string
  skill: string | null
  after: string
}

export function describeStanding(answer: TermAnswer): StandingWords {
  const say = (tone: Tone, before: string, after: string | null = null): StandingWords =>
    after === null ? { tone, before, skill: null, after: "" } : { tone, before, skill: answer.winner, after }
  const { standing, surface, margin, rivalCounts, isWeak, winner } = answer
  const shared = rivalCounts.same > 0 ? `Shared with ${rivalCounts.same}: ` : ""
  switch (standing) {
    case "alone":
      return isWeak ? say("warn", "Wins, but by a part of a word only") : say("good", "Wins alone")
    case "wins":
      if (isWeak) return say("warn", start(shared, "it wins, but by a part of a word only"))
      if (margin === null) return say("good", start(shared, "it wins, every other is removed by a gate"))
      return say(
        "good",
        start(shared, margin > 0 ? `it wins by ${points(margin)}` : "it wins at equal points, by rank"),
      )
    case "tie-won":
      return say("warn", start(shared, "a tie that it wins by its name only"))
    case "tie-lost":
      return say("warn", start(shared, "a tie that goes to"), "by its name only")
    case "lost":
      if (winner === null) return say("neutral", "Never enough by itself")
      return say(surface === "trigger" ? "warn" : "neutral", start(shared, "never enough by itself:"), byMargin(margin))
    case "suppressed":
      return winner === null ? say("neutral", "Suppressed") : say("neutral", start(shared, "suppressed:"), "takes it")
    case "blocked":
      return say("bad", "Removed by the verdict gate")
    case "silent":
      return say("warn", "Never earns a point: no word in it counts")
    case "no-request":
      return say("neutral", surface === "path" ? "Takes paths out of the list" : "Too long to be a request")
    case "not-asked":
      return say("unverified", "Not asked: the skill has more phrases than are tried here")
  }
}

const WAYS: Record<RivalWay, (count: number) => string> = {
  same: (count) => `${count} ${count === 1 ? "holds" : "hold"} it too`,
  trigger: (count) => `${count} ${count === 1 ? "has" : "have"} a trigger inside it`,
  path: (count) => `${count} ${count === 1 ? "takes" : "take"} in the same path`,
  words: (count) => `${count} ${count === 1 ? "shares" : "share"} a word`,
  parts: (count) => `${count} ${count === 1 ? "matches" : "match"} a part of a word`,
}

/** Who else scores, counted by how; empty where nobody does. */
export function describeRivals({ rivalCounts }: Pick<TermAnswer, "rivalCounts">): string {
  return (Object.keys(WAYS) as RivalWay[])
    .filter((way) => rivalCounts[way] > 0)
    .map((way) => WAYS[way](rivalCounts[way]))
    .join(", ")
}

export const rivalWayWords: Record<RivalWay, string> = {
  same: "the same",
  trigger: "a trigger inside it",
  path: "the same path",
  words: "a shared word",
  parts: "a part of a word",
}

/** How the phrases of a skill do together, in one sentence; null where it has none that can be asked. */
export function summarizeRivals(answers: readonly TermAnswer[]): string | null {
  const asked = answers.filter(({ standing }) => standing !== "no-request" && standing !== "not-asked")
  if (asked.length === 0) return null
  const count = (...standings: TermAnswer["standing"][]) =>
    asked.filter(({ standing }) => standings.includes(standing)).length
  const parts = [
    [count("alone"), "wins alone", "win alone"],
    [count("wins"), "wins against others", "win against others"],
    [count("tie-won", "tie-lost"), "ties", "tie"],
    [count("lost", "suppressed"), "is never enough by itself", "are never enough by themselves"],
    [count("silent"), "never earns a point", "never earn a point"],
    [count("blocked"), "is removed by the verdict gate", "are removed by the verdict gate"],
  ] as const
  const told = parts.filter(([many]) => many > 0).map(([many, one, more]) => `${many} ${many === 1 ? one : more}`)
  return `Asked by ${asked.length === 1 ? "itself" : "themselves"}, of ${asked.length}: ${told.join(", ")}.`
}

function start(shared: string, rest: string): string {
  return shared === "" ? rest.charAt(0).toUpperCase() + rest.slice(1) : shared + rest
}

function byMargin(margin: number | null): string {
  if (margin === null) return "wins"
  return margin > 0 ? `wins by ${points(margin)}` : "wins at equal points, by rank"
}

function points(count: number): string {
  return count === 1 ? "1 point" : `${count} points`
}
