import { expect, test } from "vitest"
import { parseSidecar, parseSkill } from "@/lib/library"
import type { SkillDetail, SkillSource } from "@/lib/server/libraries/contract"
import { layMetadata } from "./lay-metadata"

const TEXT = [
  "---",
  "name: hedge",
  "description: Trims: hedges.",
  "keywords: [hedge, 5]",
  "relations: text",
  "tags: [garden]",
  "color: green",
  "truth_verdict: PASS",
  "version: 1.0.0",
  "metadata:",
  "  version: 2.0.0",
  "---",
  "Body.",
]

function lay(sidecar: object | null) {
  const parsed = parseSkill({
    path: "garden/hedge/SKILL.md",
    content: TEXT.join("\n"),
    sidecar:
      sidecar && parseSidecar(JSON.stringify({ schema_version: 1, ...sidecar }), "garden/hedge/audit-state.json"),
  })
  if (!parsed.ok) throw new Error(parsed.refused.error.message)
  const { fields, ...rest } = parsed.skill
  const record = { ...rest, fields: Object.fromEntries(fields) } as unknown as SkillDetail["record"]
  const source: SkillSource = {
    kind: "frontmatter",
    lines: TEXT.slice(0, 12),
    sidecarFields: sidecar && Object.keys(sidecar),
  }
  return layMetadata({ record, source, diagnostics: parsed.diagnostics })
}
const short = ({ fields }: ReturnType<typeof lay>) =>
  fields.map(({ field, fate, values, lines, notes }) => [
    field,
    fate,
    values.join("|"),
    lines && `${lines.start}-${lines.end}`,
    ...notes.map(({ code }) => code),
  ])

test("each field tells its lines, what was read of it, and what happened on the way", () => {
  expect(short(lay(null))).toEqual([
    ["name", "read", "hedge", "2-2"],
    ["description", "read", "Trims: hedges.", "3-3", "yaml-repaired"],
    ["keywords", "read", "hedge", "4-4", "field-type"],
    ["relations", "dropped", "", "5-5", "field-json"],
    ["tags", "checked", "", "6-6"],
    ["color", "unknown", "", "7-7"],
    ["truth_verdict", "read", "PASS", "8-8"],
    ["version", "read", "1.0.0", "9-9", "field-conflict"],
  ])
})

test("the audit state beside the file overrides a field, and adds those that stand only there", () => {
  const laid = lay({ truth_verdict: "DRIFT", eval_state: "passing" })
  expect(short(laid).filter(([, fate]) => fate === "overridden" || fate === "sidecar")).toEqual([
    ["truth_verdict", "overridden", "DRIFT", "8-8"],
    ["eval_state", "sidecar", "passing", null],
  ])
  expect(laid.defaults).toEqual([
    { field: "triggers", value: "none" },
    { field: "paths", value: "none" },
    { field: "project", value: "every project" },
    { field: "structural_verdict", value: "UNVERIFIED" },
    { field: "comprehension_verdict", value: "UNVERIFIED" },
    { field: "application_verdict", value: "UNVERIFIED" },
    { field: "routing_eval", value: "absent" },
    { field: "lifecycle", value: "never stale" },
    { field: "grounding", value: "no sources" },
    { field: "allowed-tools", value: "no limit", unless: ["allowed_tools", "tools"] },
  ])
})
