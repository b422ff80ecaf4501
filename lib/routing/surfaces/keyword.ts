// Keyword index (routing.md §4): which skills hold a query token in a keyword phrase, whole or as a part of a word.
import { MIN_SUBSTRING_LENGTH } from "../policy"
import { isAtLeast, tokens } from "../tokens"

/** Pairs, flat: skill, then the first of its phrases (author's order) that holds the word, as an index into `phrases`. Each skill once. */
export type Postings = Int32Array

export interface KeywordIndex {
  /** The keyword phrases of all skills, as authored; a skill's own stand together in its order. */
  readonly phrases: readonly string[]
  /** Skills that hold the token as a whole word; null when none does. */
  exact(token: string): Postings | null
  /** For each known word of which the token is a proper part, the skills that hold that word. Empty for short tokens. */
  partial(token: string): readonly Postings[]
}

/** A skill's keyword tokens → the first phrase, in the author's order, that holds them. */
export function keywordTokens(keywords: readonly string[]): Map<string, number> {
  const first = new Map<string, number>()
  keywords.forEach((phrase, index) => {
    for (const token of tokens(phrase)) if (!first.has(token)) first.set(token, index)
  })
  return first
}

export function buildKeywordIndex(skills: readonly { readonly keywords: readonly string[] }[]): KeywordIndex {
  const ids = new Map<string, number>()
  const vocabulary: string[] = []
  const pairs: number[][] = []
  const phrases: string[] = []
  skills.forEach((skill, index) => {
    for (const [token, phrase] of keywordTokens(skill.keywords)) {
      let id = ids.get(token)
      if (id === undefined) {
        id = vocabulary.length
        ids.set(token, id)
        vocabulary.push(token)
        pairs.push([])
      }
      pairs[id]?.push(index, phrases.length + phrase)
    }
    for (const phrase of skill.keywords) phrases.push(phrase)
  })
  const postings = pairs.map((list) => Int32Array.from(list))
  const trigrams = buildTrigrams(vocabulary)
  return {
    phrases,
    exact(token) {
      const id = ids.get(token)
      return id === undefined ? null : (postings[id] ?? null)
    },
    partial(token) {
      const found: Postings[] = []
      if (!isAtLeast(token, MIN_SUBSTRING_LENGTH)) return found
      for (const id of rarestTrigram(trigrams, token) ?? []) {
        const word = vocabulary[id]
        const list = postings[id]
        if (list && word !== undefined && word.length > token.length && word.includes(token)) found.push(list)
      }
      return found
    },
  }
}

/** Three UTF-16 units as a map key: a small integer where they are ASCII, which hashes without making a string. */
function trigramAt(text: string, at: number): number | string {
  const a = text.charCodeAt(at)
  const b = text.charCodeAt(at + 1)
  const c = text.charCodeAt(at + 2)
  return (a | b | c) < 128 ? (a << 14) | (b << 7) | c : text.slice(at, at + 3)
}

type Trigrams = ReadonlyMap<number | string, readonly number[]>

/** Trigram → the words that hold it, ascending. Every part of three or more characters holds at least one. */
function buildTrigrams(vocabulary: readonly string[]): Trigrams {
  const lists = new Map<number | string, number[]>()
  vocabulary.forEach((word, id) => {
    for (let i = 0; i + 3 <= word.length; i++) {
      const key = trigramAt(word, i)
      const list = lists.get(key)
      if (!list) lists.set(key, [id])
      else if (list[list.length - 1] !== id) list.push(id)
    }
  })
  return lists
}

/** The shortest of the lists that must all hold the words wanted; null when one of them is missing. */
function rarestTrigram(trigrams: Trigrams, token: string): readonly number[] | null {
  let rarest: readonly number[] | null = null
  for (let i = 0; i + 3 <= token.length; i++) {
    const list = trigrams.get(trigramAt(token, i))
    if (!list) return null
    if (!rarest || list.length < rarest.length) rarest = list
  }
  return rarest
}
