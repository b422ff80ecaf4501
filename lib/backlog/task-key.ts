// Which misses name their task by themselves: those that point at skills. Gaps do not; they gather by subject.
import { compareCodePoints } from "@/lib/routing"
import type { Miss } from "./miss"
import type { Task } from "./task"

type Target = Pick<Task, "kind" | "skills" | "keyword" | "gate">

/** What a miss asks for, or null for a gap that points at no skill. */
export function targetOfMiss({ kind, skills, keyword, gate }: Miss): Target | null {
  const none = { keyword: null, gate: null }
  const sorted = (names: readonly string[]) => [...names].sort(compareCodePoints)
  switch (kind) {
    case "gap":
      return skills.length > 0 ? { kind: "broaden", skills, ...none } : null
    case "blocked":
      return { kind: "repair", skills, keyword: null, gate }
    case "ambiguous":
    case "wrong-skill":
      return { kind: "boundary", skills: sorted(skills), ...none }
    case "weak":
      return { kind: "sharpen", skills, keyword, gate: null }
    case "eval":
      return { kind: "mend-eval", skills: skills.slice(0, 1), ...none }
  }
}

/** Two misses with one key ask for the same piece of work. */
export const keyOfTarget = ({ kind, skills, keyword, gate }: Target): string =>
  JSON.stringify([kind, skills, keyword, gate])
