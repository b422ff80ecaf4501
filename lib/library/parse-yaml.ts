// Runs the YAML parser over a header within a budget. Never throws: what would cost too much is given up and says so.
import { Composer, type CST, type Document, Lexer, LineCounter, type ParsedNode, Parser, Schema } from "yaml"
import { formatCount } from "./field-value"

/** Real headers hold a few hundred tokens; a thousand cost about three milliseconds. */
export const MAX_TOKENS = 5000
/** Depth of the parser's stack, which holds one or two entries for each level of nesting. */
const MAX_STACK = 100

/**
 * Every plain scalar is read as text; what the core schema makes of one is decided in `yaml-values.ts`, and only for the few fields
 * that are read. Made once: the parser would make a schema for every document. Duplicate keys are looked for afterwards, in linear
 * time; the composer's own check is quadratic.
 */
const OPTIONS = { schema: new Schema({ schema: "failsafe" }), uniqueKeys: false, stringKeys: true } as const

export type YamlError = { pos: readonly number[]; message: string; code: string }

/** What the readings of one header may cost together, repairs included. */
export interface Budget {
  tokens: number
}

export interface ParsedYaml {
  contents: ParsedNode | null
  errors: readonly YamlError[]
  lines: LineCounter
  text: string
  /** Why the reading was given up; null where it was not. */
  tooCostly: string | null
}

/**
 * What `parseDocument` does, one token at a time, so that a header that would cost too much is given up while it is read: the
 * parser takes some microseconds a token, and more for each level that it is nested.
 */
export function parseYaml(text: string, budget: Budget): ParsedYaml {
  const lines = new LineCounter()
  lines.addNewLine(0)
  const parser = new Parser(lines.addNewLine)
  const composer = new Composer(OPTIONS)
  const documents: Document.Parsed[] = []
  const take = (tokens: Iterable<CST.Token>) => {
    for (const token of tokens) for (const document of composer.next(token)) documents.push(document)
  }
  for (const lexeme of new Lexer().lex(text)) {
    budget.tokens -= 1
    if (budget.tokens < 0)
      return exhausted(lines, text, `the frontmatter holds more than ${formatCount(MAX_TOKENS)} YAML tokens`)
    take(parser.next(lexeme))
    if (parser.stack.length > MAX_STACK) return exhausted(lines, text, "the frontmatter is nested too deeply")
  }
  take(parser.end())
  for (const document of composer.end(true, text.length)) documents.push(document)
  const [document, extra] = documents
  const errors: YamlError[] = [...(document?.errors ?? [])]
  if (extra) errors.push({ pos: extra.range, message: "a second YAML document starts here", code: "MULTIPLE_DOCS" })
  return { contents: document?.contents ?? null, errors, lines, text, tooCostly: null }
}

function exhausted(lines: LineCounter, text: string, message: string): ParsedYaml {
  return { contents: null, errors: [], lines, text, tooCostly: message }
}
