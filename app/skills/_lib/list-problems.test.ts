import { expect, test } from "vitest"
import type { Diagnostic, Library, SkillRecord } from "@/lib/library"
import { listCodesById, listDiagnosticRows, listLeftOutFiles } from "./list-problems"

const skill = (path: string, name: string, shadowedBy: string | null = null, root = 0) =>
  ({ id: root === 0 ? path : `${root}:${path}`, root, path, name, shadowedBy }) as SkillRecord
const diagnostic = (code: string, file: string, name?: string): Diagnostic => ({
  code,
  severity: "warning",
  file,
  line: 3,
  column: 1,
  message: "seen",
  mend: "type this",
  ...(name === undefined ? {} : { skill: name }),
})

const library: Pick<Library, "skills" | "diagnostics"> = {
  skills: [skill("a/SKILL.md", "alpha"), skill("b/SKILL.md", "beta"), skill("c/SKILL.md", "beta", "b/SKILL.md")],
  diagnostics: [
    diagnostic("padding", "a/SKILL.md"),
    diagnostic("bad-sidecar", "a/audit-state.json"),
    diagnostic("padding", "a/SKILL.md"),
    diagnostic("unknown-target", "skills.manifest.json", "beta"),
    diagnostic("cycle", ""),
  ],
}

test("a diagnostic leads to the skill of its file, of its sidecar, or of its name", () => {
  expect(listDiagnosticRows(library).map(({ code, slug, name }) => [code, slug, name])).toEqual([
    ["padding", "a", "alpha"],
    ["bad-sidecar", "a", "alpha"],
    ["padding", "a", "alpha"],
    ["unknown-target", "b", "beta"],
    ["cycle", null, null],
  ])
})

test("where two roots hold the same path, the diagnostic's root says which skill is meant", () => {
  const twice = {
    skills: [skill("a/SKILL.md", "alpha"), skill("a/SKILL.md", "other", null, 1)],
    diagnostics: [
      diagnostic("padding", "a/SKILL.md"),
      { ...diagnostic("padding", "a/SKILL.md"), root: 1 },
      { ...diagnostic("bad-sidecar", "a/audit-state.json"), root: 1 },
    ],
  }
  expect(listDiagnosticRows(twice).map(({ root, slug, name }) => [root, slug, name])).toEqual([
    [0, "a", "alpha"],
    [1, "1:a", "other"],
    [1, "1:a", "other"],
  ])
})

test("each skill's codes are listed once", () => {
  expect(listCodesById(library)).toEqual(
    new Map([
      ["a/SKILL.md", ["padding", "bad-sidecar"]],
      ["b/SKILL.md", ["unknown-target"]],
    ]),
  )
})

test("a refused file tells its error, a skipped one whose part it is", () => {
  expect(
    listLeftOutFiles({
      refused: [{ id: "x/SKILL.md", root: 0, path: "x/SKILL.md", error: diagnostic("no-description", "x/SKILL.md") }],
      skipped: [{ root: 0, path: "a/references/SKILL.md", inside: "a" }],
    }),
  ).toEqual([
    {
      id: "refused x/SKILL.md",
      kind: "refused",
      path: "x/SKILL.md",
      line: 3,
      code: "no-description",
      reason: "seen",
      mend: "type this",
    },
    {
      id: "skipped 0:a/references/SKILL.md",
      kind: "skipped",
      path: "a/references/SKILL.md",
      line: null,
      code: "",
      reason: "It lies inside the skill at a: a file that the skill refers to, not a skill of its own.",
      mend: "Move it out of that folder if it should be a skill.",
    },
  ])
})
