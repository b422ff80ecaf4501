// What each trigger, keyword and path of a skill is worth by itself: who else it speaks for, and who gets the request where it is all
// that is asked. The engine decides and its trace is read; nothing is matched here. Pure.
import {
  type Candidate,
  type CompiledLibrary,
  RequestError,
  type RouteTrace,
  route,
  type Signal,
  words,
} from "@/lib/routing"
import { samplePath } from "./sample-path"

export const TERM_SURFACES = ["trigger", "keyword", "path"] as const
export type TermSurface = (typeof TERM_SURFACES)[number]

/** What becomes of a request that is this term and nothing else. */
export type TermStanding =
  /** It wins, and no other skill scores. */
  | "alone"
  /** It wins with more points, or at equal points by rank: verdict boost, project, type, rarer words. */
  | "wins"
  /** Nothing but the order of names decides, in its favour or against it. */
  | "tie-won"
  | "tie-lost"
  /** Another skill ranks higher. */
  | "lost"
  /** Another skill suppresses it. */
  | "suppressed"
  /** The verdict gate removes it. */
  | "blocked"
  /** The engine gives it nothing for this term. */
  | "silent"
  /** A glob that takes paths out, or a text that is no request. */
  | "no-request"
  /** Not asked: the skill has more terms than are asked in a library of this size. */
  | "not-asked"

/** How another skill comes into the same request: by the same term, by another trigger inside it, by words it shares, by parts of words. */
export const RIVAL_WAYS = ["same", "trigger", "path", "words", "parts"] as const
export type RivalWay = (typeof RIVAL_WAYS)[number]

export interface Rival {
  skill: string
  way: RivalWay
  score: number
  /** False where a gate removed it from this request. */
  stands: boolean
}

export interface TermAnswer {
  term: string
  surface: TermSurface
  /** What was asked; null where nothing was. */
  request: { query: string; paths: string[] } | null
  standing: TermStanding
  /** The skill that gets the request; null where none does. */
  winner: string | null
  /** Points between the winner and the next one: this skill where it lost, else the best of the others; null where there is only one. */
  margin: number | null
  /** Own points; 0 where it has none. */
  score: number
  /** The winner has nothing but parts of words. */
  isWeak: boolean
  /** Of a term that earns nothing: the term of the same skill that the points are given for. */
  earnedBy: string | null
  /** In the order of their rank, at most `MAX_RIVALS`. */
  rivals: Rival[]
  /** All of them, by way. */
  rivalCounts: Record<RivalWay, number>
  /** Own examples that it wins, and in how many of them this term earned points. */
  examples: { won: number; helped: number }
}

/** Names of the skills that hold a term, by surface and words. */
export type TermHolders = ReadonlyMap<string, ReadonlySet<string>>

export interface RivalAsker {
  compiled: CompiledLibrary
  holders: TermHolders
  skill: string
  /** The project that the skill is bound to; asked from there. */
  project: string | null
  today: string
}

export type SkillTerms = Record<`${TermSurface}s` | "examples", readonly string[]>

/** Rivals that are named; the others are counted. */
export const MAX_RIVALS = 12
/** Requests for one skill: a skill may have a thousand triggers. */
const MAX_ASKED = 240
/** Requests times skills: a million take about half a second. */
const MAX_MATCHES = 1_000_000
const MIN_ASKED = 20

/** `skills`: those that route. Triggers and keywords are the same when their words are, globs when their texts are. */
export function indexTerms(
  skills: readonly (Record<`${TermSurface}s`, readonly string[]> & { name: string })[],
): TermHolders {
  const holders = new Map<string, Set<string>>()
  for (const skill of skills) {
    for (const surface of TERM_SURFACES) {
      for (const term of skill[`${surface}s`]) {
        const key = keyOf(surface, term)
        const names = holders.get(key)
        if (names) names.add(skill.name)
        else holders.set(key, new Set([skill.name]))
      }
    }
  }
  return holders
}

function keyOf(surface: TermSurface, term: string): string {
  return `${surface} ${surface === "path" ? term : words(term).join(" ")}`
}

/** Asks the engine about every term, in the author's order, up to a bound. */
export function findRivals(terms: SkillTerms, asker: RivalAsker): TermAnswer[] {
  let left = Math.min(MAX_ASKED, Math.max(MIN_ASKED, Math.floor(MAX_MATCHES / Math.max(1, asker.compiled.size))))
  const ask = (request: TermAnswer["request"]): RouteTrace | null => {
    if (request === null || left === 0) return null
    left -= 1
    return tryRoute(request, asker)
  }
  const credited = terms.examples.flatMap((query) => {
    const trace = ask({ query, paths: [] })
    return trace?.winner === asker.skill ? [findOwn(trace, asker.skill)?.signals ?? []] : []
  })
  return TERM_SURFACES.flatMap((surface) =>
    terms[`${surface}s`].map((term): TermAnswer => {
      const request = makeRequest(surface, term)
      const isLeftOut = left === 0
      const trace = ask(request)
      const helped = credited.filter((signals) => signals.some((signal) => isOf(signal, surface, term))).length
      const empty: TermAnswer = {
        term,
        surface,
        request,
        standing: request !== null && isLeftOut ? "not-asked" : "no-request",
        winner: null,
        margin: null,
        score: 0,
        isWeak: false,
        earnedBy: null,
        rivals: [],
        rivalCounts: { same: 0, trigger: 0, path: 0, words: 0, parts: 0 },
        examples: { won: credited.length, helped },
      }
      return trace === null ? empty : { ...empty, ...readTrace(trace, surface, term, asker) }
    }),
  )
}

function makeRequest(surface: TermSurface, term: string): TermAnswer["request"] {
  if (surface !== "path") return { query: term, paths: [] }
  const path = samplePath(term)
  return path === null ? null : { query: "", paths: [path] }
}

function tryRoute(request: { query: string; paths: string[] }, asker: RivalAsker): RouteTrace | null {
  try {
    return route(asker.compiled, { ...request, project: asker.project, today: asker.today })
  } catch (cause) {
    if (cause instanceof RequestError) return null
    throw cause
  }
}

type Read = Pick<
  TermAnswer,
  "standing" | "winner" | "margin" | "score" | "isWeak" | "earnedBy" | "rivals" | "rivalCounts"
>

function readTrace(trace: RouteTrace, surface: TermSurface, term: string, { skill, holders }: RivalAsker): Read {
  const holding = holders.get(keyOf(surface, term))
  const own = findOwn(trace, skill)
  const others = trace.candidates.filter((candidate) => candidate.skill !== skill)
  const rivals = others.map((candidate): Rival => {
    const { score, fate } = candidate
    const way = holding?.has(candidate.skill) ? "same" : findWay(candidate)
    return { skill: candidate.skill, way, score, stands: isStanding(fate) }
  })
  const rivalCounts: TermAnswer["rivalCounts"] = { same: 0, trigger: 0, path: 0, words: 0, parts: 0 }
  for (const { way } of rivals) rivalCounts[way] += 1
  const winner = trace.candidates.find((candidate) => candidate.skill === trace.winner)
  const next = trace.winner === skill ? rivals.find(({ stands }) => stands) : own
  return {
    standing: findStanding(trace, own, surface, others.length),
    winner: trace.winner,
    margin: winner && next ? winner.score - next.score : null,
    score: own?.score ?? 0,
    isWeak: trace.flags.includes("weak"),
    earnedBy: findEarner(own, surface, term),
    rivals: rivals.slice(0, MAX_RIVALS),
    rivalCounts,
  }
}

function findStanding(
  trace: RouteTrace,
  own: Candidate | undefined,
  surface: TermSurface,
  otherCount: number,
): TermStanding {
  if (!own?.signals.some((signal) => surfaceOf(signal) === surface)) return "silent"
  if (own.fate === "suppressed") return "suppressed"
  if (!isStanding(own.fate)) return "blocked"
  const isTie = trace.flags.includes("ambiguous")
  if (trace.winner === own.skill) return otherCount === 0 ? "alone" : isTie ? "tie-won" : "wins"
  const second = trace.candidates.find(({ skill, fate }) => isStanding(fate) && skill !== trace.winner)
  return isTie && second?.skill === own.skill ? "tie-lost" : "lost"
}

/** The term of the same surface that the engine credits instead: it names the first phrase that holds a word. */
function findEarner(own: Candidate | undefined, surface: TermSurface, term: string): string | null {
  const signals = own?.signals.filter((signal) => surfaceOf(signal) === surface) ?? []
  return signals.some((signal) => isOf(signal, surface, term)) ? null : (signals[0]?.term ?? null)
}

function findWay({ signals }: Candidate): RivalWay {
  if (signals.some((signal) => signal.surface === "trigger")) return "trigger"
  if (signals.some((signal) => signal.surface === "keyword")) return "words"
  return signals.some((signal) => signal.surface === "path") ? "path" : "parts"
}

function isOf(signal: Signal, surface: TermSurface, term: string): boolean {
  return surfaceOf(signal) === surface && keyOf(surface, signal.term) === keyOf(surface, term)
}

function surfaceOf({ surface }: Signal): TermSurface {
  return surface === "keyword-substring" ? "keyword" : surface
}

function isStanding(fate: Candidate["fate"]): boolean {
  return fate === "selected" || fate === "cut"
}

function findOwn({ candidates }: RouteTrace, skill: string): Candidate | undefined {
  return candidates.find((candidate) => candidate.skill === skill)
}
