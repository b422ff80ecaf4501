// One skill with everything that its page shows. The body is read from disk when asked for: most visits need one of many.

import type { SkillRecord } from "@/lib/library"
import { toRoutingSkill } from "@/lib/library"
import type { IncomingRelation, LoadedLibrary, OutgoingRelation, SkillDetail, SkillGateState } from "../contract"
import { readDrift } from "./drift"
import { findFreshness } from "./freshness"
import { findLapse } from "./gate-state"
import { readHomes } from "./homes"
import { readSkillBody } from "./skill-body"
import { describeLink, indexSkills, listRelations, type SkillIndex, slugOf } from "./skill-index"
import { summarizeSkill } from "./skill-summary"
import { utcDay } from "./utc-day"

/**
 * Null: no such skill. `skillId` may be the id, the id without `/SKILL.md` (as in URLs), or the name, looked up in this
 * order; a name means the skill that owns it.
 */
export async function getSkillDetail(
  loaded: LoadedLibrary,
  skillId: string,
  today: string = utcDay(),
): Promise<SkillDetail | null> {
  const index = indexSkills(loaded, today)
  const skill = findSkill(index, skillId)
  if (skill === null) return null
  const [body, drift, homes] = await Promise.all([
    readSkillBody(loaded, skill),
    readDrift(loaded, skill, today),
    readHomes(loaded, skill),
  ])
  return {
    summary: summarizeSkill(skill, index),
    record: toPlainRecord(skill),
    body,
    outgoing: listOutgoing(skill, index),
    incoming: listIncoming(skill, index),
    diagnostics: [...(index.diagnostics.get(skill.id) ?? [])],
    gate: describeGate(skill, index),
    freshness: findFreshness(skill.health, today),
    drift,
    homes,
  }
}

function findSkill(index: SkillIndex, skillId: string): SkillRecord | null {
  const exact = index.byId.get(skillId)
  if (exact !== undefined) return exact
  for (const skill of index.byId.values()) if (slugOf(skill) === skillId) return skill
  return index.byName.get(skillId) ?? null
}

function toPlainRecord(skill: SkillRecord): SkillDetail["record"] {
  const { health, fields, ...rest } = skill
  const truthSourceHashes = health.truthSourceHashes === null ? null : Object.fromEntries(health.truthSourceHashes)
  return { ...rest, health: { ...health, truthSourceHashes }, fields: Object.fromEntries(fields) }
}

function listOutgoing(skill: SkillRecord, index: SkillIndex): OutgoingRelation[] {
  return listRelations(skill).map(({ kind, relation }) => {
    const target = relation.target === null ? undefined : index.byName.get(relation.target)
    const { authored, reason, minVersion, line } = relation
    return {
      kind,
      authored,
      target: target === undefined ? null : describeLink(target, index),
      reason,
      minVersion,
      line,
    }
  })
}

/** Relations name skills, and a name belongs to its owner: nothing points to a shadowed skill. */
function listIncoming(skill: SkillRecord, index: SkillIndex): IncomingRelation[] {
  if (skill.shadowedBy !== null) return []
  return (index.incoming.get(skill.name) ?? []).map(({ kind, from, relation }) => ({
    kind,
    from: describeLink(from, index),
    reason: relation.reason,
  }))
}

function describeGate(skill: SkillRecord, index: SkillIndex): SkillGateState {
  const routing = toRoutingSkill(skill)
  const lapse = findLapse(routing.health, index.today)
  const verdict = skill.shadowedBy === null ? index.verdicts.get(skill.name) : undefined
  const { passes, removedBy, boost } = verdict ?? { passes: false, removedBy: null, boost: 0 }
  return { today: index.today, passes, removedBy, boost, lapse }
}
