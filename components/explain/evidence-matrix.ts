// Candidates × words of the request: which word earned what, and which word nobody knows.
import type { Candidate, RouteTrace, Signal } from "@/lib/routing"

export type ColumnKind =
  /** The first place of a token: the one that is scored. */
  | "token"
  /** A later place of a token: it earns nothing more. */
  | "repeat"
  /** A stop word, a single letter: never scored by itself, but triggers run over it. */
  | "unscored"

export interface MatrixColumn {
  word: string
  kind: ColumnKind
  /** Place among the request's words. */
  wordIndex: number
  /** How many candidates credit this token, alone or as a part of a trigger. 0 on a token: a hole. */
  creditedBy: number
}

/** One trigger's band over a cell. `edge` says which end of the band the cell holds. */
export interface TriggerBand {
  term: string
  credit: number
  edge: "only" | "start" | "middle" | "end"
}

export interface MatrixCell {
  /** The keyword or substring credit of this token, if it earned one. */
  signal: Signal | null
  bands: TriggerBand[]
}

export interface MatrixRow {
  candidate: Candidate
  /** One cell a column of the matrix. */
  cells: MatrixCell[]
  triggers: Signal[]
  path: Signal | null
}

export interface EvidenceMatrix {
  columns: MatrixColumn[]
  /** Columns left out because the request is long: words without any credit go first. */
  hiddenColumns: number
  rows: MatrixRow[]
  /** Candidates beyond `maxRows`. */
  hiddenRows: number
  /** Tokens that no candidate credits, also those whose columns are hidden. */
  holes: string[]
  hasPaths: boolean
}

export interface MatrixLimits {
  maxColumns: number
  /** Requests of more words than this show words that are never scored only under a trigger. */
  maxPlainWords: number
  maxRows: number
}

/** `splitWords` must be the engine's own, so that a trigger is found where the engine found it. */
export function buildEvidenceMatrix(
  trace: Pick<RouteTrace, "words" | "tokens" | "candidates" | "request">,
  splitWords: (text: string) => readonly string[],
  limits: MatrixLimits,
): EvidenceMatrix {
  const kinds = classifyWords(trace.words, trace.tokens)
  const spansOf = createSpanFinder(trace.words, kinds, splitWords)
  const creditedBy = countCredits(trace.candidates, spansOf, trace.words)
  const all = trace.words.map(
    (word, wordIndex): MatrixColumn => ({
      word,
      kind: kinds[wordIndex] ?? "unscored",
      wordIndex,
      creditedBy: creditedBy.get(word) ?? 0,
    }),
  )
  const columns = fitColumns(all, coveredWords(trace.candidates, spansOf), limits)
  const shown = trace.candidates.slice(0, limits.maxRows)
  return {
    columns,
    hiddenColumns: all.length - columns.length,
    rows: shown.map((candidate) => buildRow(candidate, columns, spansOf)),
    hiddenRows: trace.candidates.length - shown.length,
    holes: trace.tokens.filter((token) => !creditedBy.has(token)),
    hasPaths: trace.request.paths.length + trace.request.mentionedPaths.length > 0,
  }
}

function classifyWords(words: readonly string[], tokens: readonly string[]): ColumnKind[] {
  const tokenSet = new Set(tokens)
  const seen = new Set<string>()
  return words.map((word) => {
    if (!tokenSet.has(word)) return "unscored"
    if (seen.has(word)) return "repeat"
    seen.add(word)
    return "token"
  })
}

type SpanFinder = (trigger: string) => readonly number[]

/** Word indexes that a fired trigger covers: its first contiguous run, else (all tokens together) the token places. */
function createSpanFinder(
  words: readonly string[],
  kinds: readonly ColumnKind[],
  splitWords: (text: string) => readonly string[],
): SpanFinder {
  const known = new Map<string, readonly number[]>()
  return (trigger) => {
    const cached = known.get(trigger)
    if (cached) return cached
    const run = splitWords(trigger)
    const start = words.findIndex((_, index) => run.every((word, offset) => words[index + offset] === word))
    const span =
      start >= 0 && run.length > 0
        ? run.map((_, offset) => start + offset)
        : kinds.flatMap((kind, index) => (kind === "token" ? [index] : []))
    known.set(trigger, span)
    return span
  }
}

function countCredits(
  candidates: readonly Candidate[],
  spansOf: SpanFinder,
  words: readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const candidate of candidates) {
    const credited = new Set<string>()
    for (const signal of candidate.signals) {
      if (signal.token !== undefined) credited.add(signal.token)
      if (signal.surface !== "trigger") continue
      for (const index of spansOf(signal.term)) credited.add(words[index] ?? "")
    }
    for (const word of credited) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

/** Places of the words that some candidate's trigger runs over. */
function coveredWords(candidates: readonly Candidate[], spansOf: SpanFinder): ReadonlySet<number> {
  const triggers = candidates.flatMap(({ signals }) => signals.filter(({ surface }) => surface === "trigger"))
  return new Set(triggers.flatMap(({ term }) => spansOf(term)))
}

/** Keeps the request's order; when too long, drops what is never scored first, then tokens without credit from the end. */
function fitColumns(
  all: readonly MatrixColumn[],
  covered: ReadonlySet<number>,
  { maxColumns, maxPlainWords }: MatrixLimits,
): MatrixColumn[] {
  if (all.length <= Math.min(maxPlainWords, maxColumns)) return [...all]
  const useful = all.filter(({ kind, wordIndex }) => kind === "token" || covered.has(wordIndex))
  if (useful.length <= maxColumns) return useful
  const tokens = all.filter(({ kind }) => kind === "token")
  if (tokens.length <= maxColumns) return tokens
  const credited = tokens.filter(({ creditedBy }) => creditedBy > 0).slice(0, maxColumns)
  const holes = tokens.filter(({ creditedBy }) => creditedBy === 0).slice(0, maxColumns - credited.length)
  const kept = new Set([...credited, ...holes])
  return tokens.filter((column) => kept.has(column))
}

function buildRow(candidate: Candidate, columns: readonly MatrixColumn[], spansOf: SpanFinder): MatrixRow {
  const triggers = candidate.signals.filter(({ surface }) => surface === "trigger")
  const spans = triggers.map((signal) => ({ signal, span: spansOf(signal.term) }))
  const byToken = new Map(
    candidate.signals.flatMap((signal) => (signal.token === undefined ? [] : [[signal.token, signal]])),
  )
  const cells = columns.map(
    (column): MatrixCell => ({
      signal: column.kind === "token" ? (byToken.get(column.word) ?? null) : null,
      bands: spans.flatMap(({ signal, span }) => {
        const place = span.indexOf(column.wordIndex)
        return place < 0 ? [] : [{ term: signal.term, credit: signal.credit, edge: edgeOf(place, span.length) }]
      }),
    }),
  )
  return { candidate, cells, triggers, path: candidate.signals.find(({ surface }) => surface === "path") ?? null }
}

function edgeOf(place: number, length: number): TriggerBand["edge"] {
  if (length === 1) return "only"
  if (place === 0) return "start"
  return place === length - 1 ? "end" : "middle"
}
