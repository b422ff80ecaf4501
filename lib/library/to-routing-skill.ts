// Lowers a record to what the engine reads. The engine looks edges up by name, so targets go out resolved; what resolves to
// nothing goes out as authored, and the engine reports it as missing.
import { RELATION_KINDS, type RoutingRelation, type RoutingSkill } from "@/lib/routing"
import type { SkillRecord, SkillRelation } from "./skill-record"

/** One record as the router sees it. */
export function toRoutingSkill(skill: SkillRecord): RoutingSkill {
  const { health } = skill
  return {
    name: skill.name,
    triggers: skill.triggers,
    keywords: skill.keywords,
    paths: skill.paths,
    project: skill.project.map((project) => project.handle),
    type: skill.type,
    version: skill.version,
    relations: toRoutingRelations(skill),
    health: {
      structuralVerdict: health.structuralVerdict,
      truthVerdict: health.truthVerdict,
      applicationVerdict: health.applicationVerdict,
      evalState: health.evalState,
      evalLastRunAt: health.evalLastRunAt,
      lastChanged: health.lastChanged,
      lastVerified: health.lastVerified,
      staleAfterDays: health.staleAfterDays,
    },
    warnings: skill.warnings,
  }
}

/** The skills of a library that route: those that own their name. */
export function toRoutingSkills(skills: readonly SkillRecord[]): RoutingSkill[] {
  return skills.filter((skill) => skill.shadowedBy === null).map(toRoutingSkill)
}

function toRoutingRelations(skill: SkillRecord): RoutingSkill["relations"] {
  const relations: { -readonly [K in keyof RoutingSkill["relations"]]: RoutingSkill["relations"][K] } = {}
  for (const kind of [...RELATION_KINDS, "boundary"] as const) {
    // `adjacent` is the old name of `related`, read only where that is absent.
    const declared = skill.relations[kind] ?? (kind === "related" ? skill.relations.adjacent : undefined)
    if (declared) relations[kind] = declared.filter((relation) => relation.target !== skill.name).map(toRoutingRelation)
  }
  return relations
}

function toRoutingRelation(relation: SkillRelation): RoutingRelation {
  const lowered: { -readonly [K in keyof RoutingRelation]: RoutingRelation[K] } = {
    skill: relation.target ?? relation.authored,
  }
  if (relation.reason !== null) lowered.reason = relation.reason
  if (relation.minVersion !== null) lowered.minVersion = relation.minVersion
  return lowered
}
