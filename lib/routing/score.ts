// Additive score over every surface, never first match wins (routing.md §4). Signals are recorded as they are earned, so
// that a score is always the sum of what is shown.
import type { CompiledLibrary } from "./compile"
import { KEYWORD_CREDIT, MIN_SUBSTRING_LENGTH, PATH_CREDIT, SUBSTRING_CREDIT, TRIGGER_CREDIT } from "./policy"
import type { Query } from "./request"
import type { RoutingSkill } from "./skill"
import { keywordTokens } from "./surfaces/keyword"
import { findPathHit } from "./surfaces/path"
import { distinctTriggers, isWholeQueryOnly } from "./surfaces/trigger"
import { isAtLeast } from "./tokens"
import type { Signal } from "./trace"

export interface ScoredSkill {
  readonly index: number
  score: number
  evidence: number
  /** Triggers in the author's order, then keyword credits in the query's order, then the path. */
  readonly signals: Signal[]
}

/** Scores every skill that `fits` says may take part (null: all). Skills without a credit are not in the result. */
export function scoreSkills(compiled: CompiledLibrary, query: Query, fits: Uint8Array | null): ScoredSkill[] {
  const scored = new Map<number, ScoredSkill>()
  const changed = compiled.changed
  const takesPart = (index: number) => (fits === null || fits[index] === 1) && index !== changed?.index
  const at = (index: number): ScoredSkill => {
    let skill = scored.get(index)
    if (!skill) {
      skill = { index, score: 0, evidence: 0, signals: [] }
      scored.set(index, skill)
    }
    return skill
  }
  scoreTriggers(compiled, query, takesPart, at)
  scoreKeywords(compiled, query, takesPart, at)
  scorePaths(compiled, query, takesPart, at)
  if (changed && (fits === null || fits[changed.index] === 1)) {
    const alone = scoreAlone(compiled, changed.skill, changed.index, query)
    if (alone.score > 0) scored.set(changed.index, alone)
  }
  return [...scored.values()]
}

type TakesPart = (index: number) => boolean
type At = (index: number) => ScoredSkill

function scoreTriggers(compiled: CompiledLibrary, query: Query, takesPart: TakesPart, at: At): void {
  const fired: { skill: number; term: string; order: number }[] = []
  compiled.triggers.find(query.words, query.tokens, (owner) => {
    if (takesPart(owner.skill)) fired.push(owner)
  })
  fired.sort((a, b) => a.order - b.order)
  for (const { skill, term } of fired) credit(at(skill), { surface: "trigger", term, credit: TRIGGER_CREDIT })
}

function scoreKeywords(compiled: CompiledLibrary, query: Query, takesPart: TakesPart, at: At): void {
  const { keywords, skills } = compiled
  const phraseText = (skill: number, phrase: number) => skills[skill]?.skill.keywords[phrase] ?? ""
  for (const token of query.tokens) {
    const exact = new Set<number>()
    const weight = rarity(compiled, token)
    keywords.exact(token, (skill, phrase) => {
      if (!takesPart(skill)) return
      exact.add(skill)
      const scored = at(skill)
      scored.evidence += weight
      credit(scored, { surface: "keyword", term: phraseText(skill, phrase), token, credit: KEYWORD_CREDIT })
    })
    const partial = new Map<number, number>()
    keywords.partial(token, (skill, phrase) => {
      if (exact.has(skill) || !takesPart(skill)) return
      const known = partial.get(skill)
      if (known === undefined || phrase < known) partial.set(skill, phrase)
    })
    for (const [skill, phrase] of partial) {
      credit(at(skill), {
        surface: "keyword-substring",
        term: phraseText(skill, phrase),
        token,
        credit: SUBSTRING_CREDIT,
      })
    }
  }
}

function scorePaths(compiled: CompiledLibrary, query: Query, takesPart: TakesPart, at: At): void {
  if (query.touched.length === 0 || compiled.paths.skills.length === 0) return
  const find = compiled.paths.finder(query.touched)
  for (const skill of compiled.paths.skills) {
    const hit = takesPart(skill) ? find(skill) : null
    if (hit) credit(at(skill), { surface: "path", term: hit.term, path: hit.path, credit: PATH_CREDIT })
  }
}

function credit(scored: ScoredSkill, signal: Signal): void {
  scored.score += signal.credit
  scored.signals.push(signal)
}

/** rarity(t) = ln(1 + (N − n + 0.5)/(n + 0.5)) over the library as it stands, a changed skill counted as changed (routing.md §6.3). */
function rarity(compiled: CompiledLibrary, token: string): number {
  let count = compiled.keywords.skillCount(token)
  if (compiled.changed) {
    compiled.keywords.exact(token, (skill) => {
      if (skill === compiled.changed?.index) count--
    })
    if (keywordTokens(compiled.changed.skill.keywords).has(token)) count++
  }
  return Math.log(1 + (compiled.size - count + 0.5) / (count + 0.5))
}

/** The same rules without an index, for the one skill that stands outside it. */
function scoreAlone(compiled: CompiledLibrary, skill: RoutingSkill, index: number, query: Query): ScoredSkill {
  const scored: ScoredSkill = { index, score: 0, evidence: 0, signals: [] }
  const wordsKey = query.words.join(" ")
  const tokensKey = query.tokens.join(" ")
  for (const [key, term] of distinctTriggers(skill.triggers)) {
    const inside = !isWholeQueryOnly(key) && ` ${wordsKey} `.includes(` ${key} `)
    if (inside || key === wordsKey || key === tokensKey)
      credit(scored, { surface: "trigger", term, credit: TRIGGER_CREDIT })
  }
  const own = keywordTokens(skill.keywords)
  for (const token of query.tokens) {
    const phrase = own.get(token)
    if (phrase !== undefined) {
      scored.evidence += rarity(compiled, token)
      credit(scored, { surface: "keyword", term: skill.keywords[phrase] ?? "", token, credit: KEYWORD_CREDIT })
      continue
    }
    if (!isAtLeast(token, MIN_SUBSTRING_LENGTH)) continue
    let first: number | null = null
    for (const [word, at] of own) {
      if (word.includes(token) && (first === null || at < first)) first = at
    }
    if (first !== null) {
      credit(scored, {
        surface: "keyword-substring",
        term: skill.keywords[first] ?? "",
        token,
        credit: SUBSTRING_CREDIT,
      })
    }
  }
  const hit = query.touched.length > 0 ? findPathHit(skill.paths, query.touched) : null
  if (hit) credit(scored, { surface: "path", term: hit.term, path: hit.path, credit: PATH_CREDIT })
  return scored
}
