import type { Diagnostic, Severity } from "@/lib/library"

/** All diagnostics of one code. */
export interface DiagnosticGroup {
  code: string
  severity: Severity
  count: number
  /** Files that have it. */
  fileCount: number
  /** The first one, as an example. */
  first: Diagnostic
}

const RANK: Record<Severity, number> = { error: 0, warning: 1, info: 2 }

/** One group a code: worst first, then most frequent. A code that comes in two severities is told by the worst. */
export function groupDiagnostics(diagnostics: readonly Diagnostic[]): DiagnosticGroup[] {
  const byCode = new Map<string, Diagnostic[]>()
  for (const diagnostic of diagnostics) {
    const list = byCode.get(diagnostic.code)
    if (list) list.push(diagnostic)
    else byCode.set(diagnostic.code, [diagnostic])
  }
  return [...byCode]
    .flatMap(([code, list]): DiagnosticGroup[] => {
      const first = list.reduce((worst, one) => (RANK[one.severity] < RANK[worst.severity] ? one : worst))
      const fileCount = new Set(list.map(({ file, root = 0, skill }) => `${root}:${file}\n${skill ?? ""}`)).size
      return [{ code, severity: first.severity, count: list.length, fileCount, first }]
    })
    .sort((a, b) => RANK[a.severity] - RANK[b.severity] || b.count - a.count || (a.code < b.code ? -1 : 1))
}

/** How many diagnostics of each severity. */
export function countSeverities(diagnostics: readonly Pick<Diagnostic, "severity">[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 }
  for (const { severity } of diagnostics) counts[severity] += 1
  return counts
}
