// A first set of triggers and keywords for a skill that has none, made from the words of its own name and description:
// a start to be mended by hand, never written by itself.
import { quoteYaml } from "@/components/explain/format-metadata-change"

export interface SuggestedMetadata {
  triggers: string[]
  keywords: string[]
}

const FILLER = new Set(
  (
    "a about after all also an and any are as at be been before being both but by can could do does each either every for from get gets has have help helps how if in into is it its " +
    "just make makes may me more most my need needs new no not of on one only or other our out over per should skill skills so some such than that the their them then there these they " +
    "this those through to too up use used user users uses using via want wants was we well were what when whenever where whether which while who why will with within without work works would you your " +
    "ask asks asked asking agent claude task tasks trigger triggers including include includes provide provides"
  ).split(" "),
)

const MAX_KEYWORDS = 6

/** `preferred`: words of the skill's prose to take first, such as those that a request shares with it. */
export function suggestMetadata(
  skill: { name: string; description: string },
  preferred: readonly string[] = [],
): SuggestedMetadata {
  const nameWords = readWords(skill.name)
  const trigger = nameWords.join(" ")
  const counts = new Map<string, number>()
  for (const word of readWords(skill.description)) {
    if (!FILLER.has(word) && word.length >= 3) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  // Said more often first; then as the description has them (a Map keeps that order, and sort is stable).
  const fromDescription = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word)
  const keywords = [...new Set([...nameWords.filter((word) => !FILLER.has(word)), ...preferred, ...fromDescription])]
  return { triggers: trigger === "" ? [] : [trigger], keywords: keywords.slice(0, MAX_KEYWORDS) }
}

function readWords(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  )
}

/** The lines to paste between the `---` lines of SKILL.md. */
export function formatSuggestedMetadata({ triggers, keywords }: SuggestedMetadata): string {
  const list = (field: string, items: readonly string[]) => [
    `${field}:`,
    ...items.map((item) => `  - ${quoteYaml(item)}`),
  ]
  return [
    ...(triggers.length > 0 ? list("triggers", triggers) : []),
    ...(keywords.length > 0 ? list("keywords", keywords) : []),
  ].join("\n")
}
