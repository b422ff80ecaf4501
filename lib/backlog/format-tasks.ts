// Tasks to take away: Markdown, the text of an issue, CSV, JSON. All foreign text is inert (`escape.ts`).
import type { TermStatistics } from "@/lib/retrieval"
import { describeTask } from "./describe-task"
import { type DraftContext, type DraftEdit, draftTask } from "./draft"
import { codeSpan, csvCell, escapeMarkdown } from "./escape"
import { prioritize } from "./priority"
import { countRequests, type Evidence, type Task } from "./task"

export interface FormatContext extends DraftContext {
  /** ISO day. */
  readonly today: string
}

/** Requests listed in Markdown and issues; the rest is counted. */
const MAX_LISTED = 50

/** A whole task as a Markdown document. */
export function formatTaskMarkdown(task: Task, context: FormatContext): string {
  return [`# ${task.id}: ${escapeMarkdown(describeTask(task, context.background))}`, "", ...bodyOf(task, context)].join(
    "\n",
  )
}

/** A task as an issue: title and text apart. */
export function formatTaskIssue(task: Task, context: FormatContext): { title: string; body: string } {
  const title = describeTask(task, context.background).replace(/@(?=\w)/g, "@\u200b")
  return { title, body: bodyOf(task, context).join("\n") }
}

function bodyOf(task: Task, context: FormatContext): string[] {
  const { score, factors } = prioritize(task, context.today)
  const parts = factors.map(({ name, value, why }) => `${name} ${value} (${why})`).join(" × ")
  const missing = task.evidence.filter(({ miss }) => miss !== null)
  const listed = missing.slice(0, MAX_LISTED)
  return [
    `State: ${task.state}. Priority ${score} = ${parts}.`,
    "",
    "## Requests",
    "",
    ...listed.map(lineOf),
    ...(missing.length > listed.length ? ["", `And ${missing.length - listed.length} more.`] : []),
    "",
    "## Proposed",
    "",
    ...proposalOf(task, context),
    "",
  ]
}

function lineOf(evidence: Evidence): string {
  const first = evidence.tally[0]?.day
  const last = evidence.tally.at(-1)?.day
  const days = first === undefined ? "" : first === last ? `, ${first}` : `, ${first} to ${last}`
  const text = evidence.text === null ? "(text not kept)" : codeSpan(evidence.text)
  return `- ${countRequests(evidence)}×${days}: ${text}${evidence.miss ? ` (${evidence.miss.kind})` : ""}`
}

function proposalOf(task: Task, context: FormatContext): string[] {
  const draft = draftTask(task, context)
  if (draft.kind === "edits") {
    return draft.edits.length > 0 ? draft.edits.map((edit) => `- ${describeEdit(edit)}`) : ["Nothing yet."]
  }
  // Longer than any fence that a request could carry into the draft.
  const longest = Math.max(2, ...Array.from(draft.markdown.matchAll(/`+/g), ([run]) => run.length))
  const fence = "`".repeat(longest + 1)
  return [`${fence}markdown`, draft.markdown.trimEnd(), fence]
}

/** An edit in words, as Markdown. */
export function describeEdit(edit: DraftEdit): string {
  const skill = edit.skill === null ? "the library" : codeSpan(edit.skill)
  const why = escapeMarkdown(edit.why)
  switch (edit.kind) {
    case "add-keyword":
      return `Add the keyword ${codeSpan(edit.keyword)} to ${skill}: ${why}`
    case "remove-keyword":
      return `Drop or replace the keyword ${codeSpan(edit.keyword)} of ${skill}: ${why}`
    case "add-suppresses":
      return `Let ${skill} suppress ${codeSpan(edit.target)}: ${why}`
    case "add-anti-example":
      return `Add the anti-example ${codeSpan(edit.prompt)} to ${skill}: ${why}`
    case "fix-verdict":
      return `Mend or grade ${skill} again, it falls at ${codeSpan(edit.gate)}: ${why}`
    case "mend-case":
      return `Mend the case ${codeSpan(edit.prompt)} of ${skill}, or the skill: ${why}`
  }
}

const COLUMNS = [
  "id",
  "title",
  "kind",
  "skills",
  "state",
  "priority",
  "demand",
  "severity",
  "spread",
  "requests",
  "distinct",
  "first",
  "last",
]

/** One row a task, header first; lines end in CRLF, as RFC 4180 says. */
export function formatTasksCsv(tasks: readonly Task[], context: Pick<FormatContext, "background" | "today">): string {
  const rows = tasks.map((task) => {
    const row = summarizeTask(task, context)
    const [demand, severity, spread] = row.factors.map(({ value }) => value)
    return [
      ...[row.id, row.title, row.kind, row.skills.join(" "), row.state, row.priority],
      ...[demand ?? 0, severity ?? 0, spread ?? 0, row.requests, row.distinct, row.first, row.last],
    ]
  })
  return [COLUMNS, ...rows].map((row) => `${row.map(csvCell).join(",")}\r\n`).join("")
}

export interface TaskSummary {
  id: string
  title: string
  kind: Task["kind"]
  skills: string[]
  state: Task["state"]
  priority: number
  factors: { name: string; value: number; why: string }[]
  /** Requests that still miss, repeats counted. */
  requests: number
  /** Different requests that still miss. */
  distinct: number
  /** ISO days; null where there are none. */
  first: string | null
  last: string | null
}

/** The figures of a task, for lists. */
export function summarizeTask(
  task: Task,
  { background, today }: { readonly background: TermStatistics; readonly today: string },
): TaskSummary {
  const { score, factors } = prioritize(task, today)
  const missing = task.evidence.filter(({ miss }) => miss !== null)
  const days = missing.flatMap(({ tally }) => tally.map(({ day }) => day)).sort()
  return {
    id: task.id,
    title: describeTask(task, background),
    kind: task.kind,
    skills: [...task.skills],
    state: task.state,
    priority: score,
    factors,
    requests: missing.reduce((sum, evidence) => sum + countRequests(evidence), 0),
    distinct: missing.length,
    first: days[0] ?? null,
    last: days.at(-1) ?? null,
  }
}

/** Whole tasks with their figures, as JSON. */
export const formatTasksJson = (tasks: readonly Task[], context: FormatContext): string =>
  `${JSON.stringify({ schemaVersion: 1, tasks: tasks.map((task) => ({ ...summarizeTask(task, context), evidence: task.evidence, related: task.related, history: task.history })) }, null, 2)}\n`
