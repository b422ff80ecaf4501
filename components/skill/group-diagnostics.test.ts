import { expect, test } from "vitest"
import type { Diagnostic, Severity } from "@/lib/library"
import { countSeverities, groupDiagnostics } from "./group-diagnostics"

const diagnostic = (code: string, severity: Severity, file = "a/SKILL.md"): Diagnostic => ({
  code,
  severity,
  file,
  line: 1,
  column: 1,
  message: `${code} in ${file}`,
  mend: "mend it",
})

test("diagnostics group by code, worst first, then most frequent, then by name", () => {
  const groups = groupDiagnostics([
    diagnostic("padding", "info"),
    diagnostic("no-name", "warning"),
    diagnostic("broken", "error"),
    diagnostic("no-name", "warning", "b/SKILL.md"),
    diagnostic("old-field", "warning"),
    diagnostic("broken", "error"),
  ])
  expect(groups.map(({ code, severity, count, fileCount }) => [code, severity, count, fileCount])).toEqual([
    ["broken", "error", 2, 1],
    ["no-name", "warning", 2, 2],
    ["old-field", "warning", 1, 1],
    ["padding", "info", 1, 1],
  ])
})

test("a code of two severities is told by the worst, with an example of it", () => {
  const [group] = groupDiagnostics([diagnostic("mixed", "info"), diagnostic("mixed", "error", "b/SKILL.md")])
  expect(group).toEqual({
    code: "mixed",
    severity: "error",
    count: 2,
    fileCount: 2,
    first: diagnostic("mixed", "error", "b/SKILL.md"),
  })
})

test("severities are counted, absent ones as none", () => {
  expect(countSeverities([diagnostic("a", "error"), diagnostic("b", "error"), diagnostic("c", "info")])).toEqual({
    error: 2,
    warning: 0,
    info: 1,
  })
})
