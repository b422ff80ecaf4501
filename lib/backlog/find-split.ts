// Tasks whose evidence falls apart (backlog.md): groups of requests that share no telling word with each other. Offered, never done.
import { evidenceItem } from "@/lib/recall"
import type { Task } from "./task"

/** The request keys of each part, largest part first; null where the evidence holds together. */
export function findSplit({ evidence }: Pick<Task, "evidence">): string[][] | null {
  const parents = evidence.map((_, index) => index)
  const rootOf = (index: number): number => {
    let at = index
    while (parents[at] !== undefined && parents[at] !== at) {
      // Path halving: keeps chains short without a second walk.
      parents[at] = parents[parents[at] ?? at] ?? at
      at = parents[at] ?? at
    }
    return at
  }
  const firstWith = new Map<string, number>()
  evidence.forEach(({ text }, index) => {
    for (const term of evidenceItem(text ?? "").terms) {
      const first = firstWith.get(term)
      if (first === undefined) firstWith.set(term, index)
      else parents[rootOf(index)] = rootOf(first)
    }
  })
  const parts = new Map<number, string[]>()
  evidence.forEach(({ key, text }, index) => {
    // Without its text, a request cannot be told apart: it stays with the first part.
    const root = text === null ? rootOf(0) : rootOf(index)
    const part = parts.get(root)
    if (part) part.push(key)
    else parts.set(root, [key])
  })
  return parts.size < 2 ? null : [...parts.values()].sort((a, b) => b.length - a.length)
}
