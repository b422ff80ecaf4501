// Trigger index (routing.md §4): which triggers occur as a contiguous run of the query's words. One pass over the words
// (Aho–Corasick on words), however many triggers there are.
import { isToken, words } from "../tokens"

/** One distinct trigger of one skill. */
interface Owner {
  skill: number
  /** The authored text, the first of those with the same words. */
  term: string
  /** Position among the skill's distinct triggers. */
  order: number
}

/** A run of words and the skills that declare it. */
interface Phrase {
  /** Words joined by a space (words hold none). */
  key: string
  /** True where every word is a stopword or one character: then only the whole query fires it. */
  wholeQueryOnly: boolean
  owners: Owner[]
}

export interface TriggerIndex {
  /** Calls `fire` once for each trigger that the query fires, in no particular order. */
  find(queryWords: readonly string[], queryTokens: readonly string[], fire: (owner: Owner) => void): void
}

/** A skill's distinct triggers: words joined → authored text, in the author's order. Triggers without words are left out. */
export function distinctTriggers(triggers: readonly string[]): Map<string, string> {
  const distinct = new Map<string, string>()
  for (const term of triggers) {
    const key = words(term).join(" ")
    if (key && !distinct.has(key)) distinct.set(key, term)
  }
  return distinct
}

export const isWholeQueryOnly = (key: string): boolean => !key.split(" ").some(isToken)

export function buildTriggerIndex(skills: readonly { readonly triggers: readonly string[] }[]): TriggerIndex {
  const phrases: Phrase[] = []
  const byKey = new Map<string, Phrase>()
  skills.forEach((skill, index) => {
    let order = 0
    for (const [key, term] of distinctTriggers(skill.triggers)) {
      let phrase = byKey.get(key)
      if (!phrase) {
        phrase = { key, wholeQueryOnly: isWholeQueryOnly(key), owners: [] }
        byKey.set(key, phrase)
        phrases.push(phrase)
      }
      phrase.owners.push({ skill: index, term, order: order++ })
    }
  })
  const automaton = new WordAutomaton(phrases)
  return {
    find(queryWords, queryTokens, fire) {
      const fired = new Set<Phrase>()
      const fireAll = (phrase: Phrase) => {
        fired.add(phrase)
        for (const owner of phrase.owners) fire(owner)
      }
      automaton.scan(queryWords, fired, fireAll)
      const fireWhole = (key: string) => {
        const phrase = byKey.get(key)
        if (phrase && !fired.has(phrase)) fireAll(phrase)
      }
      // Triggers of stopwords only can equal nothing but a query without tokens.
      if (queryTokens.length === 0) fireWhole(queryWords.join(" "))
      // Where every word is a token the scan has seen the whole query already.
      else if (queryTokens.length < queryWords.length) fireWhole(queryTokens.join(" "))
    },
  }
}

class WordAutomaton {
  private readonly wordIds = new Map<string, number>()
  /** node × words + word → node. */
  private readonly edges = new Map<number, number>()
  private readonly phraseAt: (Phrase | undefined)[] = [undefined]
  private readonly fail: number[] = [0]
  /** The nearest node on the chain of failures that ends a phrase; 0: none. */
  private readonly output: number[] = [0]
  private readonly wordCount: number

  constructor(phrases: readonly Phrase[]) {
    const split = phrases
      .filter((phrase) => !phrase.wholeQueryOnly)
      .map((phrase) => ({ phrase, parts: phrase.key.split(" ") }))
    for (const { parts } of split) {
      for (const word of parts) if (!this.wordIds.has(word)) this.wordIds.set(word, this.wordIds.size)
    }
    this.wordCount = Math.max(1, this.wordIds.size)
    // Nodes level by level, so that failure links point to finished nodes.
    let level = split.map(({ phrase, parts }) => ({ phrase, parts, node: 0 }))
    for (let depth = 0; level.length > 0; depth++) {
      for (const entry of level) entry.node = this.extend(entry.node, entry.parts[depth] ?? "", depth)
      for (const entry of level) if (entry.parts.length === depth + 1) this.phraseAt[entry.node] = entry.phrase
      level = level.filter((entry) => entry.parts.length > depth + 1)
    }
    this.linkOutputs()
  }

  private extend(node: number, word: string, depth: number): number {
    const id = this.wordIds.get(word) ?? 0
    const edge = node * this.wordCount + id
    const existing = this.edges.get(edge)
    if (existing !== undefined) return existing
    const created = this.fail.length
    this.fail.push(depth === 0 ? 0 : this.follow(this.fail[node] ?? 0, id))
    this.phraseAt.push(undefined)
    this.edges.set(edge, created)
    return created
  }

  /** Failure links are shallower than their node and nodes are numbered by depth, so one ascending pass settles all. */
  private linkOutputs(): void {
    for (let node = 1; node < this.fail.length; node++) {
      const fail = this.fail[node] ?? 0
      this.output[node] = this.phraseAt[fail] ? fail : (this.output[fail] ?? 0)
    }
  }

  private follow(from: number, wordId: number): number {
    let node = from
    for (;;) {
      const next = this.edges.get(node * this.wordCount + wordId)
      if (next !== undefined) return next
      if (node === 0) return 0
      node = this.fail[node] ?? 0
    }
  }

  scan(queryWords: readonly string[], fired: ReadonlySet<Phrase>, fire: (phrase: Phrase) => void): void {
    if (this.edges.size === 0) return
    let node = 0
    for (const word of queryWords) {
      const id = this.wordIds.get(word)
      node = id === undefined ? 0 : this.follow(node, id)
      // A phrase that fired has fired all that end inside it, so the chain can stop there: the scan stays linear.
      for (let at = this.phraseAt[node] ? node : (this.output[node] ?? 0); at !== 0; at = this.output[at] ?? 0) {
        const phrase = this.phraseAt[at]
        if (!phrase || fired.has(phrase)) break
        fire(phrase)
      }
    }
  }
}
