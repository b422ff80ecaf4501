// Which task comes first, and why (backlog.md): demand × severity × spread, each factor shown. Nothing else counts, and nothing is
// hidden in a score that cannot be taken apart.
import { isoDay } from "@/lib/routing"
import type { MissKind } from "./miss"
import { countRequests, type Evidence, type Task } from "./task"

/** A request counts half as much after so many days: a month ago is about a quarter. */
export const DEMAND_HALF_LIFE_DAYS = 14

/** What it costs that a request misses in this way; a gap is the measure. */
export const SEVERITY: Readonly<Record<MissKind, number>> = {
  /** A wrong instruction was followed, and nobody was told. */
  "wrong-skill": 1.5,
  /** The skill exists, is meant, and is switched off: cheap to mend, and each day without it is lost. */
  blocked: 1.25,
  /** The agent was left to itself. */
  gap: 1,
  /** A promise of the library is broken, seen before a user is hurt. */
  eval: 1,
  /** The right one may have won by its name. */
  ambiguous: 0.6,
  /** The right one may have won by an accident. */
  weak: 0.5,
}

export interface PriorityFactor {
  name: "demand" | "severity" | "spread"
  /** Two decimals. */
  value: number
  why: string
}

export interface Priority {
  /** Product of the factors, two decimals; 0 where nothing misses any more. */
  score: number
  factors: PriorityFactor[]
}

const round = (value: number): number => Math.round(value * 100) / 100

/** The priority of a task on a day (ISO). Requests that no longer miss do not count. */
export function prioritize(task: Pick<Task, "evidence">, today: string): Priority {
  const missing = task.evidence.filter(({ miss }) => miss !== null)
  const now = isoDay(today) ?? 0
  const demand = missing.reduce((sum, evidence) => sum + recentDemand(evidence, now), 0)
  const requests = missing.reduce((sum, evidence) => sum + countRequests(evidence), 0)
  const kinds = [...new Set(missing.map(({ miss }) => miss?.kind).filter((kind) => kind !== undefined))]
  const worst = kinds.sort((a, b) => SEVERITY[b] - SEVERITY[a])[0]
  const severity = worst === undefined ? 0 : SEVERITY[worst]
  const spread = missing.length === 0 ? 0 : 1 + Math.log2(missing.length)
  const factors: PriorityFactor[] = [
    {
      name: "demand",
      value: round(demand),
      why: `${requests} requests, each half as much after ${DEMAND_HALF_LIFE_DAYS} days`,
    },
    {
      name: "severity",
      value: severity,
      why: worst === undefined ? "nothing misses any more" : `the worst is ${worst}`,
    },
    { name: "spread", value: round(spread), why: `${missing.length} different requests: 1 + log2` },
  ]
  return { score: round(factors.reduce((product, { value }) => product * value, 1)), factors }
}

function recentDemand({ tally }: Evidence, now: number): number {
  return tally.reduce((sum, { day, count }) => {
    const age = Math.max(0, now - (isoDay(day) ?? now))
    return sum + count * 2 ** (-age / DEMAND_HALF_LIFE_DAYS)
  }, 0)
}

/** Tasks by priority, highest first; equal ones in order of opening. */
export function sortByPriority<Item extends Pick<Task, "evidence" | "id">>(
  tasks: readonly Item[],
  today: string,
): Item[] {
  const scores = new Map(tasks.map((task) => [task.id, prioritize(task, today).score]))
  const score = ({ id }: Item) => scores.get(id) ?? 0
  return [...tasks].sort((a, b) => score(b) - score(a) || Number(a.id.slice(1)) - Number(b.id.slice(1)))
}
