// Names, queries and reasons are hostile: none may steer the terminal or hide what it says.

/** Controls, and the invisible characters that reorder or hide text (bidirectional marks, zero widths, tags). */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** One line of visible text: white space becomes a blank, hidden characters are spelt out. */
export function printable(text: string): string {
  return text.replace(/[\t\n\r]+/g, " ").replace(HIDDEN, (character) => {
    // A joiner inside a word is how some scripts and emoji are written.
    if (character === "\u200d" || character === "\u200c") return character
    return `\\u{${character.codePointAt(0)?.toString(16)}}`
  })
}

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u

/** Columns that a text takes in a terminal. */
export function textWidth(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length
  let width = 0
  for (const character of text) {
    if (/[\p{M}\u200c\u200d]/u.test(character)) continue
    width += WIDE.test(character) ? 2 : 1
  }
  return width
}

export function padEnd(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - textWidth(text)))
}

export function padStart(text: string, width: number): string {
  return " ".repeat(Math.max(0, width - textWidth(text))) + text
}

/** Cuts at a number of characters, with an ellipsis. */
export function shorten(text: string, characters: number): string {
  const all = [...text]
  return all.length <= characters ? text : `${all.slice(0, characters - 1).join("")}…`
}
