// What every view of a library looks up: records by id and name, relations the other way round, diagnostics by file,
// gate verdicts. Built once per revision and day.

import {
  type Diagnostic,
  type RelationField,
  type SkillRecord,
  type SkillRelation,
  toRoutingSkills,
} from "@/lib/library"
import type { LoadedLibrary, SkillStatus } from "../contract"
import { findGateVerdicts, type GateVerdict } from "./gate-state"

export interface SkillIndex {
  today: string
  byId: ReadonlyMap<string, SkillRecord>
  /** The owners of names: shadowed records are not in it. */
  byName: ReadonlyMap<string, SkillRecord>
  /** Relations that point to a skill, by its name. */
  incoming: ReadonlyMap<string, readonly { kind: RelationField; from: SkillRecord; relation: SkillRelation }[]>
  /** By root and path of SKILL.md (a sidecar's diagnostics are its skill's too). */
  diagnostics: ReadonlyMap<string, readonly Diagnostic[]>
  verdicts: ReadonlyMap<string, GateVerdict>
}

const kept = new WeakMap<LoadedLibrary, SkillIndex>()

export function indexSkills(loaded: LoadedLibrary, today: string): SkillIndex {
  const known = kept.get(loaded)
  if (known !== undefined && known.today === today) return known
  const index = buildIndex(loaded, today)
  kept.set(loaded, index)
  return index
}

function buildIndex(loaded: LoadedLibrary, today: string): SkillIndex {
  const { skills, diagnostics } = loaded.library
  const owners = skills.filter((skill) => skill.shadowedBy === null)
  return {
    today,
    byId: new Map(skills.map((skill) => [skill.id, skill])),
    byName: new Map(owners.map((skill) => [skill.name, skill])),
    incoming: findIncoming(skills),
    diagnostics: groupDiagnostics(skills, diagnostics),
    verdicts: findGateVerdicts(toRoutingSkills(skills), today),
  }
}

/** Every relation of a record with the field that it was declared under. */
export function listRelations(skill: SkillRecord): { kind: RelationField; relation: SkillRelation }[] {
  return Object.entries(skill.relations).flatMap(([kind, relations]) =>
    relations.map((relation) => ({ kind: kind as RelationField, relation })),
  )
}

function findIncoming(skills: readonly SkillRecord[]): SkillIndex["incoming"] {
  const incoming = new Map<string, { kind: RelationField; from: SkillRecord; relation: SkillRelation }[]>()
  for (const from of skills)
    for (const { kind, relation } of listRelations(from)) {
      if (relation.target === null) continue
      const list = incoming.get(relation.target) ?? []
      list.push({ kind, from, relation })
      incoming.set(relation.target, list)
    }
  return incoming
}

function groupDiagnostics(skills: readonly SkillRecord[], all: readonly Diagnostic[]): SkillIndex["diagnostics"] {
  const byFile = new Map<string, SkillRecord[]>()
  const owners = new Map<string, SkillRecord>()
  for (const skill of skills) {
    for (const file of [skill.path, sidecarPath(skill.path)]) {
      const key = fileKey(skill.root, file)
      byFile.set(key, [...(byFile.get(key) ?? []), skill])
    }
    if (skill.shadowedBy === null) owners.set(skill.name, skill)
  }
  const grouped = new Map<string, Diagnostic[]>()
  for (const diagnostic of all) {
    // In a manifest every skill has the same file: there the name decides.
    const files = byFile.get(fileKey(diagnostic.root ?? 0, diagnostic.file)) ?? []
    const named = diagnostic.skill === undefined ? undefined : owners.get(diagnostic.skill)
    const skill = files.find(({ name }) => name === diagnostic.skill) ?? files[0] ?? named
    if (skill === undefined) continue
    grouped.set(skill.id, [...(grouped.get(skill.id) ?? []), diagnostic])
  }
  return grouped
}

/** Two roots can hold the same relative path. */
function fileKey(root: number, file: string): string {
  return `${root}:${file}`
}

function sidecarPath(skillPath: string): string {
  const end = skillPath.lastIndexOf("/")
  return `${skillPath.slice(0, end + 1)}audit-state.json`
}

export function findStatus(skill: SkillRecord, index: SkillIndex): { status: SkillStatus; reason: string | null } {
  if (skill.shadowedBy !== null)
    return { status: "shadowed", reason: `Another skill owns the name "${skill.name}": ${skill.shadowedBy}` }
  const removedBy = index.verdicts.get(skill.name)?.removedBy ?? null
  if (removedBy !== null) return { status: "blocked", reason: removedBy.detail }
  if (skill.triggers.length + skill.keywords.length + skill.paths.length === 0)
    return { status: "unreachable", reason: "It has no trigger, keyword or path, so no request can score on it." }
  return { status: "routable", reason: null }
}

/** The id as URLs show it. */
export function slugOf({ id }: Pick<SkillRecord, "id">): string {
  return id.replace(/\/SKILL\.md$/i, "")
}

export function describeLink(skill: SkillRecord, index: SkillIndex) {
  return { id: skill.id, slug: slugOf(skill), name: skill.name, status: findStatus(skill, index).status }
}
