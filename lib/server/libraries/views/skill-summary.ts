// The rows of the skills table and of `GET /api/skills`.
import type { Diagnostic, SkillRecord } from "@/lib/library"
import type { LoadedLibrary, SkillSummary } from "../contract"
import { findFreshness } from "./freshness"
import { findStatus, indexSkills, listRelations, type SkillIndex, slugOf } from "./skill-index"
import { utcDay } from "./utc-day"

/** Every skill of the library, shadowed ones included, in the library's order. */
export function listSkillSummaries(loaded: LoadedLibrary, today: string = utcDay()): SkillSummary[] {
  const index = indexSkills(loaded, today)
  return loaded.library.skills.map((skill) => summarizeSkill(skill, index))
}

export function summarizeSkill(skill: SkillRecord, index: SkillIndex): SkillSummary {
  const { status, reason } = findStatus(skill, index)
  const slug = slugOf(skill)
  const { health } = skill
  return {
    id: skill.id,
    slug,
    name: skill.name,
    description: skill.description,
    status,
    statusReason: reason,
    area: slug.includes("/") ? slug.slice(0, slug.lastIndexOf("/")) : null,
    subjects: [...new Set([skill.subject, ...skill.subjects].filter((subject) => subject !== null))],
    project: skill.project.map(({ handle }) => handle),
    type: skill.type,
    version: skill.version,
    owner: skill.owner,
    stability: skill.stability,
    portable: skill.portable,
    counts: {
      triggers: skill.triggers.length,
      keywords: skill.keywords.length,
      paths: skill.paths.length,
      examples: skill.examples.length,
      antiExamples: skill.antiExamples.length,
      relationsOut: listRelations(skill).length,
      relationsIn: skill.shadowedBy === null ? (index.incoming.get(skill.name)?.length ?? 0) : 0,
    },
    verdicts: {
      structural: health.structuralVerdict,
      truth: health.truthVerdict,
      comprehension: health.comprehensionVerdict,
      application: health.applicationVerdict,
    },
    evalState: health.evalState,
    freshness: findFreshness(health, index.today),
    diagnostics: countBySeverity(index.diagnostics.get(skill.id) ?? []),
  }
}

function countBySeverity(diagnostics: readonly Diagnostic[]): SkillSummary["diagnostics"] {
  const counts = { error: 0, warning: 0, info: 0 }
  for (const { severity } of diagnostics) counts[severity] += 1
  return counts
}
