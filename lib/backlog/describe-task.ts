// A task in one line: what is to be done. A person's title stands before it.
import type { TermStatistics } from "@/lib/retrieval"
import type { Task } from "./task"
import { findCoreWords } from "./telling-words"

const TITLE_WORDS = 4

export function describeTask(task: Task, background: TermStatistics): string {
  if (task.title !== null) return task.title
  const [first = "a skill", second] = task.skills
  const words = () => findCoreWords(task.evidence, background, TITLE_WORDS).join(", ") || "requests without words"
  switch (task.kind) {
    case "author":
      return `Author a skill: ${words()}`
    case "broaden":
      return `Broaden ${first}: ${words()}`
    case "boundary":
      return second === undefined
        ? `Keep ${first} out of requests that are not its own`
        : `Draw a boundary: ${first}, ${second}`
    case "repair":
      return `Repair ${first}${task.gate === null ? "" : ` (${task.gate})`}`
    case "sharpen":
      return `Sharpen “${task.keyword ?? ""}” of ${first}`
    case "mend-eval":
      return task.skills.length === 0 ? "Mend the library's evals" : `Mend the evals of ${first}`
  }
}
