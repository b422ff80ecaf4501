// Finds the loops of `depends_on`. The router ends them by itself; a maintainer still wants to see the loop, not the heap it is in.
import { compareText } from "./compare-text"

/** Loops reported at most: a densely looped library has more than anybody reads. */
export const MAX_CYCLES = 100
/** Steps walked at most, so that a hostile library of thousands of mutual dependencies stays cheap. */
const MAX_STEPS = 500_000

/**
 * The shortest loop through each edge that lies on one, every loop once, starting at its first name in order. So each edge that takes
 * part in a loop is shown in some loop, without listing the exponentially many ways round.
 */
export function findDependencyCycles(edges: readonly { from: string; to: string }[]): string[][] {
  const sets = new Map<string, Set<string>>()
  for (const { from, to } of edges) if (from !== to) sets.set(from, (sets.get(from) ?? new Set()).add(to))
  const looped = pruneToLoops(new Map([...sets].map(([from, to]) => [from, [...to]])))
  const cycles = new Map<string, string[]>()
  const budget = { steps: MAX_STEPS }
  for (const from of [...looped.keys()].sort(compareText)) {
    for (const to of looped.get(from) ?? []) {
      if (cycles.size >= MAX_CYCLES || budget.steps <= 0) return [...cycles.values()]
      const back = shortestPath(looped, to, from, budget)
      if (back === null) continue
      const cycle = startAtFirstName([from, ...back.slice(0, -1)])
      cycles.set(JSON.stringify(cycle), cycle)
    }
  }
  return [...cycles.values()].sort((a, b) => compareText(a.join("\n"), b.join("\n")))
}

/** Drops, again and again, what nothing inside points to or what points to nothing inside: no loop goes through it. */
function pruneToLoops(targets: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const sources = new Map<string, string[]>()
  for (const [from, list] of targets) {
    for (const to of list) {
      const declarers = sources.get(to)
      if (declarers) declarers.push(from)
      else sources.set(to, [from])
    }
  }
  const names = new Set([...targets.keys(), ...sources.keys()])
  const outLeft = new Map([...names].map((name) => [name, targets.get(name)?.length ?? 0]))
  const inLeft = new Map([...names].map((name) => [name, sources.get(name)?.length ?? 0]))
  const queue = [...names].filter((name) => outLeft.get(name) === 0 || inLeft.get(name) === 0)
  const gone = new Set(queue)
  const lower = (left: Map<string, number>, name: string) => {
    const rest = (left.get(name) ?? 0) - 1
    left.set(name, rest)
    if (rest === 0 && !gone.has(name)) {
      gone.add(name)
      queue.push(name)
    }
  }
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    for (const to of targets.get(name) ?? []) lower(inLeft, to)
    for (const from of sources.get(name) ?? []) lower(outLeft, from)
  }
  const kept = new Map<string, string[]>()
  for (const [from, list] of targets)
    if (!gone.has(from))
      kept.set(
        from,
        list.filter((to) => !gone.has(to)),
      )
  return kept
}

/** Breadth first; null where there is no way or the budget ran out. The path holds both ends. */
function shortestPath(
  targets: ReadonlyMap<string, readonly string[]>,
  from: string,
  to: string,
  budget: { steps: number },
): string[] | null {
  const cameFrom = new Map<string, string | null>([[from, null]])
  const queue = [from]
  for (const name of queue) {
    if (name === to) {
      const path: string[] = []
      for (let at: string | null = name; at !== null; at = cameFrom.get(at) ?? null) path.push(at)
      return path.reverse()
    }
    for (const next of targets.get(name) ?? []) {
      budget.steps -= 1
      if (budget.steps <= 0) return null
      if (cameFrom.has(next)) continue
      cameFrom.set(next, name)
      queue.push(next)
    }
  }
  return null
}

function startAtFirstName(cycle: readonly string[]): string[] {
  let start = 0
  cycle.forEach((name, index) => {
    if (compareText(name, cycle[start] ?? name) < 0) start = index
  })
  return [...cycle.slice(start), ...cycle.slice(0, start)]
}
