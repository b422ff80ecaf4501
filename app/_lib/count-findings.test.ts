import { expect, test } from "vitest"
import type { Finding } from "@/lib/graph"
import { countFindings } from "./count-findings"

const finding = (code: Finding["code"], severity: Finding["severity"]): Finding => ({
  id: code,
  code,
  severity,
  skills: [],
  edges: [],
  message: "",
  mend: "",
})

test("kinds of findings are counted, worst first, each by its worst", () => {
  expect(
    countFindings([
      finding("hub", "info"),
      finding("dependency-cycle", "warning"),
      finding("dangling", "warning"),
      finding("dangling", "error"),
      finding("hub", "info"),
    ]),
  ).toEqual([
    { code: "dangling", severity: "error", count: 2 },
    { code: "dependency-cycle", severity: "warning", count: 1 },
    { code: "hub", severity: "info", count: 2 },
  ])
})
