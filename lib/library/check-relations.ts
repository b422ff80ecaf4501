// Faults in how the skills of a library relate. Mutual suppression and one-way `related` are normal and are not reported.
import { diagnose } from "./diagnostics"
import { compareSkills, type SkillIndex } from "./resolve-relations"
import type { Diagnostic, SkillRecord, SkillRelation } from "./skill-record"

/** A library with more circles than this has one problem, not thousands. */
const MAX_CYCLES = 1000

/** `owners`: the skills that route. */
export function findRelationFaults(owners: readonly SkillRecord[], index: SkillIndex): Diagnostic[] {
  return [...findDependencyCycles(owners, index), ...owners.flatMap(findSuppressionFaults)]
}

/** `suppresses`, or where that is absent its old name `boundary`. */
function suppressesOf(skill: SkillRecord): readonly SkillRelation[] {
  return skill.relations.suppresses ?? skill.relations.boundary ?? []
}

function findSuppressionFaults(skill: SkillRecord): Diagnostic[] {
  const suppresses = suppressesOf(skill)
  const first = suppresses[0]
  if (!first) return []
  const diagnostics: Diagnostic[] = []
  const { structuralVerdict, truthVerdict } = skill.health
  if (structuralVerdict === "FAIL" || truthVerdict === "BROKEN") {
    const verdict = structuralVerdict === "FAIL" ? "structural_verdict: FAIL" : "truth_verdict: BROKEN"
    const place = { file: skill.path, root: skill.root, line: first.line, skill: skill.name }
    diagnostics.push(
      diagnose("suppressor-broken", place, `suppresses can never fire: the skill is removed for ${verdict}`),
    )
  }
  const dependencies = new Set(skill.relations.depends_on?.map((relation) => relation.target))
  for (const { target, line } of suppresses) {
    if (target === null || !dependencies.has(target)) continue
    const place = { file: skill.path, root: skill.root, line, skill: skill.name }
    const message = `${JSON.stringify(target)} is both suppressed and depended on`
    diagnostics.push(diagnose("suppresses-dependency", place, message))
  }
  return diagnostics
}

interface Visit {
  skill: SkillRecord
  edges: readonly SkillRelation[]
  next: number
}

/** Depth first without recursion: every edge back into the path that is being walked closes one circle. */
function findDependencyCycles(owners: readonly SkillRecord[], index: SkillIndex): Diagnostic[] {
  const done = new Set<string>()
  const cycles = new Map<string, SkillRecord[]>()
  for (const start of owners) {
    if (done.has(start.name) || !start.relations.depends_on) continue
    const path: Visit[] = [visit(start)]
    const depth = new Map<string, number>([[start.name, 0]])
    while (path.length > 0 && cycles.size < MAX_CYCLES) {
      const current = path[path.length - 1] as Visit
      const edge = current.edges[current.next++]
      if (!edge) {
        done.add(current.skill.name)
        depth.delete(current.skill.name)
        path.pop()
        continue
      }
      if (edge.target === null || edge.target === current.skill.name) continue
      const at = depth.get(edge.target)
      if (at !== undefined) {
        const cycle = rotate(path.slice(at).map((step) => step.skill))
        cycles.set(JSON.stringify(cycle.map((skill) => skill.name)), cycle)
        continue
      }
      const target = index.owner(edge.target)
      if (!target || done.has(target.name)) continue
      depth.set(target.name, path.length)
      path.push(visit(target))
    }
  }
  return [...cycles.values()].map(describeCycle)
}

function visit(skill: SkillRecord): Visit {
  return { skill, edges: skill.relations.depends_on ?? [], next: 0 }
}

/** Starts a circle at its first member in path order, so that it is the same wherever the walk began. */
function rotate(cycle: SkillRecord[]): SkillRecord[] {
  let first = 0
  cycle.forEach((skill, at) => {
    const best = cycle[first]
    if (best && compareSkills(skill, best) < 0) first = at
  })
  return [...cycle.slice(first), ...cycle.slice(0, first)]
}

function describeCycle(cycle: readonly SkillRecord[]): Diagnostic {
  const [first, second] = cycle as [SkillRecord, SkillRecord]
  const names = cycle.map((skill) => skill.name)
  const shown = names.length > 12 ? [...names.slice(0, 12), `… (${names.length - 12} more)`] : names
  const line = first.relations.depends_on?.find((relation) => relation.target === second.name)?.line ?? null
  const place = { file: first.path, root: first.root, line, skill: first.name }
  return diagnose("depends-on-cycle", place, [...shown, first.name].join(" -> "))
}
