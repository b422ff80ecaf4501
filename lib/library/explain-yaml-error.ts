// Says in plain words what is wrong where a YAML parser gave up, and points at the line where a person would mend it.

export interface ExplainedError {
  /** Where to point, as an offset into the header. */
  offset: number
  message: string
  /** Advice that needs the line's number in the file. */
  mend?: (line: number) => string
}

/** `error` is the parser's first one: later ones are mostly echoes. */
export function explainYamlError(text: string, error: { pos: readonly number[]; message: string }): ExplainedError {
  const start = error.pos[0] ?? 0
  const unclosed = /^Missing closing (["'])/.exec(error.message)
  if (unclosed?.[1]) return explainUnclosedQuote(text, start, unclosed[1])

  const offset = skipCommentLines(text, start)
  const line = lineTextAt(text, offset)
  const blockHeader = /^\s*[^\s#:][^:]*:\s+([|>])[-+0-9]*\s+\S/.exec(line)
  if (blockHeader) {
    return {
      offset,
      message: `text after the block indicator "${blockHeader[1]}"`,
      mend: () => "Move the text to the next line, indented two spaces.",
    }
  }
  if (offset !== start && /^#{1,6} /.test(lineTextAt(text, start))) {
    return {
      offset,
      message: "Markdown inside the frontmatter",
      mend: () => "Close the frontmatter with --- before the first heading.",
    }
  }
  if (/^[^\s:#-][^:]*$/.test(line)) {
    return {
      offset,
      message: 'this line is not "key: value" and is not indented',
      mend: (number) => `Indent line ${number} by two spaces, or write the value above as a block: "key: >-".`,
    }
  }
  if (/^\s*\t/.test(line)) {
    return { offset, message: "a tab is used for indentation", mend: () => "Indent with spaces." }
  }
  return { offset, message: lowerFirst(error.message.replace(/\s+/g, " ").slice(0, 200)) }
}

/** The parser points at the end of the text; a person mends the line where the quote opens. */
function explainUnclosedQuote(text: string, end: number, quote: string): ExplainedError {
  const opening = new RegExp(`^[ \\t]*(?:- +)?(?:[^\\s"'#][^\\n"':]*:)?[ \\t]*${quote}`, "gm")
  let offset = Math.max(0, end - 1)
  for (const match of text.matchAll(opening)) {
    if (match.index >= end) break
    const closed = closesOnLine(lineTextAt(text, match.index).slice(match[0].length), quote)
    if (!closed) offset = match.index + match[0].length - 1
  }
  const name = quote === '"' ? "double" : "single"
  return {
    offset,
    message: `a ${name} quote is opened here and never closed`,
    mend: (line) => `Add the closing quote at the end of line ${line}.`,
  }
}

function closesOnLine(rest: string, quote: string): boolean {
  return quote === '"' ? /(?<!\\)"/.test(rest) : rest.replaceAll("''", "").includes("'")
}

function skipCommentLines(text: string, from: number): number {
  let at = from
  for (;;) {
    const line = lineTextAt(text, at)
    const next = text.indexOf("\n", at)
    if (next < 0 || next + 1 >= text.length || !/^\s*(#|$)/.test(line)) return at
    at = next + 1
  }
}

/** The whole line around an offset. */
export function lineTextAt(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1
  const end = text.indexOf("\n", offset)
  return text.slice(start, end < 0 ? text.length : end)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
