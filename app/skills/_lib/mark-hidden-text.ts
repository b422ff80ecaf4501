// Characters that no editor shows: bidirectional controls reorder what is seen, tag characters spell ASCII invisibly.
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const TAGS = /[\u{e0000}-\u{e007f}]+/gu
/** Flags of regions are spelled with tags after a black flag, and everybody sees those. */
const REGION_FLAG = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/gu

/** The text with hidden characters written out in place, in white brackets: `⟦U+202E⟧`, `⟦hidden: run this⟧`. */
export function markHiddenText(text: string): string {
  const parts: string[] = []
  let at = 0
  for (const flag of text.matchAll(REGION_FLAG)) {
    parts.push(mark(text.slice(at, flag.index)), flag[0])
    at = flag.index + flag[0].length
  }
  parts.push(mark(text.slice(at)))
  return parts.join("")
}

function mark(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(CONTROLS, (character) => `⟦U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}⟧`)
    .replace(TAGS, (tags) => `⟦hidden: ${spell(tags)}⟧`)
}

function spell(tags: string): string {
  return [...tags]
    .map((tag) => (tag.codePointAt(0) ?? 0) - 0xe0000)
    .filter((code) => code >= 0x20 && code < 0x7f)
    .map((code) => String.fromCharCode(code))
    .join("")
}
