// Keyword index (routing.md §4): which skills hold a query token in a keyword phrase, whole or as a part of a word.
import { MIN_SUBSTRING_LENGTH } from "../policy"
import { isAtLeast, tokens } from "../tokens"

/** Calls with the skill and the first phrase (author's order) that earns the credit. */
export type KeywordHit = (skill: number, phrase: number) => void

export interface KeywordIndex {
  /** Number of skills whose keywords hold the token. */
  skillCount(token: string): number
  /** Each skill once. */
  exact(token: string, hit: KeywordHit): void
  /** Words of which the token is a proper part: a skill is called once for each such word it holds. */
  partial(token: string, hit: KeywordHit): void
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
  skills.forEach((skill, index) => {
    for (const [token, phrase] of keywordTokens(skill.keywords)) {
      let id = ids.get(token)
      if (id === undefined) {
        id = vocabulary.length
        ids.set(token, id)
        vocabulary.push(token)
        pairs.push([])
      }
      pairs[id]?.push(index, phrase)
    }
  })
  const postings = pairs.map((list) => Int32Array.from(list))
  const trigrams = buildTrigrams(vocabulary)
  const each = (id: number, hit: KeywordHit) => {
    const list = postings[id]
    if (!list) return
    for (let i = 0; i < list.length; i += 2) hit(list[i] ?? 0, list[i + 1] ?? 0)
  }
  return {
    skillCount(token) {
      const id = ids.get(token)
      return id === undefined ? 0 : (postings[id]?.length ?? 0) / 2
    },
    exact(token, hit) {
      const id = ids.get(token)
      if (id !== undefined) each(id, hit)
    },
    partial(token, hit) {
      if (!isAtLeast(token, MIN_SUBSTRING_LENGTH)) return
      const words = rarestTrigram(trigrams, token)
      if (!words) return
      for (const id of words) {
        const word = vocabulary[id]
        if (word !== undefined && word.length > token.length && word.includes(token)) each(id, hit)
      }
    },
  }
}

/** Three UTF-16 units → the words that hold them. Every part of three or more characters holds at least one. */
function buildTrigrams(vocabulary: readonly string[]): Map<string, Int32Array> {
  const lists = new Map<string, number[]>()
  vocabulary.forEach((word, id) => {
    for (let i = 0; i + 3 <= word.length; i++) {
      const trigram = word.slice(i, i + 3)
      const list = lists.get(trigram)
      if (!list) lists.set(trigram, [id])
      else if (list.at(-1) !== id) list.push(id)
    }
  })
  return new Map(Array.from(lists, ([trigram, list]) => [trigram, Int32Array.from(list)]))
}

function rarestTrigram(trigrams: ReadonlyMap<string, Int32Array>, token: string): Int32Array | null {
  let rarest: Int32Array | null = null
  for (let i = 0; i + 3 <= token.length; i++) {
    const list = trigrams.get(token.slice(i, i + 3))
    if (!list) return null
    if (!rarest || list.length < rarest.length) rarest = list
  }
  return rarest
}
