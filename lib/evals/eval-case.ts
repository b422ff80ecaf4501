// The cases that skills bring themselves: requests that they should win, and requests that they should not.
import type { SkillRecord } from "@/lib/library"

export interface EvalCase {
  /** The skill that wrote it. */
  skill: string
  prompt: string
  /** `positive`: the skill must win it. `negative`: it must not. */
  kind: "positive" | "negative"
  /** Asked as somebody in the skill's own project would; null for a skill of all projects. */
  project: string | null
}

/** What of a skill makes its cases. */
export type CaseSource = Pick<SkillRecord, "name" | "examples" | "antiExamples" | "project" | "shadowedBy">

/** Every case of the skills that route, in the library's order; a skill's positive ones first. A shadowed skill is never asked. */
export function listCases(skills: readonly CaseSource[]): EvalCase[] {
  return skills.flatMap(({ name, examples, antiExamples, project, shadowedBy }) => {
    if (shadowedBy !== null) return []
    const of = (kind: EvalCase["kind"]) => (prompt: string) => ({
      skill: name,
      prompt,
      kind,
      project: project[0]?.handle ?? null,
    })
    return [...examples.map(of("positive")), ...antiExamples.map(of("negative"))]
  })
}
