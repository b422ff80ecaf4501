// Decides who owns a name and what a relation's target means, knowing the whole library. Never guesses: an ambiguous target stays
// unresolved and is reported.
import { compareText, diagnose } from "./diagnostics"
import type { Diagnostic, RelationField, SkillRecord, SkillRelation } from "./skill-record"

export interface ResolvedSkills {
  /** In the order given; records are copied only where something changed. */
  skills: readonly SkillRecord[]
  diagnostics: readonly Diagnostic[]
}

/** Finds skills by name, then folder name, then `area/name`. */
export interface SkillIndex {
  /** The skill that owns a name. */
  owner(name: string): SkillRecord | undefined
  resolve(
    authored: string,
  ): { kind: "found"; name: string } | { kind: "ambiguous"; names: readonly string[] } | { kind: "unknown" }
  /** A name that differs only in case or in `_`, space and `-`, for the mend. */
  nearest(authored: string): string | null
}

/** Marks shadowed skills (the first in path order owns a name) and resolves every relation target. */
export function resolveRelations(skills: readonly SkillRecord[]): ResolvedSkills {
  const diagnostics: Diagnostic[] = []
  const owners = findOwners(skills)
  const index = indexSkills(owners)
  const resolved = skills.map((skill) => {
    const owner = owners.get(skill.name)
    const shadowedBy = owner && owner.id !== skill.id ? owner.id : null
    if (shadowedBy !== null && owner) {
      const message = `${JSON.stringify(skill.name)} is also defined in ${owner.path}${owner.root === skill.root ? "" : " of an earlier root"}, which owns the name; this skill does not route`
      const line = skill.fields.get("name")?.line ?? null
      diagnostics.push(
        diagnose(
          "name-duplicate",
          { file: skill.path, root: skill.root, line, skill: skill.name },
          message,
          `Rename one of the two.`,
        ),
      )
    }
    const relations = resolveSkillRelations(skill, index, diagnostics)
    if (relations === skill.relations && shadowedBy === skill.shadowedBy) return skill
    return { ...skill, relations, shadowedBy }
  })
  return { skills: resolved, diagnostics }
}

/** Root first, then path: the order in which skills own names. */
export function compareSkills(a: SkillRecord, b: SkillRecord): number {
  return a.root - b.root || compareText(a.path, b.path) || compareText(a.id, b.id)
}

function findOwners(skills: readonly SkillRecord[]): Map<string, SkillRecord> {
  const owners = new Map<string, SkillRecord>()
  for (const skill of skills) {
    const owner = owners.get(skill.name)
    if (!owner || compareSkills(skill, owner) < 0) owners.set(skill.name, skill)
  }
  return owners
}

export function indexSkills(owners: ReadonlyMap<string, SkillRecord>): SkillIndex {
  let byFolder: Map<string, Set<string>> | null = null
  let byArea: Map<string, Set<string>> | null = null
  let bySpelling: Map<string, string> | null = null
  return {
    owner: (name) => owners.get(name),
    resolve(authored) {
      if (owners.has(authored)) return { kind: "found", name: authored }
      byFolder ??= groupNames(owners, (skill) => [skill.folder])
      byArea ??= groupNames(owners, areaNames)
      const names =
        byFolder.get(authored) ?? byArea.get(authored.replace(/^\.?\//, "").replace(/\/(?:SKILL\.md)?$/i, ""))
      if (!names) return { kind: "unknown" }
      const [first] = names
      return names.size === 1 && first !== undefined
        ? { kind: "found", name: first }
        : { kind: "ambiguous", names: [...names].sort(compareText) }
    },
    nearest(authored) {
      bySpelling ??= new Map([...owners.keys()].map((name) => [spelling(name), name]))
      return bySpelling.get(spelling(authored)) ?? null
    },
  }
}

function groupNames(
  owners: ReadonlyMap<string, SkillRecord>,
  keysOf: (skill: SkillRecord) => readonly string[],
): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>()
  for (const skill of owners.values()) {
    for (const key of keysOf(skill)) {
      if (key === "") continue
      const group = groups.get(key)
      if (group) group.add(skill.name)
      else groups.set(key, new Set([skill.name]))
    }
  }
  return groups
}

/** `area/folder` and `area/name`, the area being the folder around the skill's own. */
function areaNames(skill: SkillRecord): readonly string[] {
  const parts = skill.path.split("/")
  const area = parts[parts.length - 3]
  return area === undefined ? [] : [`${area}/${skill.folder}`, `${area}/${skill.name}`]
}

function spelling(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_]+/g, "-")
}

function resolveSkillRelations(
  skill: SkillRecord,
  index: SkillIndex,
  diagnostics: Diagnostic[],
): SkillRecord["relations"] {
  let changed: { [K in RelationField]?: readonly SkillRelation[] } | null = null
  for (const field in skill.relations) {
    const kind = field as RelationField
    const relations = skill.relations[kind]
    if (!relations || relations.length === 0) continue
    changed ??= { ...skill.relations }
    changed[kind] = relations.map((relation) => {
      const target = resolveTarget(skill, kind, relation, index, diagnostics)
      return target === relation.target ? relation : { ...relation, target }
    })
  }
  return changed ?? skill.relations
}

function resolveTarget(
  skill: SkillRecord,
  field: RelationField,
  relation: SkillRelation,
  index: SkillIndex,
  diagnostics: Diagnostic[],
): string | null {
  const found = index.resolve(relation.authored)
  const place = { file: skill.path, root: skill.root, line: relation.line, skill: skill.name }
  const target = JSON.stringify(relation.authored)
  switch (found.kind) {
    case "found":
      if (found.name === skill.name) {
        diagnostics.push(diagnose("relation-self", place, `${field} names the skill itself`))
      }
      return found.name
    case "ambiguous": {
      const message = `${field} target ${target} fits ${found.names.length} skills: ${found.names.slice(0, 5).join(", ")}`
      diagnostics.push(
        diagnose(
          "relation-ambiguous",
          place,
          message,
          `Write one of the names: ${found.names.slice(0, 5).join(", ")}.`,
        ),
      )
      return null
    }
    case "unknown": {
      const near = index.nearest(relation.authored)
      const mend = near === null ? undefined : `Did you mean ${JSON.stringify(near)}?`
      diagnostics.push(diagnose("relation-unknown", place, `${field} target ${target} is not in this library`, mend))
      return null
    }
  }
}
