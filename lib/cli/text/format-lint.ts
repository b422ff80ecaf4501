// Diagnostics for a person at a terminal, grouped by code: of a large library, most files share few faults. Remarks are counted, not listed.
import type { Diagnostic, Severity } from "@/lib/library"
import type { LintReport } from "../lint-report"
import { printable } from "./printable"
import type { Style } from "./style"

/** Places listed of one code; `--format json` has them all. */
const MAX_PLACES = 20

interface Drawing {
  /** The file as this person reaches it: relative to where they stand. */
  locate(diagnostic: Diagnostic): string
  meaning(code: string): string
  style: Style
}

export function formatLint({ summary, diagnostics }: LintReport, { locate, meaning, style }: Drawing): string {
  const groups = new Map<string, Diagnostic[]>()
  for (const severity of ["error", "warning"] satisfies Severity[]) {
    for (const diagnostic of diagnostics) {
      if (diagnostic.severity !== severity) continue
      const key = `${severity} ${diagnostic.code}`
      groups.set(key, [...(groups.get(key) ?? []), diagnostic])
    }
  }
  const lines: string[] = []
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    const word = first.severity === "error" ? style.red("error") : style.yellow("warning")
    lines.push(`${word}  ${style.bold(first.code)}  ${group.length}  ${style.dim(meaning(first.code))}`)
    for (const diagnostic of group.slice(0, MAX_PLACES)) {
      lines.push(`  ${printable(formatPlace(diagnostic, locate))}  ${printable(diagnostic.message)}`)
      lines.push(style.dim(`    → ${printable(diagnostic.mend)}`))
    }
    if (group.length > MAX_PLACES)
      lines.push(style.dim(`  ${group.length - MAX_PLACES} more; --format json lists them all`))
    lines.push("")
  }
  return `${[...lines, formatSummary(summary)].join("\n")}\n`
}

function formatPlace(diagnostic: Diagnostic, locate: Drawing["locate"]): string {
  const { line, column } = diagnostic
  return [
    locate(diagnostic) || "library",
    ...(line === null ? [] : [line]),
    ...(line === null || column === null ? [] : [column]),
  ].join(":")
}

function formatSummary({
  routable,
  shadowed,
  refused,
  skipped,
  errors,
  warnings,
  infos,
}: LintReport["summary"]): string {
  const skills = [
    count(routable, "skill"),
    ...(shadowed > 0 ? [`${shadowed} shadowed`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
    ...(skipped > 0 ? [`${skipped} left out`] : []),
  ]
  const remarks = infos > 0 ? `, ${count(infos, "remark")} (--format json)` : ""
  return `${skills.join(", ")}: ${errors + warnings === 0 ? "no fault" : `${count(errors, "error")}, ${count(warnings, "warning")}`}${remarks}`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`
}
