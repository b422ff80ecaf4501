// Words and tokens of a text (routing.md §3). Pure text work; knows nothing of skills or scores.
import { MIN_TOKEN_LENGTH, STOPWORDS } from "./policy"

const ASCII_ONLY = /^[\0-\x7f]*$/
const wordPattern = (char: string, letterOrDigit: string, flags: string) => {
  const run = `[${char}]+(?:\\+\\+|#(?![${letterOrDigit}]))?`
  return new RegExp(`${run}(?:['’]${run})*`, flags)
}
const ASCII_WORD = wordPattern("a-z0-9", "a-z0-9", "g")
const UNICODE_WORD = wordPattern("\\p{L}\\p{N}\\p{M}", "\\p{L}\\p{N}", "gu")
const ONE_OR_TWO_LETTERS = /^\p{L}{1,2}$/u

// Scripts that put no spaces between words. Script_Extensions, so that marks shared by scripts (ー, 々) stay in the run.
const UNSPACED_RUN =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/gu

let segmenter: Intl.Segmenter | null = null
const segment = (text: string): string[] => {
  segmenter ??= new Intl.Segmenter("en", { granularity: "word" })
  return Array.from(segmenter.segment(text), (part) => part.segment)
}

/** The words of a text, in order: NFKC, lower case, runs of letters, digits and marks, with `c++`, `c#` and apostrophe rules. */
export function words(text: string): string[] {
  if (ASCII_ONLY.test(text)) return collect(text.toLowerCase(), ASCII_WORD)
  return collect(text.normalize("NFKC").toLowerCase(), UNICODE_WORD).flatMap(splitUnspaced)
}

function collect(text: string, pattern: RegExp): string[] {
  const out: string[] = []
  for (const found of text.match(pattern) ?? []) {
    if (found.includes("'") || found.includes("’")) out.push(...resolveApostrophes(found))
    else out.push(found)
  }
  return out
}

/** `don't` says nothing and is dropped; `user's` and `we've` lose their tail; what else holds an apostrophe is several words. */
function resolveApostrophes(found: string): string[] {
  const parts = found.split(/['’]/)
  const isNegation = () => parts.length > 1 && parts.at(-1) === "t" && parts.at(-2)?.endsWith("n")
  if (isNegation()) return []
  if (ONE_OR_TWO_LETTERS.test(parts.at(-1) ?? "")) parts.pop()
  return isNegation() ? [] : parts
}

function splitUnspaced(word: string): string | string[] {
  const runs = [...word.matchAll(UNSPACED_RUN)]
  if (runs.length === 0) return word
  const out: string[] = []
  let end = 0
  for (const run of runs) {
    if (run.index > end) out.push(word.slice(end, run.index))
    out.push(...segment(run[0]))
    end = run.index + run[0].length
  }
  if (end < word.length) out.push(word.slice(end))
  return out
}

/** Length in characters (code points), counted only as far as `enough`. */
export function isAtLeast(text: string, enough: number): boolean {
  if (text.length < enough) return false
  if (text.length >= enough * 2) return true
  let count = 0
  for (const _ of text) if (++count >= enough) return true
  return false
}

/** Whether a word can be a token: two characters or more, and not a stopword. */
export const isToken = (word: string): boolean => isAtLeast(word, MIN_TOKEN_LENGTH) && !STOPWORDS.has(word)

/** The tokens among `someWords`, deduplicated, in order of first occurrence. */
export const tokensOf = (someWords: readonly string[]): string[] => [...new Set(someWords.filter(isToken))]

/** The tokens of a text, deduplicated, in order. */
export const tokens = (text: string): string[] => tokensOf(words(text))
