// Mends values whose only fault is missing quotes: the text that stands there is what the author meant. Line numbers never change.
// It rewrites text before YAML reads it; it reads no YAML itself, and whatever it makes is parsed again in full.

export interface Repair {
  /** 1-based line within the header. */
  line: number
  message: string
  mend: string
}

/** A key (or list item) and the value that follows it on the same line. */
const ENTRY = /^([ \t]*(?:- +)*)(?:([^\s#:"'[\]{},&*!|>%@`-][^:\n]*|-[^\s:][^:\n]*):[ \t]+|(?<=- +))(\S.*)$/
/** Values at column 0 that begin like plain text and hold `: ` — always an error in YAML, and by far the commonest one. */
const COLON_LINE = /^([A-Za-z_][\w.-]*):[ \t]+([^\s"'|>[\]{}&*!%@`#,?:-].*:(?:[ \t].*|))$/gm
/** A header with more of them is not worth saving. */
const MAX_COLON_REPAIRS = 40
const INDENT = /^[ \t]*/

/** Quotes every top-level one-line value that holds `: `; null where there is none. Saves a second parse. */
export function quoteColonValues(text: string): { text: string; repairs: Repair[] } | null {
  const repairs: Repair[] = []
  let line = 1
  let counted = 0
  const quoted = text.replace(COLON_LINE, (whole: string, key: string, value: string, offset: number) => {
    if (repairs.length === MAX_COLON_REPAIRS) return whole
    const comment = value.search(/[ \t]#/)
    if (comment >= 0 && !/:[ \t]/.test(value.slice(0, comment))) return whole
    // A value that goes on in the next line is for `repairAt`, which sees the whole of it.
    if (/^[ \t]+\S/.test(text.slice(offset + whole.length + 1, offset + whole.length + 200))) return whole
    line += countBreaks(text, counted, offset)
    counted = offset
    repairs.push({ line, ...describeRepair(key, value) })
    return `${key}: ${quote(value.trimEnd())}`
  })
  return repairs.length > 0 ? { text: quoted, repairs } : null
}

/** Quotes the value around `offset`, or indents a quoted text that was wrapped to column 0; null where neither can help. */
export function repairAt(text: string, offset: number): { text: string; repair: Repair } | null {
  const lines = text.split("\n")
  const errorIndex = Math.min(countBreaks(text, 0, offset), lines.length - 1)
  for (let index = errorIndex; index >= Math.max(0, errorIndex - 60); index -= 1) {
    const entry = ENTRY.exec(lines[index] ?? "")
    if (!entry) continue
    const indent = entryIndent(entry[1] ?? "")
    const last = lastContinuation(lines, index, indent)
    const wrapped = indentWrappedQuote(lines, index, entry[3] ?? "")
    if (wrapped) return wrapped
    if (last < errorIndex) return null
    return quoteLines(lines, index, last, entry)
  }
  return null
}

/** A quoted text whose further lines start at column 0: YAML 1.2 wants them indented. */
function indentWrappedQuote(
  lines: readonly string[],
  index: number,
  value: string,
): { text: string; repair: Repair } | null {
  const mark = value[0]
  if ((mark !== '"' && mark !== "'") || findClosing(value, 1, mark) >= 0) return null
  for (let at = index + 1; at < Math.min(lines.length, index + 200); at += 1) {
    const line = lines[at] ?? ""
    const closing = findClosing(line, 0, mark)
    if (closing < 0) continue
    if (line.slice(closing + 1).trim() !== "") return null
    if (lines.slice(index + 1, at + 1).every((inner) => inner === "" || INDENT.exec(inner)?.[0] !== "")) return null
    const text = lines.map((inner, number) => (number > index && number <= at ? `  ${inner}` : inner)).join("\n")
    const message = "a quoted text continues at column 1; YAML wants it indented"
    return {
      text,
      repair: {
        line: index + 2,
        message,
        mend: 'Indent the lines up to the closing quote by two spaces, or write the value as a block: "key: |".',
      },
    }
  }
  return null
}

function findClosing(text: string, from: number, mark: string): number {
  for (let at = from; at < text.length; at += 1) {
    if (mark === '"' && text[at] === "\\") at += 1
    else if (text[at] === mark) {
      if (mark === "'" && text[at + 1] === "'") at += 1
      else return at
    }
  }
  return -1
}

function quoteLines(
  lines: readonly string[],
  index: number,
  last: number,
  entry: RegExpExecArray,
): { text: string; repair: Repair } | null {
  const value = (entry[3] ?? "").trimEnd()
  // A block scalar with text on its header line has lost its real text already; nothing is to be saved there.
  if (value[0] === "|" || value[0] === ">") return null
  const key = (entry[2] ?? "").trim()
  const first = lines[index] ?? ""
  const head = first.slice(0, first.length - (entry[3] ?? "").length)
  const parts = [value, ...lines.slice(index + 1, last + 1).map((line) => line.trim())]
  const bare = unwrap(parts)
  const rewritten = [...lines]
  bare.forEach((part, number) => {
    const lead = number === 0 ? `${head}"` : `${head.replace(/\S/g, " ").slice(0, 1)} `
    rewritten[index + number] = `${lead}${escapeText(part)}${number === bare.length - 1 ? '"' : ""}`
  })
  const text = rewritten.join("\n")
  if (text === lines.join("\n")) return null
  return { text, repair: { line: index + 1, ...describeRepair(key, value) } }
}

/** Takes off quotes that stand around the whole value, since what is between them is the text. */
function unwrap(parts: string[]): string[] {
  const first = parts[0] ?? ""
  const last = parts[parts.length - 1] ?? ""
  const mark = first[0]
  if ((mark !== '"' && mark !== "'") || !last.endsWith(mark) || (parts.length === 1 && first.length < 2)) return parts
  const inner = [...parts]
  inner[0] = first.slice(1)
  const end = inner.length - 1
  inner[end] = (inner[end] ?? "").slice(0, -1)
  return inner.map((part) => (mark === '"' ? part.replaceAll('\\"', '"') : part.replaceAll("''", "'")))
}

function lastContinuation(lines: readonly string[], index: number, indent: number): number {
  let last = index
  for (let at = index + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? ""
    if (line.trim() === "" || (INDENT.exec(line)?.[0].length ?? 0) <= indent) break
    last = at
  }
  return last
}

function entryIndent(lead: string): number {
  return lead.length
}

function describeRepair(key: string, value: string): { message: string; mend: string } {
  const name = key === "" ? "a list item" : key
  return { message: describeFault(name, value), mend: adviseFor(key, value) }
}

function describeFault(name: string, value: string): string {
  switch (value[0]) {
    case "*":
      return `${name} starts with "*" and is read as an alias`
    case "&":
      return `${name} starts with "&" and is read as an anchor`
    case "!":
      return `${name} starts with "!" and is read as a tag`
    case "[":
      return `${name} starts with "[" and is read as a list`
    case "{":
      return `${name} starts with "{" and is read as a map`
    case '"':
    case "'":
      return `${name} holds quotes that YAML reads as the end of the text`
    case "@":
    case "`":
    case "%":
    case "?":
    case "-":
      return `${name} starts with "${value[0]}", which YAML reserves`
    default:
      return `unquoted ": " in ${name}`
  }
}

function adviseFor(key: string, value: string): string {
  if (value[0] === '"') return "Put the whole value in single quotes."
  return key === "description"
    ? 'Put the value in double quotes, or write "description: >-" with the text indented below.'
    : "Put the value in double quotes."
}

function quote(value: string): string {
  return `"${escapeText(value)}"`
}

function escapeText(value: string): string {
  return value.replace(/[\\"]/g, "\\$&").replaceAll("\t", "\\t")
}

/** Line breaks between two offsets. */
function countBreaks(text: string, from: number, to: number): number {
  let breaks = 0
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) breaks += 1
  return breaks
}
