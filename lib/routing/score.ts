// Additive score over every surface, never first match wins (routing.md §4). Signals are recorded as they are earned, so
// that a score is always the sum of what is shown.
import type { CompiledLibrary } from "./compile"
import { type Contender, createContender } from "./contender"
import { KEYWORD_CREDIT, MIN_SUBSTRING_LENGTH, PATH_CREDIT, SUBSTRING_CREDIT, TRIGGER_CREDIT } from "./policy"
import type { Query } from "./request"
import type { ScoreSheet } from "./score-sheet"
import { keywordTokens, type Postings } from "./surfaces/keyword"
import { findPathHit } from "./surfaces/path"
import { distinctTriggers, isWholeQueryOnly } from "./surfaces/trigger"
import { isAtLeast } from "./tokens"
import type { Signal } from "./trace"

/** Scores every skill that `fits` says may take part (null: all). Skills without a credit are not in the result. */
export function scoreSkills(compiled: CompiledLibrary, query: Query, fits: Uint8Array | null): Contender[] {
  const { changed, sheet } = compiled
  sheet.begin(fits, changed?.index ?? -1)
  scoreTriggers(compiled, query, sheet)
  for (const token of query.tokens) scoreToken(compiled, token, sheet)
  scorePaths(compiled, query, sheet)
  const scored = sheet.finish()
  if (changed && (fits === null || fits[changed.index] === 1)) {
    const alone = scoreAlone(compiled, changed.index, query)
    if (alone && alone.score > 0) scored.push(alone)
  }
  return scored
}

function scoreTriggers(compiled: CompiledLibrary, query: Query, sheet: ScoreSheet): void {
  const fired: { skill: number; term: string; order: number }[] = []
  compiled.triggers.find(query.words, query.tokens, (owner) => {
    if (sheet.takesPart(owner.skill)) fired.push(owner)
  })
  fired.sort((a, b) => a.order - b.order)
  for (const { skill, term } of fired) sheet.credit(skill, { surface: "trigger", term, credit: TRIGGER_CREDIT })
}

/** One exact or one substring credit a skill, never both (routing.md §4). */
function scoreToken(compiled: CompiledLibrary, token: string, sheet: ScoreSheet): void {
  const { keywords } = compiled
  const round = sheet.nextRound()
  const exact = keywords.exact(token)
  const weight = exact ? rarity(compiled, token, exact) : 0
  for (let i = 0; exact !== null && i < exact.length; i += 2) {
    const skill = exact[i] ?? 0
    if (!sheet.takesPart(skill)) continue
    sheet.exactRound[skill] = round
    const term = keywords.phrases[exact[i + 1] ?? 0] ?? ""
    sheet.credit(skill, { surface: "keyword", term, token, credit: KEYWORD_CREDIT }).evidence += weight
  }
  const hinted: number[] = []
  for (const list of keywords.partial(token)) {
    for (let i = 0; i < list.length; i += 2) {
      const skill = list[i] ?? 0
      const phrase = list[i + 1] ?? 0
      if (sheet.exactRound[skill] === round || !sheet.takesPart(skill)) continue
      if (sheet.hintRound[skill] !== round) {
        sheet.hintRound[skill] = round
        sheet.hintPhrase[skill] = phrase
        hinted.push(skill)
      } else if (phrase < (sheet.hintPhrase[skill] ?? 0)) sheet.hintPhrase[skill] = phrase
    }
  }
  for (const skill of hinted) {
    const term = keywords.phrases[sheet.hintPhrase[skill] ?? 0] ?? ""
    sheet.credit(skill, { surface: "keyword-substring", term, token, credit: SUBSTRING_CREDIT })
  }
}

function scorePaths(compiled: CompiledLibrary, query: Query, sheet: ScoreSheet): void {
  if (query.touched.length === 0 || compiled.paths.skills.length === 0) return
  const find = compiled.paths.finder(query.touched)
  for (const skill of compiled.paths.skills) {
    const hit = sheet.takesPart(skill) ? find(skill) : null
    if (hit) sheet.credit(skill, { surface: "path", term: hit.term, path: hit.path, credit: PATH_CREDIT })
  }
}

/** rarity(t) = ln(1 + (N − n + 0.5)/(n + 0.5)) over the library as it stands, a changed skill counted as changed (routing.md §6.3). */
function rarity(compiled: CompiledLibrary, token: string, holders: Postings | null): number {
  let count = (holders?.length ?? 0) / 2
  const { changed } = compiled
  if (changed) {
    for (let i = 0; holders !== null && i < holders.length; i += 2) if (holders[i] === changed.index) count--
    if (keywordTokens(changed.skill.keywords).has(token)) count++
  }
  return Math.log(1 + (compiled.size - count + 0.5) / (count + 0.5))
}

/** The same rules without an index, for the one skill that stands outside it. */
function scoreAlone(compiled: CompiledLibrary, index: number, query: Query): Contender | null {
  const record = compiled.skills[index]
  if (!record) return null
  const { skill } = record
  const scored = createContender(index, record)
  const credit = (signal: Signal) => {
    scored.score += signal.credit
    scored.signals.push(signal)
  }
  const wordsKey = query.words.join(" ")
  const tokensKey = query.tokens.join(" ")
  for (const [key, term] of distinctTriggers(skill.triggers)) {
    const inside = !isWholeQueryOnly(key) && ` ${wordsKey} `.includes(` ${key} `)
    if (inside || key === wordsKey || key === tokensKey) credit({ surface: "trigger", term, credit: TRIGGER_CREDIT })
  }
  const own = keywordTokens(skill.keywords)
  for (const token of query.tokens) {
    const phrase = own.get(token)
    if (phrase !== undefined) {
      scored.evidence += rarity(compiled, token, compiled.keywords.exact(token))
      credit({ surface: "keyword", term: skill.keywords[phrase] ?? "", token, credit: KEYWORD_CREDIT })
      continue
    }
    const hint = firstHint(own, token)
    if (hint !== null) {
      credit({ surface: "keyword-substring", term: skill.keywords[hint] ?? "", token, credit: SUBSTRING_CREDIT })
    }
  }
  const hit = query.touched.length > 0 ? findPathHit(skill.paths, query.touched) : null
  if (hit) credit({ surface: "path", term: hit.term, path: hit.path, credit: PATH_CREDIT })
  return scored
}

/** The first phrase (author's order) with a word of which the token is a part. */
function firstHint(own: ReadonlyMap<string, number>, token: string): number | null {
  if (!isAtLeast(token, MIN_SUBSTRING_LENGTH)) return null
  let first: number | null = null
  for (const [word, phrase] of own) if (word.includes(token) && (first === null || phrase < first)) first = phrase
  return first
}
