// Globs over `/`-separated paths (routing.md §4): `**`, `*`, `?`, `[...]`, `{a,b}`, dotfiles included, `/` never matched by
// `*`. Compiled to a small non-deterministic automaton and run over all its states at once, so that no pattern can cost more
// than (pattern length × path length) steps: a backtracking matcher would let an authored glob stall the router.
import { MAX_GLOB_DEPTH, MAX_GLOB_LENGTH, MAX_GLOB_STARS } from "./policy"

const SLASH = 47

/** One instruction; `next` and `other` are indices into the program. */
type Step =
  | { op: "char"; code: number }
  | { op: "not-slash" }
  | { op: "any" }
  | { op: "class"; negated: boolean; ranges: [number, number][] }
  | { op: "split"; other: number }
  | { op: "jump"; to: number }
  | { op: "match" }

export interface Glob {
  readonly pattern: string
  /** Whether the whole path matches. */
  matches(path: string): boolean
}

/** Why a pattern can never match, in words; null when it is usable. The library reports it. */
export function globFault(pattern: string): string | null {
  if (pattern.length > MAX_GLOB_LENGTH) return `longer than ${MAX_GLOB_LENGTH} characters`
  const stars = pattern.match(/\*+/g)?.length ?? 0
  if (stars > MAX_GLOB_STARS) return `more than ${MAX_GLOB_STARS} wildcards`
  return new Compiler(pattern).depth > MAX_GLOB_DEPTH ? `braces nested deeper than ${MAX_GLOB_DEPTH}` : null
}

/** Compiles a pattern (without a leading `!`). One with a fault matches nothing. */
export function compileGlob(pattern: string): Glob {
  if (globFault(pattern)) return { pattern, matches: () => false }
  const text = pattern.replace(/^(?:\.\/)+/, "")
  if (!/[*?[{\\]/.test(text)) return { pattern, matches: (path) => path === text }
  const compiler = new Compiler(text)
  const program = compiler.compile()
  // Most globs end in a plain extension: looking at that first settles most paths without running the automaton.
  // (Without its slash: `**/x` also matches `x`.)
  const tail = (/[^*?[\]{},\\]*$/.exec(text)?.[0] ?? "").replace(/^\//, "")
  return { pattern, matches: (path) => path.endsWith(tail) && run(program, path) }
}

class Compiler {
  private readonly program: Step[] = []
  private readonly codes: number[]
  private readonly closing: Map<number, number>
  /** Deepest nesting of braces. */
  readonly depth: number

  constructor(text: string) {
    this.codes = Array.from(text, (char) => char.codePointAt(0) ?? 0)
    const { closing, depth } = pairBraces(this.codes)
    this.closing = closing
    this.depth = depth
  }

  compile(): Step[] {
    this.sequence(0, this.codes.length)
    this.program.push({ op: "match" })
    return this.program
  }

  private is(at: number, char: string): boolean {
    return this.codes[at] === char.charCodeAt(0)
  }

  private sequence(from: number, to: number): void {
    let at = from
    while (at < to) at = this.element(at, from, to)
  }

  /** Compiles what stands at `at` and returns where the next element begins. */
  private element(at: number, from: number, to: number): number {
    const code = this.codes[at] ?? 0
    if (this.is(at, "\\") && at + 1 < to) return this.literal(this.codes[at + 1] ?? 0, at + 2)
    if (this.is(at, "/") && this.isGlobstar(at + 1, from, to) && at + 3 >= to) {
      // `a/**` at the end: the folder itself, or anything below it.
      this.optional(() => {
        this.literal(SLASH, 0)
        this.repeat({ op: "any" })
      })
      return to
    }
    if (this.isGlobstar(at, from, to)) {
      if (at + 2 >= to) {
        this.repeat({ op: "any" })
        return to
      }
      // `**/`: no folder, or any number of them.
      this.optional(() => {
        this.repeat({ op: "any" })
        this.literal(SLASH, 0)
      })
      return at + 3
    }
    if (this.is(at, "*")) return this.star(at, from, to)
    if (this.is(at, "?")) {
      this.program.push({ op: "not-slash" })
      return at + 1
    }
    if (this.is(at, "[")) return this.charClass(at, to)
    const close = this.closing.get(at)
    if (this.is(at, "{") && close !== undefined) return this.braces(at, close)
    return this.literal(code, at + 1)
  }

  private literal(code: number, next: number): number {
    this.program.push({ op: "char", code })
    return next
  }

  /** `**` is a globstar only where it is a whole segment; elsewhere it is a `*`. */
  private isGlobstar(at: number, from: number, to: number): boolean {
    if (!this.is(at, "*") || !this.is(at + 1, "*") || at + 2 > to) return false
    const startsSegment = at === from || this.is(at - 1, "/")
    const endsSegment = at + 2 === to || this.is(at + 2, "/")
    return startsSegment && endsSegment
  }

  private star(at: number, from: number, to: number): number {
    let end = at
    while (end < to && this.is(end, "*")) end++
    const isWholeSegment = (at === from || this.is(at - 1, "/")) && (end === to || this.is(end, "/"))
    // A segment is never empty.
    if (isWholeSegment) this.program.push({ op: "not-slash" })
    this.repeat({ op: "not-slash" })
    return end
  }

  private repeat(step: Step): void {
    const start = this.program.length
    this.program.push({ op: "split", other: start + 3 }, step, { op: "jump", to: start })
  }

  private optional(body: () => void): void {
    const split = { op: "split" as const, other: 0 }
    this.program.push(split)
    body()
    split.other = this.program.length
  }

  private braces(open: number, close: number): number {
    const commas = this.commasBetween(open, close)
    // Without a comma the braces are ordinary characters.
    if (commas.length === 0) {
      this.literal(this.codes[open] ?? 0, 0)
      this.sequence(open + 1, close)
      return this.literal(this.codes[close] ?? 0, close + 1)
    }
    const starts = [open, ...commas]
    const ends = [...commas, close]
    const exits: { op: "jump"; to: number }[] = []
    starts.forEach((start, i) => {
      const split = { op: "split" as const, other: 0 }
      const isLast = i === starts.length - 1
      if (!isLast) this.program.push(split)
      this.sequence(start + 1, ends[i] ?? close)
      if (isLast) return
      const exit = { op: "jump" as const, to: 0 }
      this.program.push(exit)
      exits.push(exit)
      split.other = this.program.length
    })
    for (const exit of exits) exit.to = this.program.length
    return close + 1
  }

  private commasBetween(open: number, close: number): number[] {
    const commas: number[] = []
    for (let i = open + 1; i < close; i++) {
      if (this.is(i, "\\")) i++
      else if (this.is(i, ",")) commas.push(i)
      else i = this.closing.get(i) ?? i
    }
    return commas
  }

  private charClass(open: number, to: number): number {
    let at = open + 1
    const negated = this.is(at, "!") || this.is(at, "^")
    if (negated) at++
    const first = at
    const ranges: [number, number][] = []
    const read = (): number => {
      if (this.is(at, "\\") && at + 1 < to) at++
      return this.codes[at++] ?? 0
    }
    while (at < to && (at === first || !this.is(at, "]"))) {
      const low = read()
      if (this.is(at, "-") && at + 1 < to && !this.is(at + 1, "]")) {
        at++
        ranges.push([low, read()])
      } else ranges.push([low, low])
    }
    if (at >= to) return this.literal(this.codes[open] ?? 0, open + 1)
    this.program.push({ op: "class", negated, ranges })
    return at + 1
  }
}

/** Opening → closing position of every brace that has a partner, classes and escapes skipped. */
function pairBraces(codes: readonly number[]): { closing: Map<number, number>; depth: number } {
  const closing = new Map<number, number>()
  const open: number[] = []
  let depth = 0
  for (let i = 0; i < codes.length; i++) {
    const char = String.fromCodePoint(codes[i] ?? 0)
    if (char === "\\") i++
    else if (char === "{") {
      open.push(i)
      depth = Math.max(depth, open.length)
    } else if (char === "}") {
      const start = open.pop()
      if (start !== undefined) closing.set(start, i)
    }
  }
  return { closing, depth }
}

function run(program: readonly Step[], path: string): boolean {
  let current: number[] = []
  let following: number[] = []
  const seen = new Int32Array(program.length).fill(-1)
  enter(program, 0, 0, current, seen)
  let position = 0
  for (const char of path) {
    if (current.length === 0) return false
    const code = char.codePointAt(0) ?? 0
    position++
    for (const at of current) {
      const step = program[at]
      if (step && accepts(step, code)) enter(program, at + 1, position, following, seen)
    }
    ;[current, following] = [following, current]
    following.length = 0
  }
  return current.some((at) => program[at]?.op === "match")
}

/** Adds a state and all that can be reached from it without reading a character. */
function enter(program: readonly Step[], start: number, position: number, into: number[], seen: Int32Array): void {
  const stack = [start]
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (seen[at] === position) continue
    seen[at] = position
    const step = program[at]
    if (step?.op === "split") stack.push(step.other, at + 1)
    else if (step?.op === "jump") stack.push(step.to)
    else into.push(at)
  }
}

function accepts(step: Step, code: number): boolean {
  switch (step.op) {
    case "char":
      return step.code === code
    case "any":
      return true
    case "not-slash":
      return code !== SLASH
    case "class":
      return code !== SLASH && step.negated !== step.ranges.some(([low, high]) => low <= code && code <= high)
    default:
      return false
  }
}
