// Routing skills for the wire: the same data with every empty list, absent value and empty object left out. Most skills
// use few of the fields, so this halves the JSON that a browser gets. Pure; both directions live here so that they agree.
import type { RoutingHealth, RoutingRelations, RoutingSkill } from "./skill"

/** A RoutingSkill in which an absent list is empty and an absent value is not set. */
export interface CompactRoutingSkill {
  name: string
  triggers?: readonly string[]
  keywords?: readonly string[]
  paths?: readonly string[]
  project?: readonly string[]
  type?: string
  version?: string
  relations?: RoutingRelations
  health?: RoutingHealth
  warnings?: readonly string[]
}

/** Drops what says nothing. An empty `suppresses` list stays: it is "declared", and so hides the old `boundary` (routing.md §8). */
export function compactRoutingSkill(skill: RoutingSkill): CompactRoutingSkill {
  const compact: CompactRoutingSkill = { name: skill.name }
  if (skill.triggers.length > 0) compact.triggers = skill.triggers
  if (skill.keywords.length > 0) compact.keywords = skill.keywords
  if (skill.paths.length > 0) compact.paths = skill.paths
  if (skill.project.length > 0) compact.project = skill.project
  if (skill.type != null) compact.type = skill.type
  if (skill.version != null) compact.version = skill.version
  const relations = Object.fromEntries(
    Object.entries(skill.relations).filter(([kind, items]) => items.length > 0 || kind === "suppresses"),
  )
  if (Object.keys(relations).length > 0) compact.relations = relations
  const health = Object.fromEntries(Object.entries(skill.health).filter(([, value]) => value != null))
  if (Object.keys(health).length > 0) compact.health = health
  if (skill.warnings && skill.warnings.length > 0) compact.warnings = skill.warnings
  return compact
}

/** The inverse of `compactRoutingSkill`, for `compileLibrary`. */
export function expandRoutingSkill(compact: CompactRoutingSkill): RoutingSkill {
  return {
    name: compact.name,
    triggers: compact.triggers ?? [],
    keywords: compact.keywords ?? [],
    paths: compact.paths ?? [],
    project: compact.project ?? [],
    type: compact.type ?? null,
    version: compact.version ?? null,
    relations: compact.relations ?? {},
    health: compact.health ?? {},
    warnings: compact.warnings ?? [],
  }
}

export function expandRoutingSkills(compact: readonly CompactRoutingSkill[]): RoutingSkill[] {
  return compact.map(expandRoutingSkill)
}
