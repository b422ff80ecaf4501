// The outcome of a trace as a sentence. Reads decided fields only; the margin is arithmetic on the ranked candidates.
import type { Candidate, RouteTrace } from "@/lib/routing"

export type OutcomeKind = "routed" | "ambiguous" | "weak" | "blocked" | "gap"

/** A sentence in pieces, so that a screen can link the skills in it. */
export type SentencePart = { text: string } | { skill: string }

export interface OutcomeView {
  kind: OutcomeKind
  /** One or two words for a badge. */
  badge: string
  headline: SentencePart[]
  /** The engine's next step where the answer is not a certain one, else by how much it won. */
  detail: SentencePart[]
}

/** The part of the sort key that points decide. */
export function keyOf(candidate: Pick<Candidate, "score" | "boost">): number {
  return candidate.score + candidate.boost
}

/** How many skills a sentence names before it says "and n more". */
const NAMED_SKILLS = 3

export function describeOutcome(trace: RouteTrace): OutcomeView {
  const view = viewOf(trace)
  return trace.recommendation === null ? view : { ...view, detail: [{ text: trace.recommendation }] }
}

function viewOf(trace: RouteTrace): OutcomeView {
  if (trace.outcome === "gap")
    return { kind: "gap", badge: "gap", headline: [{ text: "No skill answers this" }], detail: [] }
  if (trace.outcome === "blocked") return blockedView(trace)
  return routedView(trace)
}

function routedView(trace: RouteTrace): OutcomeView {
  const survivors = trace.candidates.filter(({ fate }) => fate === "selected" || fate === "cut")
  const [first, second] = survivors
  const winner = trace.winner ?? first?.skill ?? ""
  const isWeak = trace.flags.includes("weak")
  const headline: SentencePart[] = [{ text: "Routed to " }, { skill: winner }]
  if (trace.flags.includes("ambiguous") && second) {
    return {
      kind: "ambiguous",
      badge: isWeak ? "routed, ambiguous and weak" : "routed, ambiguous",
      headline: [...headline, { text: ", level with " }, { skill: second.skill }],
      detail: [],
    }
  }
  if (isWeak) {
    return {
      kind: "weak",
      badge: "routed, weak",
      headline: [...headline, { text: " by a part of a word only" }],
      detail: [],
    }
  }
  return { kind: "routed", badge: "routed, certain", headline, detail: first ? marginParts(first, second) : [] }
}

function marginParts(first: Candidate, second: Candidate | undefined): SentencePart[] {
  const own = keyOf(first)
  if (!second) return [{ text: `${formatPoints(own)}; no other skill got this far.` }]
  const lead = own - keyOf(second)
  if (lead === 0) {
    return [{ text: `${formatPoints(own)}, level with ` }, { skill: second.skill }, { text: "; a tie-break decided." }]
  }
  return [{ text: `${formatPoints(own)}, ${lead} ahead of ` }, { skill: second.skill }, { text: "." }]
}

function blockedView(trace: RouteTrace): OutcomeView {
  const skills = trace.candidates.map(({ skill }) => skill)
  const why = skills.length === 1 ? " would answer, but a gate removed it" : " would answer, but gates removed them all"
  return { kind: "blocked", badge: "blocked", headline: [...nameSome(skills), { text: why }], detail: [] }
}

/** "A", "A and B", "A, B and C", "A, B, C and 4 more". */
export function nameSome(skills: readonly string[]): SentencePart[] {
  const named = skills.slice(0, NAMED_SKILLS)
  const rest = skills.length - named.length
  const parts: SentencePart[] = []
  named.forEach((skill, index) => {
    if (index > 0) parts.push({ text: rest === 0 && index === named.length - 1 ? " and " : ", " })
    parts.push({ skill })
  })
  if (rest > 0) parts.push({ text: ` and ${rest} more` })
  return parts
}

export function formatPoints(points: number): string {
  return points === 1 ? "1 point" : `${points} points`
}

/** The sentence as plain text, for live regions and titles. */
export function sentenceText(parts: readonly SentencePart[]): string {
  return parts.map((part) => ("skill" in part ? part.skill : part.text)).join("")
}
