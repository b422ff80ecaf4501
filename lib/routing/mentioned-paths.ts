// File paths: how they are written in a request's text, and how they are normalised before globs see them (routing.md §2).

const CHAR = "\\p{L}\\p{N}\\p{M}_.~@+$%-"
// `[id]`, `[...slug]`, `[[...slug]]` and `(group)` folders are ordinary names in web projects.
const DYNAMIC = "\\[{1,2}[\\p{L}\\p{N}._-]+\\]{1,2}"
const GROUP = "\\([\\p{L}\\p{N}._~-]+\\)(?=[\\\\/])"
const SEGMENT = `(?:(?:[${CHAR}]|${DYNAMIC})+|${GROUP})`
const PATH_RUN = new RegExp(
  `(?<![\\\\/])(?:[A-Za-z]:(?=[\\\\/]))?[\\\\/]?${SEGMENT}(?:[\\\\/]+${SEGMENT})*[\\\\/]?`,
  "gu",
)
// The look-behind lets every run be scanned once only: without it a long run of letters costs its square.
const URL_RUN = /(?<![\p{L}\p{N}+.-])(?:[a-z][a-z0-9+.-]*:\/\/|www\.)[^\s<>"'`]*/giu
const FILE_NAME = /^[^/]*[^/.][^/]*\.\p{L}[\p{L}\p{N}_-]*$/u
const EMAIL = /^[^/@]+@[^/@]+$/
const ABBREVIATION = /^\p{L}(?:\.\p{L})+\.$/u

/** `\` becomes `/`, a leading `./` and a trailing `/` go. Empty when nothing is left. */
export function normalizePath(path: string): string {
  let out = path.trim().replaceAll("\\", "/")
  while (out.startsWith("./")) out = out.slice(2).replace(/^\/+/, "")
  while (out.length > 1 && out.endsWith("/")) out = out.slice(0, -1)
  return out === "." ? "" : out
}

/** Paths that a text mentions, normalised and deduplicated, in order: runs with a `/` between segments, and bare file names. URLs are not paths. */
export function mentionedPaths(text: string): string[] {
  if (!/[./\\]/.test(text)) return []
  const found = new Set<string>()
  for (const [run] of text.replace(URL_RUN, " ").matchAll(PATH_RUN)) {
    const path = readRun(run)
    if (path) found.add(path)
  }
  return [...found]
}

function readRun(run: string): string | null {
  if (ABBREVIATION.test(run)) return null
  // The full stop of a sentence is not part of the name.
  const path = normalizePath(run.replace(/\.+$/, ""))
  if (/[^/]\/+[^/]/.test(path)) return path
  return FILE_NAME.test(path) && !EMAIL.test(path) ? path : null
}
