// Test support: lowers the terse manifests of the conformance cases to engine skills, without the library room (which the
// engine must not know).
import type { RoutingRelation, RoutingSkill } from "../skill"

type Json = { [key: string]: unknown }
const asObject = (value: unknown): Json => (typeof value === "object" && value !== null ? (value as Json) : {})
const asTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : []
const asText = (value: unknown): string | null => (typeof value === "string" ? value : null)

function readRelation(item: unknown): RoutingRelation {
  if (typeof item === "string") return { skill: item }
  const { skill, reason, min_version } = asObject(item)
  return {
    skill: String(skill),
    ...(typeof reason === "string" ? { reason } : {}),
    ...(typeof min_version === "string" ? { minVersion: min_version } : {}),
  }
}

export function readManifestSkills(text: string): RoutingSkill[] {
  const manifest = JSON.parse(text) as { skills: Json[] }
  return manifest.skills.map((skill) => {
    const activation = asObject(skill.activation)
    const health = asObject(skill.health)
    const relations = Object.entries(asObject(skill.relations)).map(([kind, items]) => [
      kind,
      (items as unknown[]).map(readRelation),
    ])
    const project = Array.isArray(skill.project) ? skill.project : []
    return {
      name: String(skill.name),
      triggers: asTexts(activation.triggers),
      keywords: asTexts(activation.keywords),
      paths: asTexts(activation.paths),
      project: project.map((item) => (typeof item === "string" ? item : String(asObject(item).handle))),
      type: asText(skill.type),
      version: asText(skill.version),
      relations: Object.fromEntries(relations) as RoutingSkill["relations"],
      health: {
        structuralVerdict: asText(health.structural_verdict),
        truthVerdict: asText(health.truth_verdict),
        applicationVerdict: asText(health.application_verdict),
        evalState: asText(health.eval_state),
        evalLastRunAt: asText(asObject(health.eval_last_run).at),
        lastChanged: asText(health.last_changed),
        lastVerified: asText(asObject(health.drift_check).last_verified),
        staleAfterDays: (asObject(health.lifecycle).stale_after_days as number | undefined) ?? null,
      },
    }
  })
}
