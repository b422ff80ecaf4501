// Turns skill records into typed directed edges. It keeps what authors wrote (every line is an edge) and judges nothing.
import type { RelationField, SkillRecord, SkillRelation } from "@/lib/library"
import { RELATION_KINDS, type RelationKind } from "@/lib/routing"
import type { GraphEdge, GraphNode, SkillGraph } from "./graph-model"

const OLD_NAMES: Partial<Record<RelationKind, RelationField>> = { suppresses: "boundary", related: "adjacent" }

/**
 * Builds the graph of the skills that route; shadowed records own no name and are left out.
 * A target that nothing resolves becomes a ghost node, so that it can be seen and counted.
 */
export function buildGraph(records: readonly SkillRecord[]): SkillGraph {
  const skills = records.filter((record) => record.shadowedBy === null)
  const names = new Set(skills.map((skill) => skill.name))
  const ghosts = new Set<string>()
  const timesSeen = new Map<string, number>()
  const edges: GraphEdge[] = []

  for (const skill of skills) {
    for (const kind of RELATION_KINDS) {
      for (const { field, relation } of declaredRelations(skill, kind)) {
        const to = relation.target ?? relation.authored
        const dangling = !names.has(to)
        if (dangling) ghosts.add(to)
        const key = identifyEdge(skill.name, field, to, 1)
        const nth = (timesSeen.get(key) ?? 0) + 1
        timesSeen.set(key, nth)
        edges.push({
          id: identifyEdge(skill.name, field, to, nth),
          from: skill.name,
          to,
          kind,
          field,
          authored: relation.authored,
          reason: relation.reason,
          minVersion: relation.minVersion,
          file: skill.path,
          line: relation.line,
          dangling,
          self: to === skill.name,
        })
      }
    }
  }

  return { nodes: [...skills.map(skillNode), ...[...ghosts].sort().map(ghostNode)], edges }
}

/** A name in an id: what separates the parts of ids is percent-encoded, so that no two different edges share an id. */
export function idPart(name: string): string {
  return name.replace(/[%>#]/g, encodeURIComponent)
}

/** The id of the `nth` (from 1) relation of one skill to another in one field. */
export function identifyEdge(from: string, field: RelationField, to: string, nth: number): string {
  const id = `${idPart(from)}>${field}>${idPart(to)}`
  return nth === 1 ? id : `${id}#${nth}`
}

/** An old name acts only where the field that replaced it was not declared at all (routing.md §8). */
function declaredRelations(
  skill: SkillRecord,
  kind: RelationKind,
): { field: RelationField; relation: SkillRelation }[] {
  const oldName = OLD_NAMES[kind]
  const field: RelationField = skill.relations[kind] === undefined && oldName !== undefined ? oldName : kind
  return (skill.relations[field] ?? []).map((relation) => ({ field, relation }))
}

function skillNode(skill: SkillRecord): GraphNode {
  return {
    name: skill.name,
    kind: "skill",
    id: skill.id,
    path: skill.path,
    subject: skill.subject,
    stability: skill.stability,
    supersededBy: skill.supersededBy,
    type: skill.type,
    project: skill.project.map(({ handle }) => handle),
    structuralVerdict: skill.health.structuralVerdict,
    truthVerdict: skill.health.truthVerdict,
    comprehensionVerdict: skill.health.comprehensionVerdict,
    applicationVerdict: skill.health.applicationVerdict,
    evalState: skill.health.evalState,
    activates: skill.triggers.length + skill.keywords.length + skill.paths.length > 0,
  }
}

/** A node of which nothing is known but its name. */
export function ghostNode(name: string): GraphNode {
  return {
    name,
    kind: "ghost",
    id: null,
    path: null,
    subject: null,
    stability: null,
    supersededBy: null,
    type: null,
    project: [],
    structuralVerdict: null,
    truthVerdict: null,
    comprehensionVerdict: null,
    applicationVerdict: null,
    evalState: null,
    activates: false,
  }
}
