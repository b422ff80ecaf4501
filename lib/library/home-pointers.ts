// Finds where a text of a skill's folder points to other files: Markdown links, paths in code and in plain words, imports. Only
// reads the spelling; which file is meant is decided in `homes.ts`.

export type PointerKind = "link" | "code" | "mention" | "import"

export interface RawPointer {
  /** 1-based line in its file. */
  line: number
  kind: PointerKind
  /** As written, without fragment and query. */
  target: string
}

/** More pointers in one file than this are not followed. */
export const MAX_POINTERS = 2_000
/** The tail of a longer line is data, not prose. */
const MAX_LINE_CHARS = 4_000

/** Of a Markdown text, below its frontmatter. */
export function findTextPointers(lines: readonly string[]): RawPointer[] {
  const pointers: RawPointer[] = []
  for (let index = findBody(lines); index < lines.length && pointers.length < MAX_POINTERS; index += 1) {
    const text = (lines[index] ?? "").slice(0, MAX_LINE_CHARS)
    const line = index + 1
    const taken = new Set<string>()
    const add = (kind: PointerKind, target: string | null) => {
      if (target === null || taken.has(target)) return
      taken.add(target)
      pointers.push({ line, kind, target })
    }
    for (const target of findLinks(text)) add("link", cleanLink(target))
    // What a link shows is not a second pointer to the same place.
    const rest = text.replace(/\]\([^()\s]{1,1000}\)/g, "] ")
    for (const [, code] of rest.matchAll(/`([^`]{1,500})`/g))
      for (const path of findPaths(code ?? "")) add("code", path)
    for (const path of findPaths(rest)) add("mention", path)
  }
  return pointers
}

/** Of a script: paths in it, and modules that it imports from beside itself. */
export function findScriptPointers(lines: readonly string[]): RawPointer[] {
  const pointers: RawPointer[] = []
  for (const [index, whole] of lines.entries()) {
    if (pointers.length >= MAX_POINTERS) break
    const text = whole.slice(0, MAX_LINE_CHARS)
    const line = index + 1
    const imported = /^\s*(?:from\s+\.?([\w.]+)\s+import\b|import\s+([\w.]+)\s*(?:$|as\b|,|#))/.exec(text)
    const name = imported?.[1] ?? imported?.[2]
    if (name !== undefined) pointers.push({ line, kind: "import", target: `./${name.replaceAll(".", "/")}.py` })
    const isImport = /^\s*(?:import|export|source|\.)\s|\brequire\(|\bimport\(|\bfrom\s+["']/.test(text)
    for (const target of new Set(findPaths(text)))
      pointers.push({ line, kind: isImport && /^\.\.?\//.test(target) ? "import" : "mention", target })
  }
  return pointers
}

function findBody(lines: readonly string[]): number {
  if ((lines[0] ?? "").trim() !== "---") return 0
  const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line))
  return end < 0 ? 0 : end + 1
}

function findLinks(text: string): string[] {
  const inline = [...text.matchAll(/\]\(\s*(?:<([^<>]{1,1000})>|([^()\s]{1,1000}))(?:\s+["'(][^)]{0,500})?\s*\)/g)]
  const reference = /^ {0,3}\[[^\]]{1,200}\]:\s*(?:<([^<>]{1,1000})>|(\S{1,1000}))/.exec(text)
  return [...inline, ...(reference ? [reference] : [])].map((match) => match[1] ?? match[2] ?? "")
}

/** Null: leads to a place in the page, or to the web. */
function cleanLink(target: string): string | null {
  if (/^(?:[a-z][a-z0-9+.-]+:|\/\/|#|\?)/i.test(target)) return null
  const path = target.replace(/[#?].*$/, "")
  try {
    return decodeURIComponent(path) || null
  } catch {
    return path || null
  }
}

/** Before a path: the skill's folder under one of the names that authors give it. */
const FOLDER_VARIABLE = /(?:\$\{?[A-Za-z_]\w{0,60}\}?|\{[A-Za-z_]\w{0,60}\}|<[A-Za-z][\w -]{0,60}>)\/$/
const PATH = /[\w@~*.+-]+(?:\/[\w@~*.+-]+)*/g

/** Words that look like the path of a file: with a folder, or at least with an ending. */
function findPaths(text: string): string[] {
  const found: string[] = []
  for (const match of text.matchAll(PATH)) {
    const before = text.slice(Math.max(0, match.index - 70), match.index)
    // Part of a URL, of an absolute path, or of a name that goes on with other signs.
    if (/[/\\:]$/.test(before) && !FOLDER_VARIABLE.test(before)) continue
    const path = match[0].replace(/[.*]+$/, (end) => (end.includes("*") ? end.replace(/\.+$/, "") : ""))
    const after = text[match.index + match[0].length] ?? ""
    if (after === ":" && text.startsWith("://", match.index + match[0].length)) continue
    const hasEnding = /[\w*]\.[A-Za-z][A-Za-z0-9]{0,9}$/.test(path)
    if (path.length <= 500 && (hasEnding || path.includes("/"))) found.push(path)
  }
  return found
}
