// Gate 1, project filter (routing.md §5): an ambient skill always fits; one with projects fits when none is active or one
// of its handles is the active one.
import type { CompiledLibrary } from "../compile"
import type { GateReport, Removal } from "../trace"

export interface ProjectGate {
  readonly report: GateReport
  /** 1 for each skill that fits; null: all fit. */
  readonly fits: Uint8Array | null
}

export function projectGate(compiled: CompiledLibrary, project: string | null): ProjectGate {
  const report: GateReport = { gate: "project", in: compiled.size, out: compiled.size, removed: [] }
  if (project === null) return { report, fits: null }
  const fits = new Uint8Array(compiled.size)
  compiled.skills.forEach(({ skill }, index) => {
    if (skill.project.length === 0 || skill.project.includes(project)) fits[index] = 1
    else report.removed.push(removal(skill.name, skill.project))
  })
  report.out = report.in - report.removed.length
  return { report, fits }
}

const removal = (skill: string, handles: readonly string[]): Removal => ({
  skill,
  reason: "project",
  field: "project",
  detail: `bound to ${handles.join(", ")}`,
})
