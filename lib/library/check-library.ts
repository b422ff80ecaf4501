// Faults that no file shows alone: between skills, and against today's date. All checks are linear in the size of the library.

import { findRelationFaults } from "./check-relations"
import { findSkillFaults } from "./check-skills"
import { compareDiagnostics } from "./diagnostics"
import { indexSkills } from "./resolve-relations"
import type { Diagnostic, SkillRecord } from "./skill-record"

/** Finds the library-wide faults of resolved skills, in stable order. `today` is an ISO day. */
export function checkLibrary(skills: readonly SkillRecord[], { today }: { today: string }): Diagnostic[] {
  const owners = new Map<string, SkillRecord>()
  for (const skill of skills) if (skill.shadowedBy === null) owners.set(skill.name, skill)
  const index = indexSkills(owners)
  return [...findSkillFaults(skills, index, today), ...findRelationFaults([...owners.values()], index)].sort(
    compareDiagnostics,
  )
}
