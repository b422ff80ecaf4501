// What is wrong with files rather than with skills: diagnostics with the skill they belong to, refused and skipped files.
import { SEVERITIES } from "@/components/skill/severity"
import type { Diagnostic, Library, Severity } from "@/lib/library"

/** One row of the diagnostics table. */
export interface DiagnosticRow {
  id: string
  severity: Severity
  code: string
  file: string
  /** Index of the root that the file is relative to. */
  root: number
  line: number | null
  column: number | null
  message: string
  mend: string
  /** The page of the skill that it is about; null for a refused file or the library as a whole. */
  slug: string | null
  name: string | null
}

/** One file that is not in the library although it looks like a skill. */
export interface LeftOutFile {
  id: string
  kind: "refused" | "skipped"
  path: string
  line: number | null
  code: string
  reason: string
  mend: string
}

interface SkillPlace {
  id: string
  slug: string
  name: string
}

/** Finds the skill that a diagnostic is about: by its file or its sidecar's, else by name (in a manifest all share a file). */
function findSkills(library: Pick<Library, "skills">): (diagnostic: Diagnostic) => SkillPlace | null {
  const byFile = new Map<string, SkillPlace>()
  const byName = new Map<string, SkillPlace>()
  for (const { id, root, path, name, shadowedBy } of library.skills) {
    const place = { id, slug: id.replace(/\/SKILL\.md$/i, ""), name }
    byFile.set(`${root}:${path}`, place)
    byFile.set(`${root}:${path.slice(0, path.lastIndexOf("/") + 1)}audit-state.json`, place)
    if (shadowedBy === null) byName.set(name, place)
  }
  return ({ file, root = 0, skill }) =>
    byFile.get(`${root}:${file}`) ?? (skill === undefined ? null : (byName.get(skill) ?? null))
}

/** Worst first, then in the order of the library. */
export function listDiagnosticRows(library: Pick<Library, "skills" | "diagnostics">): DiagnosticRow[] {
  const findSkill = findSkills(library)
  const rows = library.diagnostics.map((diagnostic, index): DiagnosticRow => {
    const { severity, code, file, root = 0, line, column, message, mend } = diagnostic
    const place = findSkill(diagnostic)
    const { slug, name } = place ?? { slug: null, name: null }
    return { id: String(index), severity, code, file, root, line, column, message, mend, slug, name }
  })
  return rows.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
}

/** The codes of each skill's diagnostics, each once, by skill id. */
export function listCodesById(library: Pick<Library, "skills" | "diagnostics">): Map<string, string[]> {
  const findSkill = findSkills(library)
  const codes = new Map<string, Set<string>>()
  for (const diagnostic of library.diagnostics) {
    const place = findSkill(diagnostic)
    if (!place) continue
    const known = codes.get(place.id)
    if (known) known.add(diagnostic.code)
    else codes.set(place.id, new Set([diagnostic.code]))
  }
  return new Map([...codes].map(([id, set]) => [id, [...set]]))
}

export function listLeftOutFiles({ refused, skipped }: Pick<Library, "refused" | "skipped">): LeftOutFile[] {
  return [
    ...refused.map(
      ({ id, path, error }): LeftOutFile => ({
        id: `refused ${id}`,
        kind: "refused",
        path,
        line: error.line,
        code: error.code,
        reason: error.message,
        mend: error.mend,
      }),
    ),
    ...skipped.map(
      ({ root, path, inside }): LeftOutFile => ({
        id: `skipped ${root}:${path}`,
        kind: "skipped",
        path,
        line: null,
        code: "",
        reason: `It lies inside the skill at ${inside}: a file that the skill refers to, not a skill of its own.`,
        mend: "Move it out of that folder if it should be a skill.",
      }),
    ),
  ]
}
