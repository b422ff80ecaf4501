// What a file says that it is for: the title of a page, the first comment of a script.
import { isMarkdownPath, listHeadings, splitLines } from "./drift-part"
import { clip } from "./hidden-text"

const MAX_CHARS = 160
/** A comment further down is about something else. */
const MAX_LINES = 12

export function findPurpose(path: string, text: string): string | null {
  const lines = splitLines(text.slice(0, 16_384))
  const found = isMarkdownPath(path) ? findTitle(lines) : findComment(lines, path)
  return found === null || found === "" ? null : clip(found, MAX_CHARS)
}

function findTitle(lines: readonly string[]): string | null {
  return listHeadings(lines)[0]?.text ?? lines.find((line) => /\w/.test(line) && line.trim() !== "---")?.trim() ?? null
}

function findComment(lines: readonly string[], path: string): string | null {
  if (/\.(?:json|ya?ml|csv|txt)$/i.test(path)) return null
  for (const line of lines.slice(0, MAX_LINES)) {
    if (line.startsWith("#!")) continue
    const match = /^\s*(?:\/\/+|#+|--|;+|\/\*+|\*|<!--|"""|''')\s*(.*?)\s*(?:\*\/|-->|"""|''')?\s*$/.exec(line)
    if (match === null) {
      if (line.trim() === "") continue
      return null
    }
    const said = match[1] ?? ""
    if (/\w/.test(said) && !/^(?:-\*-|eslint|biome|@ts-|prettier|coding[:=])/.test(said)) return said
  }
  return null
}
