// Whether a Markdown body can be drawn in bounded time. A body is hostile: some runs of marks cost a parser the square of
// their length, some nest deeper than any stack. Real bodies stay far below all of these; what does not is shown as text.

const MAX_CHARS = 150_000
const MAX_LINES = 8_000

/** How often a mark may occur. The limits are several times what the largest of some two hundred real bodies hold. */
const MAX_OCCURRENCES: readonly (readonly [mark: string, count: number])[] = [
  ["[", 2_000],
  ["]", 2_000],
  ["@", 500],
  ["`", 6_000],
  ["|", 6_000],
  ["<", 4_000],
  ["*", 8_000],
  ["_", 8_000],
  ["~", 2_000],
]

/** Quotes and list items opened in one line, one inside the other. */
const DEEP_NESTING = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){40}/m
/** A line indented so far can only stand in a very deep list. */
const DEEP_INDENT = /^[ \t]{400}/m

export function isDrawable(text: string): boolean {
  return (
    text.length <= MAX_CHARS &&
    hasAtMost(text, "\n", MAX_LINES) &&
    MAX_OCCURRENCES.every(([mark, count]) => hasAtMost(text, mark, count)) &&
    !DEEP_NESTING.test(text) &&
    !DEEP_INDENT.test(text)
  )
}

function hasAtMost(text: string, mark: string, limit: number): boolean {
  let count = 0
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) {
    count += 1
    if (count > limit) return false
  }
  return true
}
