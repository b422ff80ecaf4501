// English word endings taken off, so that `scaling`, `scaled` and `scales` are one term: M. F. Porter, "An algorithm for
// suffix stripping", Program 14 (1980), with three later changes of its author (`bli` → `ble`, `logi` → `log`, and a `y` after a vowel
// stays: `deploys` and `deployment` meet). Only words of plain letters are touched: `c++`, `k8s` and words of other scripts are what they are.

const PLAIN_WORD = /^[a-z]{3,40}$/

/** A letter run without the consonants and vowels that English spells it with: `c` consonant, `v` vowel. */
function shapeOf(word: string): string {
  let shape = ""
  for (let at = 0; at < word.length; at++) {
    const letter = word[at] ?? ""
    const isVowel = "aeiou".includes(letter) || (letter === "y" && at > 0 && shape[at - 1] === "c")
    shape += isVowel ? "v" : "c"
  }
  return shape
}

/** Porter's m: how many times a vowel run is followed by a consonant run. */
const measure = (stem: string): number => shapeOf(stem).match(/v+c+/g)?.length ?? 0
const hasVowel = (stem: string): boolean => shapeOf(stem).includes("v")
const endsDouble = (stem: string): boolean =>
  stem.length > 1 && stem.at(-1) === stem.at(-2) && shapeOf(stem).endsWith("c")
/** Consonant, vowel, consonant, where the last is not w, x or y: a short syllable (`hop`, `fil`). */
const endsShort = (stem: string): boolean => shapeOf(stem).endsWith("cvc") && !"wxy".includes(stem.at(-1) ?? "")

type Rule = readonly [ending: string, replacement: string]

const STEP_2: readonly Rule[] = [
  ["ational", "ate"],
  ["tional", "tion"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["izer", "ize"],
  ["bli", "ble"],
  ["alli", "al"],
  ["entli", "ent"],
  ["eli", "e"],
  ["ousli", "ous"],
  ["ization", "ize"],
  ["ation", "ate"],
  ["ator", "ate"],
  ["alism", "al"],
  ["iveness", "ive"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["aliti", "al"],
  ["iviti", "ive"],
  ["biliti", "ble"],
  ["logi", "log"],
]
const STEP_3: readonly Rule[] = [
  ["icate", "ic"],
  ["ative", ""],
  ["alize", "al"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""],
]
const STEP_4: readonly Rule[] = (
  "al ance ence er ic able ible ant ement ment ent ion ou ism ate iti ous ive ize".split(" ") as readonly string[]
).map((ending) => [ending, ""] as const)

/** The rule with the longest ending that the word has decides, whether or not its condition then holds. */
function applyLongest(word: string, rules: readonly Rule[], isAllowed: (stem: string, ending: string) => boolean) {
  let best: Rule | null = null
  for (const rule of rules) if (word.endsWith(rule[0]) && rule[0].length > (best?.[0].length ?? 0)) best = rule
  if (!best) return word
  const stem = word.slice(0, -best[0].length)
  return isAllowed(stem, best[0]) ? stem + best[1] : word
}

function dropPlural(word: string): string {
  if (word.endsWith("sses") || word.endsWith("ies")) return word.slice(0, -2)
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word
}

function dropPastAndGerund(word: string): string {
  if (word.endsWith("eed")) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word
  const ending = word.endsWith("ed") ? 2 : word.endsWith("ing") ? 3 : 0
  const stem = word.slice(0, word.length - ending)
  if (ending === 0 || !hasVowel(stem)) return word
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`
  if (endsDouble(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1)
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem
}

function dropFinalE(word: string): string {
  if (!word.endsWith("e")) return word
  const stem = word.slice(0, -1)
  const size = measure(stem)
  return size > 1 || (size === 1 && !endsShort(stem)) ? stem : word
}

/** The stem of one lower-case word; the word itself where the rules do not apply. Not idempotent, as with every such stemmer: stem once. */
export function stem(word: string): string {
  if (!PLAIN_WORD.test(word)) return word
  let out = dropPastAndGerund(dropPlural(word))
  if (/[^aeiou]y$/.test(out) && out.length > 2) out = `${out.slice(0, -1)}i`
  out = applyLongest(out, STEP_2, (part) => measure(part) > 0)
  out = applyLongest(out, STEP_3, (part) => measure(part) > 0)
  out = applyLongest(out, STEP_4, (part, ending) => measure(part) > 1 && (ending !== "ion" || /[st]$/.test(part)))
  out = dropFinalE(out)
  return measure(out) > 1 && out.endsWith("ll") ? out.slice(0, -1) : out
}
