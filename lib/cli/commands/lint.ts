import path from "node:path"
import { type CodeEntry, checkRoutingEvals, DIAGNOSTIC_CODES, type Diagnostic } from "@/lib/library"
import { findWorkTree } from "@/lib/server/git"
import type { CommandModules } from "../command"
import { readFormat } from "../formats"
import { type LintReport, reportLint } from "../lint-report"
import { openLibrary } from "../open-library"
import { formatSarif } from "../sarif"
import { formatLint } from "../text/format-lint"
import { createStyle } from "../text/style"

const FORMATS = ["text", "json", "sarif"] as const

export const run: CommandModules["lint"]["run"] = async (options, context) => {
  const format = readFormat(options, FORMATS, "text")
  const { library, source, locate, place } = await openLibrary(options, context)
  // Not part of reading, which every command does: it routes each case of the skills that claim to pass theirs.
  const evals = checkRoutingEvals(library.skills, { today: new Date().toISOString().slice(0, 10) })
  const diagnostics = [...library.diagnostics, ...evals]
  const report = reportLint({ ...library, diagnostics }, { portable: options.portable === true })
  const meaning = (code: string) => describeCode(code)?.what ?? code
  const folder = source.kind === "manifest" ? path.dirname(source.location) : (source.locations[0] ?? context.cwd)
  const formatted: Record<(typeof FORMATS)[number], () => string> = {
    text: () => formatLint(report, { locate, meaning, style: createStyle(context.terminal.colour) }),
    json: () => formatJson(report),
    sarif: () =>
      formatSarif(report.diagnostics, {
        place,
        describeCode,
        // Code scanning knows files by their path in the repository, wherever the command runs.
        sourceRoot: findWorkTree(folder) ?? context.cwd,
        version: context.version,
      }),
  }
  context.terminal.out(formatted[format]())
  return report.summary.errors > 0 ? 1 : 0
}

function describeCode(code: string): CodeEntry | null {
  const entries: Readonly<Record<string, CodeEntry>> = DIAGNOSTIC_CODES
  return Object.hasOwn(entries, code) ? (entries[code] ?? null) : null
}

function formatJson({ summary, skills, diagnostics, skipped }: LintReport): string {
  const plain = ({ code, severity, file, root, line, column, message, mend }: Diagnostic) => ({
    code,
    severity,
    file,
    // Which --library the file is under, counted from 0; left out for the first one.
    ...(root === undefined ? {} : { root }),
    line,
    column,
    message,
    mend,
  })
  return `${JSON.stringify({ summary, skills, diagnostics: diagnostics.map(plain), skipped })}\n`
}
