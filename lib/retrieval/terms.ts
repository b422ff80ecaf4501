// From a text to the terms of an index: the router's own words and stopwords (routing.md §3), so that both speak of the same
// words, then the stem of each. Other than the router, an index may see through an ending: it only ever adds evidence.
import { isToken, words } from "@/lib/routing"
import { stem } from "./stem"

/** The term of one word (as `words` gives it), or null for a stopword and for what is too short to mean anything. */
export const termOfWord = (word: string): string | null => (isToken(word) ? stem(word) : null)

/** The terms of a text in order of first occurrence, each with the words that it stands for there. */
export function queryTerms(text: string): Map<string, string[]> {
  const terms = new Map<string, string[]>()
  for (const word of new Set(words(text))) {
    const term = termOfWord(word)
    if (term === null) continue
    const forms = terms.get(term)
    if (forms) forms.push(word)
    else terms.set(term, [word])
  }
  return terms
}
