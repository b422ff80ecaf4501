// Finds the part of a source that a truth source names: a range of lines, a heading of a Markdown page, a name in code. Only looks;
// what a change of it means is decided in `drift.ts`.

/** 1-based lines, both included. */
export interface LineSpan {
  first: number
  last: number
}

export type FoundPart =
  /** `span` is the whole extent of the part: its lines can be hashed. */
  | { ok: true; span: LineSpan; isExtent: true }
  /** The place is known, where it ends is not (a name in code): only the whole file can be hashed. */
  | { ok: true; span: LineSpan; isExtent: false }
  | { ok: false; problem: string }

const MARKDOWN = /\.(?:md|mdx|markdown|mkd)$/i
const MARKUP = /\.(?:html?|xhtml|svg|xml|md|mdx|markdown|mkd)$/i

export const isMarkdownPath = (path: string): boolean => MARKDOWN.test(path)

/** Lines as an editor counts them: a line break at the end of the file begins no further line. */
export function splitLines(text: string): string[] {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\n|\r/)
  if (lines.length > 1 && lines.at(-1) === "") lines.pop()
  return lines
}

/** `10-20`, `L10-L20`, `10:20`, `#L10`, `lines 10 to 20`; null where it says no lines. */
export function parseLineRange(text: string): LineSpan | null {
  const match = /^#?(?:lines?\s*)?L?(\d{1,9})(?:\s*(?:-|–|:|,|\.\.|to)\s*L?(\d{1,9}))?$/i.exec(text.trim())
  if (!match) return null
  const first = Number(match[1])
  const last = match[2] === undefined ? first : Number(match[2])
  return first >= 1 && last >= first ? { first, last } : null
}

export function findLineRange(lines: readonly string[], range: string): FoundPart {
  const span = parseLineRange(range)
  if (span === null) return { ok: false, problem: `"${range}" names no lines: write it as 10-20` }
  if (span.last > lines.length)
    return { ok: false, problem: `it ends at line ${lines.length}, before line ${span.last} of the range` }
  return { ok: true, span, isExtent: true }
}

/** A heading (by its text or its slug) or an id in Markdown, an id in other markup, a name or a text anywhere else. */
export function findAnchor(lines: readonly string[], anchor: string, path: string): FoundPart {
  const bare = anchor.trim().replace(/^#+\s*/, "")
  if (bare === "") return { ok: false, problem: "the anchor is empty" }
  if (isMarkdownPath(path)) {
    const section = findSection(lines, anchor.trim(), bare)
    if (section) return { ok: true, span: section, isExtent: true }
  }
  if (MARKUP.test(path)) {
    const line = lines.findIndex((text) => hasId(text, bare))
    if (line >= 0) return at(line)
    if (isMarkdownPath(path)) return { ok: false, problem: `no heading or id of it is "${bare}"` }
  }
  const line = findName(lines, bare)
  return line === null ? { ok: false, problem: `"${bare}" is not in it` } : at(line)
}

function at(index: number): FoundPart {
  return { ok: true, span: { first: index + 1, last: index + 1 }, isExtent: false }
}

interface Heading {
  line: number
  level: number
  text: string
  slug: string
}

function findSection(lines: readonly string[], authored: string, bare: string): LineSpan | null {
  const headings = listHeadings(lines)
  const level = /^#+(?=\s)/.exec(authored)?.[0].length ?? null
  const wanted = slugify(bare)
  const index = headings.findIndex((heading) => {
    if (level !== null && heading.level !== level) return false
    return heading.text === bare || heading.slug === bare.toLowerCase() || (wanted !== "" && heading.slug === wanted)
  })
  const heading = headings[index]
  if (!heading) return null
  const next = headings.slice(index + 1).find((other) => other.level <= heading.level)
  let last = next ? next.line - 1 : lines.length
  while (last > heading.line && (lines[last - 1] ?? "").trim() === "") last -= 1
  return { first: heading.line, last }
}

/** Headings with `#` and underlined ones, outside code fences; slugs as GitHub makes them. */
export function listHeadings(lines: readonly string[]): Heading[] {
  const headings: Heading[] = []
  const used = new Map<string, number>()
  let fence: string | null = null
  for (const [index, line] of lines.entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark !== undefined) {
      if (fence === null) fence = mark
      else if (mark.startsWith(fence)) fence = null
      continue
    }
    if (fence !== null) continue
    const atx = /^ {0,3}(#{1,6})(?:[ \t]+|$)/.exec(line)
    if (atx?.[1] !== undefined) {
      const text = line.slice(atx[0].length).trim()
      add(index + 1, atx[1].length, cutClosing(text))
    } else if (/^ {0,3}(?:=+|-+)[ \t]*$/.test(line)) {
      const above = lines[index - 1] ?? ""
      const isParagraph = above.trim() !== "" && !/^ {0,3}(?:[#>|]|[-*+] |\d+[.)] )/.test(above)
      if (isParagraph && index > 1) add(index, line.includes("=") ? 1 : 2, above.trim())
    }
  }
  return headings

  function add(line: number, level: number, text: string): void {
    const explicit = /\{#([\w.:-]+)\}$/.exec(text)?.[1]
    const base = slugify(text)
    const count = used.get(base) ?? 0
    used.set(base, count + 1)
    headings.push({ line, level, text, slug: explicit?.toLowerCase() ?? (count === 0 ? base : `${base}-${count}`) })
  }
}

/** `Title ##` closes with marks that are no part of the title. */
function cutClosing(text: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === "#") end -= 1
  if (end === text.length) return text
  return end === 0 || /[ \t]/.test(text[end - 1] ?? "") ? text.slice(0, end).trim() : text
}

export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu, "")
    .trim()
    .replaceAll(" ", "-")
}

function hasId(line: string, id: string): boolean {
  return ['"', "'"].some((quote) =>
    ["id=", "name="].some((attribute) => line.includes(`${attribute}${quote}${id}${quote}`)),
  )
}

const IN_NAME = /[\p{L}\p{N}_$]/u
const DECLARES =
  /(?:^|\s)(?:function\*?|class|const|let|var|interface|type|enum|namespace|module|def|fn|func|struct|trait|impl|record|object|val|sub|CREATE TABLE)\s+$/i

/** Where a name is declared, else where it first stands by itself; `Class.method` also where its parts stand apart. */
function findName(lines: readonly string[], name: string): number | null {
  const whole = findWhole(lines, name)
  if (whole !== null) return whole
  const parts = name.split(/::|[.#]/).filter((part) => part !== "")
  if (parts.length < 2) return null
  const found = parts.map((part) => findWhole(lines, part))
  return found.includes(null) ? null : (found.at(-1) ?? null)
}

function findWhole(lines: readonly string[], name: string): number | null {
  let first: number | null = null
  for (const [index, line] of lines.entries()) {
    for (let place = line.indexOf(name); place >= 0; place = line.indexOf(name, place + 1)) {
      const before = line[place - 1] ?? ""
      const after = line[place + name.length] ?? ""
      if (IN_NAME.test(name[0] ?? "") && IN_NAME.test(before)) continue
      if (IN_NAME.test(name.at(-1) ?? "") && IN_NAME.test(after)) continue
      if (DECLARES.test(line.slice(Math.max(0, place - 40), place))) return index
      first ??= index
    }
  }
  return first
}
