import fc from "fast-check"
import { expect, test } from "vitest"
import { buildManifest } from "./build-manifest"
import { parseManifest, readManifestJson } from "./manifest"
import { libraryOf } from "./testing/records"
import { toRoutingSkills } from "./to-routing-skill"

const parse = (skills: unknown, header: object = {}) =>
  parseManifest(JSON.stringify({ schema_version: 4, ...header, skills }), "m.json")

test("an entry reads as one record", () => {
  const { library } = parse([
    {
      name: "hedge",
      path: "garden/hedge/SKILL.md",
      description: "Trim hedges.",
      activation: {
        keywords: ["hedge"],
        triggers: "trim hedge",
        examples: ["trim it"],
        anti_examples: [],
        paths: ["**/*.md"],
      },
      relations: { suppresses: ["lawn", { skill: "gone", reason: "narrower" }], boundary: [] },
      project: [{ handle: "shop", role: "anchor" }],
      health: { structural_verdict: "PASS", eval_last_run: { at: "2026-01-01" }, lifecycle: { stale_after_days: 90 } },
      type: "workflow",
      version: "1.0.0",
    },
    { name: "lawn", description: "Mow." },
  ])
  expect(library.diagnostics.map(({ code, file, message }) => [code, file, message])).toEqual([
    ["relation-unknown", "m.json", 'suppresses target "gone" is not in this library'],
  ])
  expect(library.skills[0]).toMatchObject({
    id: "garden/hedge/SKILL.md",
    folder: "hedge",
    name: "hedge",
    triggers: ["trim hedge"],
    keywords: ["hedge"],
    project: [{ handle: "shop", role: "anchor" }],
    relations: {
      suppresses: [
        { authored: "lawn", target: "lawn", reason: null },
        { authored: "gone", target: null, reason: "narrower" },
      ],
      boundary: [],
    },
    health: { structuralVerdict: "PASS", evalLastRunAt: "2026-01-01", staleAfterDays: 90, source: "manifest" },
    body: null,
    digest: "",
  })
})

test("an entry without a description is kept, with a remark", () => {
  const { library } = parse([{ name: "hedge", activation: { keywords: ["hedge"] } }])
  expect([library.skills.length, library.refused, library.diagnostics]).toMatchObject([
    1,
    [],
    [{ code: "description-missing", severity: "warning", skill: "hedge" }],
  ])
})

test("wrong types cost a field or an entry and never more", () => {
  const { library, unread } = parse([
    {
      name: "a",
      description: "x",
      activation: { keywords: [1, "k", { b: 2 }], paths: 7 },
      relations: ["x"],
      health: "PASS",
      project: [{}],
    },
    42,
    null,
    { description: "no name" },
    { name: 7, description: "x" },
    { path: "area/hedge/SKILL.md", description: "x", activation: "keywords" },
  ])
  expect(library.skills.map((skill) => [skill.name, skill.keywords, skill.relations])).toEqual([
    ["7", [], {}],
    ["a", ["k"], {}],
    ["hedge", [], {}],
  ])
  expect(unread).toEqual([42, null, { description: "no name" }])
  expect(library.refused.map(({ id, error }) => [id, error.code, error.severity])).toEqual([
    ["skills[1]", "manifest-shape", "error"],
    ["skills[2]", "manifest-shape", "error"],
    ["skills[3]", "name-missing", "error"],
  ])
  expect(library.diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    "field-type: keywords[0] is a number, keywords[2] is a map; left out",
    "field-type: paths[0] is a number; left out",
    "field-type: project[0] is a map without a handle; left out",
    "field-type: relations is a list, expected a map",
    "field-type: health of skills[0] is text, expected a map",
    "manifest-shape: skills[1] is a number, expected a map",
    "manifest-shape: skills[2] is null, expected a map",
    "name-missing: skills[3] has neither name nor path",
    "name-type: the name of skills[4] is a number",
    'name-missing: skills[5] has no name; "hedge" is used',
    "field-type: activation of skills[5] is text, expected a map",
  ])
})

test("a blank name is told like a missing one", () => {
  const { library } = parseManifest(
    JSON.stringify({ skills: [{ name: " ", path: "area/hedge/SKILL.md", description: "x" }] }),
    "m.json",
  )
  expect(library.skills.map(({ name }) => name)).toEqual(["hedge"])
  expect(library.diagnostics.map(({ message }) => message)).toEqual(['skills[0] has no name; "hedge" is used'])
})

test("a text that is no manifest is refused with its line", () => {
  expect(parseManifest('{"skills": [\n{"name": "a"},\n]}', "m.json").library).toMatchObject({
    skills: [],
    refused: [{ path: "m.json" }],
    diagnostics: [{ code: "manifest-shape", severity: "error", line: 3 }],
  })
  for (const text of ["", "7", "null", "{}", '{"skills": "x"}', `${"[".repeat(100_000)}${"]".repeat(100_000)}`]) {
    expect(parseManifest(text, "m.json").library.diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
      ["manifest-shape", "error"],
    ])
  }
})

test("a map of entries by name and a bare list are read as well", () => {
  const names = (json: unknown) => readManifestJson(json, "m.json").library.skills.map((skill) => skill.name)
  expect([names({ skills: { a: { description: "x" }, b: {} } }), names([{ name: "a" }])]).toEqual([["a", "b"], ["a"]])
})

test("entries of one path keep ids apart, and the first owns a shared name", () => {
  const { library } = parse([
    { name: "a", path: "x/SKILL.md", description: "1" },
    { name: "a", path: "x/SKILL.md", description: "2" },
  ])
  expect(library.skills.map(({ id, shadowedBy }) => [id, shadowedBy])).toEqual([
    ["x/SKILL.md", null],
    ["x/SKILL.md#2", "x/SKILL.md"],
  ])
})

test("dates and library-wide faults are checked when a day is given", () => {
  const text = JSON.stringify({ skills: [{ name: "a", description: "x", health: { last_changed: "2030-01-01" } }] })
  const codes = (options: { today?: string }) =>
    parseManifest(text, "m.json", options).library.diagnostics.map(({ code, file }) => [code, file])
  expect([codes({}), codes({ today: "2026-11-30" })]).toEqual([[], [["date-in-future", "m.json"]]])
})

test("everything that came in goes out again, sorted", () => {
  const came = {
    generated_at: "2026-01-01",
    summary: { count: 2 },
    skills: [
      {
        name: "b",
        path: "b/SKILL.md",
        description: "x",
        unknown: { z: [1, null], a: 1.5 },
        activation: { keywords: "one, two", other: true },
        health: { lint: "PASS", eval_score: 4.5 },
      },
      {
        name: "a",
        description: "y",
        keywords: ["top"],
        relations: { related: [{ skill: "b", weight: 3 }] },
        project: "shop",
      },
      42,
    ],
  }
  const parsed = parseManifest(JSON.stringify(came), "m.json")
  const out = buildManifest(parsed.library.skills, parsed)
  expect(JSON.parse(out)).toEqual({ schema_version: 4, ...came, skills: [came.skills[1], came.skills[0], 42] })
  expect(Object.keys(JSON.parse(out).skills[1])).toEqual([
    "activation",
    "description",
    "health",
    "name",
    "path",
    "unknown",
  ])
})

test("what was changed in a record is written anew, and only that", () => {
  const parsed = parse([
    {
      name: "a",
      description: "x",
      keywords: ["top"],
      activation: { keywords: "one, two", note: 1 },
      health: { truth_verdict: "BROKEN" },
    },
  ])
  const [skill] = parsed.library.skills
  if (!skill) throw new Error("no skill")
  const changed = {
    ...skill,
    keywords: ["one", "three"],
    health: { ...skill.health, truthVerdict: "UNVERIFIED" as const, staleAfterDays: 30 },
  }
  const out = JSON.parse(buildManifest([changed], parsed))
  expect(out.skills).toEqual([
    {
      name: "a",
      description: "x",
      activation: { keywords: ["one", "three"], note: 1 },
      health: { lifecycle: { stale_after_days: 30 } },
    },
  ])
})

test("a library of files goes out as a manifest that routes the same", () => {
  const skills = libraryOf({
    "a/hedge": [
      "version: 1.10",
      "keywords: [hedge, privet]",
      "paths: ['**/*.{a,b}', '!x']",
      "project: [{handle: s, role: r}]",
      "relations:",
      "  suppresses: [lawn]",
      "  boundary: []",
      "  depends_on: [{skill: lawn, min_version: 1.2}]",
      "eval_last_run: {at: 2026-01-01}",
      "application_verdict: HARMFUL",
      "drift_check: {last_verified: 2026-02-02, truth_source_hashes: {x.md: abc}}",
      "public: false",
      "allowed-tools: Bash(a b) Read",
      "grounding: {truth_sources: [a.md, {path: b.md, anchor: Top, line_range: 1-2}]}",
    ],
    "b/lawn": ["triggers: [mow lawn]"],
  })
  const text = buildManifest(skills)
  const again = parseManifest(text, "m.json")
  expect(toRoutingSkills(again.library.skills)).toEqual(toRoutingSkills(skills))
  expect(again.library.diagnostics).toEqual([])
  expect(buildManifest([...again.library.skills].reverse(), again)).toBe(text)
})

const json = fc.jsonValue({ maxDepth: 4 })
const entry = fc.record(
  {
    name: fc.oneof(fc.constantFrom("a", "b", "c d", "__proto__"), json),
    path: fc.oneof(fc.constantFrom("x/a/SKILL.md", "y/SKILL.md"), json),
    description: json,
    activation: fc.oneof(
      json,
      fc.record({ keywords: json, triggers: json, paths: json, examples: json }, { requiredKeys: [] }),
    ),
    relations: fc.oneof(
      json,
      fc.record(
        { suppresses: json, related: fc.array(fc.oneof(fc.constantFrom("a", "b"), fc.record({ skill: json }))) },
        { requiredKeys: [] },
      ),
    ),
    health: fc.oneof(
      json,
      fc.record({ truth_verdict: json, eval_last_run: json, lifecycle: json, drift_check: json }, { requiredKeys: [] }),
    ),
    project: json,
    public: json,
    grounding: json,
    "allowed-tools": json,
    compatibility: json,
    other: json,
  },
  { requiredKeys: [] },
)

test("no manifest makes the reader throw, and what comes in goes out whole and stays the same", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(entry, json), { maxLength: 4 }), (skills) => {
      const parsed = parse(skills)
      const out = buildManifest(parsed.library.skills, parsed)
      // By value, whatever the order of the entries.
      const shape = (list: unknown[]) => list.map((item) => JSON.stringify(sorted(item))).sort()
      expect(shape(JSON.parse(out).skills)).toEqual(shape(JSON.parse(JSON.stringify(skills))))
      const again = parseManifest(out, "m.json")
      expect(buildManifest(again.library.skills, again)).toBe(out)
    }),
    { numRuns: 1000 },
  )
})

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}
