// What `tower lint` reports, whatever the format: every file found, every diagnostic (those of refused files among them), and the counts.
import { type Diagnostic, diagnose, type Library, type RefusedFile, type Severity } from "@/lib/library"

export interface LintReport {
  summary: {
    /** Files found: loaded, shadowed and refused. */
    files: number
    routable: number
    /** Second and later owners of a name. */
    shadowed: number
    refused: number
    /** Files left out, since they lie in the material of another skill. */
    skipped: number
    errors: number
    warnings: number
    infos: number
  }
  /** In the library's order, then the refused files under their folder's name. */
  skills: { name: string; path: string; routable: boolean }[]
  diagnostics: Diagnostic[]
  /** SKILL.md files under another skill's references, assets and the like: listed, not read. `inside` is that skill's file. */
  skipped: { path: string; inside: string }[]
}

/** With `portable`, also what strict readers of the published format would not accept. */
export function reportLint(library: Library, { portable }: { portable: boolean }): LintReport {
  const told = new Set(library.diagnostics.map(keyOf))
  const diagnostics = [
    ...library.diagnostics,
    ...library.refused.map(({ error }) => error).filter((error) => !told.has(keyOf(error))),
    ...(portable ? findUnportable(library) : []),
  ]
  const count = (severity: Severity) => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length
  const shadowed = library.skills.filter((skill) => skill.shadowedBy !== null).length
  return {
    summary: {
      files: library.skills.length + library.refused.length,
      routable: library.skills.length - shadowed,
      shadowed,
      refused: library.refused.length,
      skipped: library.skipped.length,
      errors: count("error"),
      warnings: count("warning"),
      infos: count("info"),
    },
    skills: [
      ...library.skills.map(({ name, path, shadowedBy }) => ({ name, path, routable: shadowedBy === null })),
      ...library.refused.map((file) => ({ name: folderName(file), path: file.path, routable: false })),
    ],
    diagnostics,
    skipped: library.skipped.map(({ path, inside }) => ({ path, inside })),
  }
}

/** Two diagnostics of one key are the same to a reader. */
function keyOf({ code, severity, file, root, line, column }: Diagnostic): string {
  return JSON.stringify([code, severity, file, root, line, column])
}

function findUnportable(library: Library): Diagnostic[] {
  return library.skills.flatMap(({ portable, strictFault, path, root, name }) =>
    portable || strictFault === undefined
      ? []
      : [diagnose("not-portable", { file: path, root, skill: name }, `strict readers do not accept ${strictFault}`)],
  )
}

function folderName({ path }: RefusedFile): string {
  return path.split("/").at(-2) ?? path
}
