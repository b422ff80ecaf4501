// Draws a trace for a person at a terminal: the answer first, then how it came about. Decides nothing: every word is in the trace.
import type { Candidate, GateReport, RouteTrace, Signal } from "@/lib/routing"
import { padEnd, padStart, printable, shorten, textWidth } from "./printable"
import type { Style } from "./style"

/** Rows shown of a long list; `--json` has them all. */
const MAX_CANDIDATES = 12
const MAX_REMOVED = 3
const MAX_SIGNALS = 6

export function formatTrace(trace: RouteTrace, style: Style): string {
  const sections = [
    formatAnswer(trace, style),
    formatRequest(trace, style),
    formatGates(trace, style),
    formatCandidates(trace, style),
    formatCoLoads(trace, style),
    formatNotes(trace, style),
  ]
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`
}

/** One line of a batch. */
export function formatTraceLine(trace: RouteTrace, number: number, width: number, style: Style): string {
  const answer = trace.winner === null ? style.dim("no skill") : style.bold(printable(trace.winner))
  const flags = trace.flags.length > 0 ? ` (${trace.flags.join(", ")})` : ""
  const query = style.dim(shorten(printable(trace.request.query), 70))
  return `${padStart(String(number), width)}  ${padEnd(trace.outcome, 7)}  ${answer}${flags}  ${query}\n`
}

function formatAnswer(trace: RouteTrace, style: Style): string[] {
  const winner = trace.candidates.find(({ skill, fate }) => fate === "selected" && skill === trace.winner)
  if (trace.winner !== null && winner) {
    const flags = trace.flags.length > 0 ? `  ${style.yellow(trace.flags.join(", "))}` : ""
    return [
      `${style.green("routed")}  ${style.bold(printable(trace.winner))}${flags}`,
      `        ${formatScore(winner)}: ${formatSignals(winner.signals)}`,
      ...(trace.selected.length > 1 ? [`        then ${trace.selected.slice(1).map(printable).join(", ")}`] : []),
      ...(trace.recommendation === null ? [] : [`        ${printable(trace.recommendation)}`]),
    ]
  }
  const blocked = trace.outcome === "blocked"
  return [
    blocked
      ? `${style.yellow("blocked")}  ${count(trace.candidates.length, "skill")} matched, and the gates removed every one`
      : `${style.yellow("gap")}  no skill matched`,
    ...(trace.recommendation === null ? [] : [`${blocked ? "         " : "     "}${printable(trace.recommendation)}`]),
  ]
}

function formatRequest({ request, tokens }: RouteTrace, style: Style): string[] {
  const facts = [
    ...(request.project === null ? [] : [`project ${printable(request.project)}`]),
    ...(request.paths.length > 0 ? [`paths ${request.paths.map(printable).join(", ")}`] : []),
    ...(request.mentionedPaths.length > 0 ? [`mentions ${request.mentionedPaths.map(printable).join(", ")}`] : []),
    ...(request.minEvalState === "unverified" ? [] : [`at least ${request.minEvalState}`]),
    `up to ${request.maxResults}`,
    request.today,
  ]
  return [
    `${style.dim("request")}  ${shorten(printable(request.query), 200)}`,
    `${style.dim("tokens ")}  ${tokens.length === 0 ? "none: every word is a stopword or too short" : shorten(tokens.map(printable).join(" "), 200)}`,
    `${style.dim("with   ")}  ${facts.join(" · ")}`,
  ]
}

function formatGates(trace: RouteTrace, style: Style): string[] {
  const width = Math.max(...trace.gates.map(({ in: into }) => String(into).length), 3)
  return [
    style.dim(`${padEnd("gate", 12)}  ${padStart("in", width)}  ${padStart("out", width)}`),
    ...trace.gates.map((gate) => {
      const counts = `${padStart(String(gate.in), width)}  ${padStart(String(gate.out), width)}`
      return `${padEnd(gate.gate, 12)}  ${counts}  ${style.dim(formatRemoved(gate))}`.trimEnd()
    }),
  ]
}

function formatRemoved(gate: GateReport): string {
  if (gate.removed.length === 0) return ""
  if (gate.gate === "project") return `${gate.removed.length} bound to another project`
  if (gate.gate === "score") return `${gate.removed.length} with no match`
  // Which skill fell for which reason stands with the candidates and the co-loads below.
  const shown = gate.removed.slice(0, MAX_REMOVED).map(({ skill }) => printable(skill))
  const rest = gate.removed.length - shown.length
  return `removed ${[...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(", ")}`
}

function formatCandidates(trace: RouteTrace, style: Style): string[] {
  const shown = trace.candidates.slice(0, MAX_CANDIDATES)
  if (shown.length === 0) return []
  const name = Math.max(9, ...shown.map(({ skill }) => textWidth(printable(skill))))
  const score = Math.max(5, ...shown.map((candidate) => formatPoints(candidate).length))
  const fate = Math.max(...shown.map((candidate) => candidate.fate.length))
  const rest = trace.candidates.length - shown.length
  return [
    style.dim(
      `${padStart("", 3)}  ${padEnd("candidate", name)}  ${padEnd("score", score)}  ${padEnd("fate", fate)}  signals`,
    ),
    ...shown.flatMap((candidate) => {
      const skill = padEnd(printable(candidate.skill), name)
      const points = padEnd(formatPoints(candidate), score)
      const signals = formatSignals(candidate.signals)
      const row = `${padStart(String(candidate.rank), 3)}  ${candidate.fate === "selected" ? style.bold(skill) : skill}  ${points}  ${paintFate(candidate, fate, style)}  ${signals}`
      return candidate.reason === undefined || candidate.fate === "cut"
        ? [row]
        : [row, style.dim(`     ${printable(candidate.reason)}`)]
    }),
    ...(rest > 0 ? [style.dim(`     ${rest} more; --json lists them all`)] : []),
  ]
}

function paintFate({ fate }: Candidate, width: number, style: Style): string {
  const text = padEnd(fate, width)
  if (fate === "selected") return style.green(text)
  return fate === "cut" ? text : style.yellow(text)
}

function formatCoLoads(trace: RouteTrace, style: Style): string[] {
  const loaded = trace.coLoaded.map(({ skill, via, from }) => ["loads", skill, `${via} of ${printable(from)}`] as const)
  const blocked = trace.blockedCoLoads.map(
    ({ skill, via, from, reason }) => ["blocked", skill, `${via} of ${printable(from)}: ${reason}`] as const,
  )
  const rows = [...loaded, ...blocked]
  const name = Math.max(0, ...rows.map(([, skill]) => textWidth(printable(skill))))
  return rows.map(([what, skill, why]) => {
    const word = what === "loads" ? style.cyan(padEnd(what, 7)) : style.yellow(padEnd(what, 7))
    return `${word}  ${padEnd(printable(skill), name)}  ${why}`
  })
}

function formatNotes(trace: RouteTrace, style: Style): string[] {
  return [
    ...trace.stale.map(
      ({ skill, days, limit }) =>
        `${style.yellow("stale  ")}  ${printable(skill)}: last verified ${days} ${days === 1 ? "day" : "days"} ago, limit ${limit}`,
    ),
    ...trace.warnings.map((warning) => `${style.yellow("warning")}  ${printable(warning)}`),
  ]
}

function formatPoints({ score, boost }: Candidate): string {
  return boost === 0 ? String(score) : `${score} +${boost}`
}

function formatScore({ score, boost }: Candidate): string {
  return boost === 0 ? `score ${score}` : `score ${score}, verdict boost ${boost}`
}

/** `trigger "fix it" +5`, `keyword "flaky tests" +3 (flaky)`, … */
export function formatSignals(signals: readonly Signal[]): string {
  const shown = signals.slice(0, MAX_SIGNALS).map(({ surface, term, token, path, credit }) => {
    const earner = token ?? path
    const by = earner === undefined || earner === term ? "" : ` (${printable(earner)})`
    return `${surface} "${printable(term)}" +${credit}${by}`
  })
  const rest = signals.slice(MAX_SIGNALS)
  const credit = rest.reduce((sum, signal) => sum + signal.credit, 0)
  return [...shown, ...(rest.length > 0 ? [`${rest.length} more +${credit}`] : [])].join(", ")
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`
}
