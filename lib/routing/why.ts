// "Why not that one?" (routing.md §12): the first gate that a skill did not pass, how many points short it was, and the
// smallest single metadata change that makes it win. Every change is found by routing the request again over a library that
// holds it; nothing is guessed from the trace.
import type { CompiledLibrary } from "./compile"
import type { Contender } from "./contender"
import { replaceSkill } from "./patch"
import { compareByMerit, rankContenders } from "./rank"
import { type Query, RequestError, readRequest } from "./request"
import { routeQuery } from "./route"
import { scoreSkills } from "./score"
import type { RoutingHealth, RoutingSkill } from "./skill"
import { keywordTokens } from "./surfaces/keyword"
import { isToken } from "./tokens"
import type { GateName, RouteRequest, RouteTrace } from "./trace"

/** One metadata edit, small enough to be typed by hand. `skill` is the skill whose record changes. */
export type MetadataChange =
  | { kind: "add-keyword"; skill: string; keyword: string }
  | { kind: "add-trigger"; skill: string; trigger: string }
  | { kind: "add-project"; skill: string; handle: string }
  | { kind: "drop-suppresses"; skill: string; target: string }
  | { kind: "set-verdict"; skill: string; field: string; from: string; to: string }

export interface MissExplanation {
  skill: string
  /** True where the skill is the winner: there is nothing to explain. */
  wins: boolean
  winner: string | null
  /** The first gate that the skill did not pass; null where it passed all (it wins, or another one ranks before it). */
  gate: GateName | null
  /** What happened there, in words. */
  reason: string
  /** The skill that caused it (suppressor, or the winner that outranked it). */
  by: string | null
  /** The authored field that caused it. */
  field: string | null
  score: number
  boost: number
  /** Place among the candidates, 1 = best; null where it is not one. */
  rank: number | null
  /** score + boost that are missing to the winner's; 0 when level or ahead; null when nothing won. */
  pointsShort: number | null
  /** The smallest single change that makes it win, or null when no single one does. */
  change: MetadataChange | null
  /** The change in words, or what stands in the way when there is none. */
  advice: string
}

/** The words tried as keywords and the runs tried as triggers, each: enough for any typed request, and bounded for pasted ones. */
const MAX_TRIES = 24
/** Longer runs are sentences, not triggers. Words. */
const MAX_TRIGGER_WORDS = 4

/** Explains why `skill` did or did not win. Throws `RequestError` for a bad request or a name that the library does not hold. */
export function explainMiss(compiled: CompiledLibrary, request: RouteRequest, skill: string): MissExplanation {
  const query = readRequest(request)
  const index = compiled.indexOf.get(skill)
  const record = index === undefined ? undefined : compiled.skills[index]
  if (index === undefined || !record) {
    throw new RequestError(
      "skill-unknown",
      "skill",
      `no skill named ${JSON.stringify(skill)} in this library`,
      "use the name as the catalogue shows it",
    )
  }
  const trace = routeQuery(compiled, query)
  const candidate = trace.candidates.find((one) => one.skill === skill)
  const winner = trace.candidates.find((one) => one.skill === trace.winner)
  const key = (candidate?.score ?? 0) + record.boost
  const wins = trace.winner === skill
  const change = wins ? null : findChange(compiled, query, trace, record.skill)
  return {
    skill,
    wins,
    winner: trace.winner,
    ...findObstacle(compiled, query, trace, skill),
    score: candidate?.score ?? 0,
    boost: record.boost,
    rank: candidate?.rank ?? null,
    pointsShort: winner ? Math.max(0, winner.score + winner.boost - key) : null,
    change,
    advice: wins ? "It wins: nothing to change." : change ? describeChange(change) : describeDeadEnd(trace, skill),
  }
}

type Obstacle = Pick<MissExplanation, "gate" | "reason" | "by" | "field">

function findObstacle(compiled: CompiledLibrary, query: Query, trace: RouteTrace, skill: string): Obstacle {
  for (const { gate, removed } of trace.gates.slice(0, 5)) {
    const removal = removed.find((one) => one.skill === skill)
    if (!removal) continue
    const by = removal.by ?? (gate === "selection" ? trace.winner : null)
    const reason =
      gate === "score"
        ? "no trigger, keyword or path of it matches the request"
        : gate === "suppression"
          ? `suppressed by ${by}${removal.detail ? `: ${removal.detail}` : ""}`
          : (removal.detail ?? removal.reason)
    return { gate, reason, by, field: removal.field ?? null }
  }
  if (trace.winner === skill) return { gate: null, reason: "it wins", by: null, field: null }
  return { gate: null, reason: describeOutranked(compiled, query, trace, skill), by: trace.winner, field: null }
}

function describeOutranked(compiled: CompiledLibrary, query: Query, trace: RouteTrace, skill: string): string {
  const names = new Set([skill, trace.winner])
  const pair = scoreSkills(compiled, query, null).filter((one) => names.has(one.skill.name))
  rankContenders(compiled.table, pair, query.request.project)
  const [first, second] = pair
  if (!first || !second) throw new Error(`explainMiss: ${skill} and ${trace.winner} must both be candidates`)
  return `selected, but ${first.skill.name} ranks first: ${describeLead(first, second, query.request.project)}`
}

function describeLead(first: Contender, second: Contender, project: string | null): string {
  const lead = first.score + first.skill.boost - second.score - second.skill.boost
  if (lead > 0) return `${lead} ${lead === 1 ? "point" : "points"} ahead`
  const isAnchored = ({ skill }: Contender) => project !== null && skill.skill.project.includes(project)
  if (isAnchored(first) !== isAnchored(second)) return "level on points, and anchored to the active project"
  if (first.skill.typeRank !== second.skill.typeRank) return "level on points, and its legacy type comes first"
  if (compareByMerit(first, second) !== 0) return "level on points, and its matching words are rarer in this library"
  return "level in everything, and its name comes first"
}

/** Smallest first: what stands in the way, then one word, then one phrase. The first that wins is taken. */
function findChange(
  compiled: CompiledLibrary,
  query: Query,
  trace: RouteTrace,
  skill: RoutingSkill,
): MetadataChange | null {
  const tries: MetadataChange[] = [
    ...obstacleChanges(compiled, query, trace, skill),
    ...keywordChanges(compiled, query, skill),
    ...triggerChanges(compiled, query, skill),
  ]
  for (const change of tries) {
    const changed = applyChange(compiled, change)
    if (changed && routeQuery(changed, query).winner === skill.name) return change
  }
  return null
}

function obstacleChanges(
  compiled: CompiledLibrary,
  query: Query,
  trace: RouteTrace,
  skill: RoutingSkill,
): MetadataChange[] {
  const { project, minEvalState } = query.request
  const changes: MetadataChange[] = []
  if (project !== null && skill.project.length > 0 && !skill.project.includes(project)) {
    changes.push({ kind: "add-project", skill: skill.name, handle: project })
  }
  const { structuralVerdict, truthVerdict, applicationVerdict, evalState } = skill.health
  const verdict = (field: string, from: string | null | undefined, to: string) =>
    changes.push({ kind: "set-verdict", skill: skill.name, field, from: from ?? "not set", to })
  const candidate = trace.candidates.find((one) => one.skill === skill.name)
  if (candidate?.fate === "integrity" && structuralVerdict?.trim().toUpperCase() === "FAIL")
    verdict("structural_verdict", structuralVerdict, "PASS")
  else if (candidate?.fate === "integrity") verdict("truth_verdict", truthVerdict, "PASS")
  if (candidate?.fate === "behavior") verdict("application_verdict", applicationVerdict, "UNVERIFIED")
  if (candidate?.fate === "quality") verdict("eval_state", evalState, minEvalState)
  const standing = new Set(trace.candidates.filter(({ fate }) => fate !== "suppressed").map((one) => one.skill))
  const self = compiled.indexOf.get(skill.name)
  for (const one of candidate?.fate === "suppressed" ? compiled.skills : []) {
    if (one.name !== skill.name && standing.has(one.name) && one.suppresses.some(({ target }) => target === self)) {
      changes.push({ kind: "drop-suppresses", skill: one.name, target: skill.name })
    }
  }
  return changes
}

/** Rarest words first: they bring the fewest other requests along. */
function keywordChanges(compiled: CompiledLibrary, query: Query, skill: RoutingSkill): MetadataChange[] {
  const own = keywordTokens(skill.keywords)
  const fresh = query.tokens.filter((token) => !own.has(token))
  fresh.sort((a, b) => holderCount(compiled, a) - holderCount(compiled, b))
  return fresh.slice(0, MAX_TRIES).map((keyword) => ({ kind: "add-keyword", skill: skill.name, keyword }))
}

/** Two-word runs first, then longer ones, then single words: a trigger should say more than a keyword does. */
function triggerChanges(compiled: CompiledLibrary, query: Query, skill: RoutingSkill): MetadataChange[] {
  const runs: string[] = []
  for (const length of [2, 3, MAX_TRIGGER_WORDS, 1]) {
    for (let at = 0; at + length <= query.words.length; at++) {
      const run = query.words.slice(at, at + length)
      // A phrase that begins or ends in a stopword is a fragment.
      if (isToken(run[0] ?? "") && isToken(run.at(-1) ?? "")) runs.push(run.join(" "))
    }
  }
  // One more hope for a request of stopwords only: the whole of it.
  if (query.tokens.length === 0 && query.words.length > 0) runs.push(query.words.join(" "))
  const own = new Set(skill.triggers)
  const rarityOf = (run: string) => Math.min(...run.split(" ").map((word) => holderCount(compiled, word)))
  const sized = [...new Set(runs)]
    .filter((run) => !own.has(run))
    .map((run, at) => ({ run, at, size: run.split(" ").length }))
  sized.sort((a, b) => runOrder(a.size) - runOrder(b.size) || rarityOf(a.run) - rarityOf(b.run) || a.at - b.at)
  return sized.slice(0, MAX_TRIES).map(({ run }) => ({ kind: "add-trigger", skill: skill.name, trigger: run }))
}

/** Number of skills that hold the word in a keyword. */
const holderCount = (compiled: CompiledLibrary, word: string): number =>
  (compiled.keywords.exact(word)?.length ?? 0) / 2

const runOrder = (size: number): number => (size === 1 ? MAX_TRIGGER_WORDS + 1 : size)

/** The library with one change in it; null when the change names a skill that it does not hold. */
export function applyChange(compiled: CompiledLibrary, change: MetadataChange): CompiledLibrary | null {
  const index = compiled.indexOf.get(change.skill)
  const skill = index === undefined ? undefined : compiled.skills[index]?.skill
  return skill ? replaceSkill(compiled, changeSkill(skill, change)) : null
}

const HEALTH_FIELDS: Readonly<Record<string, keyof RoutingHealth>> = {
  structural_verdict: "structuralVerdict",
  truth_verdict: "truthVerdict",
  application_verdict: "applicationVerdict",
  eval_state: "evalState",
}

/** A copy of the skill with the change made. */
export function changeSkill(skill: RoutingSkill, change: MetadataChange): RoutingSkill {
  switch (change.kind) {
    case "add-keyword":
      return { ...skill, keywords: [...skill.keywords, change.keyword] }
    case "add-trigger":
      return { ...skill, triggers: [...skill.triggers, change.trigger] }
    case "add-project":
      return { ...skill, project: [...skill.project, change.handle] }
    case "drop-suppresses": {
      const field = skill.relations.suppresses === undefined ? "boundary" : "suppresses"
      const kept = (skill.relations[field] ?? []).filter((edge) => edge.skill !== change.target)
      return { ...skill, relations: { ...skill.relations, [field]: kept } }
    }
    case "set-verdict": {
      const field = HEALTH_FIELDS[change.field]
      if (!field) throw new Error(`changeSkill: ${change.field} is not a field that gates`)
      return { ...skill, health: { ...skill.health, [field]: change.to } }
    }
  }
}

function describeChange(change: MetadataChange): string {
  switch (change.kind) {
    case "add-keyword":
      return `It would win with the keyword "${change.keyword}".`
    case "add-trigger":
      return `It would win with the trigger "${change.trigger}".`
    case "add-project":
      return `It would win if its project list also held "${change.handle}".`
    case "drop-suppresses":
      return `It would win if ${change.skill} did not suppress it.`
    case "set-verdict":
      return `It would win if ${change.field} were ${change.to} instead of ${change.from}: repair it, then grade it again.`
  }
}

function describeDeadEnd(trace: RouteTrace, skill: string): string {
  if (trace.words.length === 0) return "The request holds no words to match."
  const fate = trace.candidates.find((one) => one.skill === skill)?.fate
  if (fate === "integrity" || fate === "behavior" || fate === "quality") {
    return "No single change makes it win: more than its verdict stands in the way."
  }
  return `No single keyword or trigger makes it win${trace.winner ? ` over ${trace.winner}` : ""}: it needs more than one change.`
}
