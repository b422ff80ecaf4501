// One skill changed, without compiling the library again: the changed skill is left out of the indexes and scored by
// itself. Answers are the same as those of a full compile (a property test holds it), at a small part of the cost.
import type { CompiledLibrary } from "./compile"
import { compileSkill } from "./compile-skill"
import { buildGateTable } from "./gate-table"
import type { RoutingSkill } from "./skill"

/** The library with `skill` in place of the one of the same name. Null when the library holds no such name. */
export function replaceSkill(compiled: CompiledLibrary, skill: RoutingSkill): CompiledLibrary | null {
  const index = compiled.indexOf.get(skill.name)
  // A second change would need a second skill outside the indexes; nothing asks for that yet.
  if (index === undefined || (compiled.changed && compiled.changed.index !== index)) return null
  const skills = compiled.skills.slice()
  skills[index] = compileSkill(skill, compiled.indexOf)
  const troubled = compiled.troubled.filter((one) => one !== index)
  if (skill.warnings?.length) troubled.push(index)
  troubled.sort((a, b) => a - b)
  return { ...compiled, skills, troubled, table: buildGateTable(skills), changed: { index, skill } }
}
