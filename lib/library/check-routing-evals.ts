// Whether `routing_eval: present` is earned (evals.md): every example of the skill must be won by it, no anti-example may be. Kept
// apart from the other checks, since it routes every case: some 50 µs each at 200 skills, a millisecond at 10,000.
import { type CompiledLibrary, compileLibrary, MAX_QUERY_LENGTH, route } from "@/lib/routing"
import { compareDiagnostics, diagnose } from "./diagnostics"
import type { Diagnostic, SkillRecord } from "./skill-record"
import { toRoutingSkills } from "./to-routing-skill"

export interface EvalCheckOptions {
  /** ISO day (UTC) on which the cases are routed. */
  today: string
  /** Saves compiling the skills again. */
  compiled?: CompiledLibrary
  /** Bounds the work, cases times skills: what lies beyond is not checked. A million take about half a second. No bound by default. */
  maxMatches?: number
}

/** Reports each skill that declares `routing_eval: present` without earning it. */
export function checkRoutingEvals(
  skills: readonly SkillRecord[],
  { today, compiled, maxMatches }: EvalCheckOptions,
): Diagnostic[] {
  const declared = skills.filter((skill) => skill.shadowedBy === null && skill.health.routingEval === "present")
  if (declared.length === 0) return []
  const library = compiled ?? compileLibrary(toRoutingSkills(skills))
  let matches = 0
  return declared
    .flatMap((skill) => {
      matches += (skill.examples.length + skill.antiExamples.length) * skills.length
      if (maxMatches !== undefined && matches > maxMatches) return []
      const fault = findEvalFault(skill, library, today)
      if (fault === null) return []
      const line = skill.fields.get("routing_eval")?.line ?? null
      return [
        diagnose(
          "routing-eval-unearned",
          { file: skill.path, root: skill.root, line, skill: skill.name },
          `routing_eval: present is not earned: ${fault}`,
        ),
      ]
    })
    .sort(compareDiagnostics)
}

function findEvalFault(skill: SkillRecord, library: CompiledLibrary, today: string): string | null {
  const winner = (query: string) => {
    if (query.length > MAX_QUERY_LENGTH) return null
    return route(library, { query, today, maxResults: 1 }).winner
  }
  if (skill.examples.length + skill.antiExamples.length === 0) return "the skill has no cases"
  const failures: string[] = []
  for (const example of skill.examples) {
    const won = winner(example)
    if (won === skill.name) continue
    failures.push(`the example ${quote(example)} is won by ${won === null ? "nothing" : JSON.stringify(won)}`)
  }
  for (const antiExample of skill.antiExamples) {
    if (winner(antiExample) === skill.name) failures.push(`the anti-example ${quote(antiExample)} is won by this skill`)
  }
  const [first] = failures
  if (first === undefined) return null
  return failures.length === 1 ? first : `${first}, and ${failures.length - 1} more of its cases fail`
}

function quote(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text)
}
