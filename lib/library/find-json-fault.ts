// Finds the line on which a text stops being JSON. V8 names a position only for some faults and only for some lengths; this runs
// after `JSON.parse` has failed, so that speed is no matter.

const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none of them in a string
  /[[\]{}:,]|"(?:[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const SPACE = /[ \t\n\r]*/y

/** What may come next: a value, a key, or what follows one of them. */
type State = "value" | "first-item" | "key" | "first-key" | "colon" | "after"

/** The 1-based line of the first fault; the last line where the text ends too early; null where it is JSON after all. */
export function findJsonFault(text: string): number | null {
  const open: string[] = []
  let state: State = "value"
  let at = 0
  for (;;) {
    at = skip(SPACE, text, at)
    if (at === text.length) return state === "after" && open.length === 0 ? null : lineAt(text, at)
    TOKEN.lastIndex = at
    const token = TOKEN.exec(text)?.[0]
    const next: State | null = token === undefined ? null : step(state, token, open)
    if (next === null || token === undefined) return lineAt(text, at)
    state = next
    at += token.length
  }
}

function step(state: State, token: string, open: string[]): State | null {
  const inner = open[open.length - 1]
  switch (token) {
    case "{":
    case "[":
      if (state !== "value" && state !== "first-item") return null
      open.push(token)
      return token === "{" ? "first-key" : "first-item"
    case "}":
    case "]":
      if (inner !== (token === "}" ? "{" : "[")) return null
      if (state !== "after" && state !== (token === "}" ? "first-key" : "first-item")) return null
      open.pop()
      return "after"
    case ",":
      return state === "after" && inner !== undefined ? (inner === "{" ? "key" : "value") : null
    case ":":
      return state === "colon" ? "value" : null
  }
  if (state === "key" || state === "first-key") return token.startsWith('"') ? "colon" : null
  return state === "value" || state === "first-item" ? "after" : null
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return at + (pattern.exec(text)?.[0].length ?? 0)
}

function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line += 1
  return line
}
