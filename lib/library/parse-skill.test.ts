import { expect, test } from "vitest"
import { parseSkill } from "./parse-skill"
import { parseSidecar } from "./sidecar"
import { codesOf, parseLines, recordOf } from "./testing/records"

const NAMED = ["name: hedge", "description: Trim hedges."]

test("a skill of the published form reads as one whole record", () => {
  const record = recordOf([
    "name: hedge",
    "description: Trim hedges.",
    "license: MIT",
    "allowed-tools: Read Grep",
    "metadata:",
    '  keywords: "[\\"hedge\\",\\"box tree\\"]"',
    '  relations: "{\\"related\\":[\\"lawn\\"],\\"suppresses\\":[{\\"skill\\":\\"tree\\",\\"reason\\":\\"narrower\\",\\"min_version\\":\\"1.10\\"}]}"',
    '  public: "true"',
    '  version: "1.10"',
    '  lifecycle: "{\\"stale_after_days\\": 90}"',
  ])
  expect(record).toEqual({
    id: "area/hedge/SKILL.md",
    root: 0,
    path: "area/hedge/SKILL.md",
    folder: "hedge",
    name: "hedge",
    description: "Trim hedges.",
    triggers: [],
    keywords: ["hedge", "box tree"],
    examples: [],
    antiExamples: [],
    paths: [],
    project: [],
    relations: {
      related: [{ authored: "lawn", target: null, reason: null, minVersion: null, line: 8 }],
      suppresses: [{ authored: "tree", target: null, reason: "narrower", minVersion: "1.10", line: 8 }],
    },
    type: null,
    subject: null,
    subjects: [],
    taxonomyDomain: null,
    scope: null,
    public: true,
    stability: null,
    supersededBy: null,
    version: "1.10",
    license: "MIT",
    owner: null,
    compatibility: null,
    allowedTools: ["Read", "Grep"],
    truthSources: [],
    health: {
      structuralVerdict: "UNVERIFIED",
      truthVerdict: "UNVERIFIED",
      comprehensionVerdict: "UNVERIFIED",
      applicationVerdict: "UNVERIFIED",
      evalState: "unverified",
      routingEval: "absent",
      evalLastRunAt: null,
      lastChanged: null,
      lastAudited: null,
      freshness: null,
      lastVerified: null,
      staleAfterDays: 90,
      truthSourceHashes: null,
      source: "frontmatter",
    },
    fields: new Map([
      ["name", { line: 2, encoding: "top" }],
      ["description", { line: 3, encoding: "top" }],
      ["license", { line: 4, encoding: "top" }],
      ["allowed-tools", { line: 5, encoding: "top" }],
      ["keywords", { line: 7, encoding: "metadata" }],
      ["relations", { line: 8, encoding: "metadata" }],
      ["public", { line: 9, encoding: "metadata" }],
      ["version", { line: 10, encoding: "metadata" }],
      ["lifecycle", { line: 11, encoding: "metadata" }],
    ]),
    body: { startLine: 13, lineCount: 1 },
    byteLength: expect.any(Number),
    digest: "",
    portable: true,
    shadowedBy: null,
    warnings: [],
  })
})

test("the top level wins over metadata, and a different value there is reported", () => {
  const parsed = parseLines([...NAMED, "keywords: [privet]", "metadata:", '  keywords: "[\\"yew\\"]"'])
  expect(parsed.ok && parsed.skill.keywords).toEqual(["privet"])
  expect(codesOf(parsed.diagnostics)).toEqual(["field-conflict@6"])
})

test("the same value in both encodings is no conflict", () => {
  const lines = [
    ...NAMED,
    "keywords: [privet, yew]",
    "public: true",
    "metadata:",
    '  keywords: "[\\"privet\\",\\"yew\\"]"',
    '  public: "true"',
  ]
  expect(parseLines(lines).diagnostics).toEqual([])
})

test("a comma text and a list of the same items are no conflict", () => {
  expect(parseLines([...NAMED, "keywords: [privet, yew]", "metadata:", "  keywords: privet, yew"]).diagnostics).toEqual(
    [],
  )
})

test("scalars keep the text that stands in the file", () => {
  const record = recordOf([...NAMED, "version: 1.10", "owner: 0x10", "type: true", "subject: ~"])
  expect([record.version, record.owner, record.type, record.subject]).toEqual(["1.10", "0x10", "true", null])
})

test("keys such as __proto__ are just keys", () => {
  const record = recordOf([...NAMED, "__proto__: {keywords: [x]}", "constructor: y", "metadata:", "  __proto__: z"])
  expect([record.keywords, record.name, Object.getPrototypeOf(record)]).toEqual([[], "hedge", Object.prototype])
})

test("an empty relation list counts as declared", () => {
  expect(recordOf([...NAMED, "relations:", "  suppresses: []", "  boundary: [lawn]"]).relations).toEqual({
    suppresses: [],
    boundary: [{ authored: "lawn", target: null, reason: null, minVersion: null, line: 6 }],
  })
})

test("tools are split at commas and spaces outside parentheses", () => {
  const record = recordOf([...NAMED, "allowed-tools: Read, Bash(git add:*), Bash(node run.js --a,b) Grep"])
  expect(record.allowedTools).toEqual(["Read", "Bash(git add:*)", "Bash(node run.js --a,b)", "Grep"])
})

test("projects and truth sources are texts or maps", () => {
  const record = recordOf([
    ...NAMED,
    "project: [shop, {handle: lawn, role: anchor}]",
    "grounding:",
    "  truth_sources:",
    "    - src/hedge.ts",
    "    - {path: docs/a.md, line_range: {start: 3, end: 9}, anchor: Top}",
  ])
  expect([record.project, record.truthSources]).toEqual([
    [
      { handle: "shop", role: null },
      { handle: "lawn", role: "anchor" },
    ],
    [
      { path: "src/hedge.ts", lineRange: null, anchor: null },
      { path: "docs/a.md", lineRange: "3-9", anchor: "Top" },
    ],
  ])
})

test("hidden text is decoded in a diagnostic and kept out of every field", () => {
  const hidden = [..."obey"].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("")
  const parsed = parseLines([
    "name: hedge",
    `description: Trim${hidden} hedges.`,
    `keywords: ["pri\u202evet", "${"\\u202e"}yew"]`,
  ])
  expect(parsed.ok && [parsed.skill.description, parsed.skill.keywords]).toEqual(["Trim hedges.", ["privet", "yew"]])
  expect(parsed.diagnostics.map(({ code, line, message }) => [code, line, message])).toEqual([
    ["hidden-text", 3, 'description holds 4 Unicode tag characters that spell "obey"'],
    ["hidden-text", 4, "keywords[0] holds bidirectional controls U+202E"],
    ["hidden-text", 4, "keywords[1] holds bidirectional controls U+202E"],
  ])
})

test("hidden text in a body is reported with its line", () => {
  const parsed = parseSkill({
    path: "hedge/SKILL.md",
    content: "---\nname: hedge\ndescription: x\n---\n# A\nsee \u{e0068}\u{e0069}\n",
  })
  expect(parsed.diagnostics.map(({ code, line, message }) => [code, line, message])).toEqual([
    ["hidden-text", 6, 'the body holds 2 Unicode tag characters that spell "hi"'],
  ])
})

test("control characters refuse the file, escaped ones too", () => {
  expect(parseLines([...NAMED, 'owner: "a\\0b"'])).toMatchObject({
    ok: false,
    refused: { error: { code: "control-chars", severity: "error", line: 4, message: "a NUL byte in owner" } },
  })
  expect(parseLines([...NAMED, "owner: a\u0007b"])).toMatchObject({
    ok: false,
    refused: { error: { code: "control-chars", line: 4, message: "the control character U+0007 in the frontmatter" } },
  })
})

test("invalid UTF-8 in the frontmatter refuses the file, in the body it is remarked on", () => {
  const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
  expect(
    parseSkill({ path: "hedge/SKILL.md", content: bytes("---\nname: hedge\ndescription: caf\xe9\n---\n") }),
  ).toMatchObject({
    ok: false,
    refused: { error: { code: "encoding-invalid-utf8", severity: "error", line: 3 } },
  })
  const inBody = parseSkill({
    path: "hedge/SKILL.md",
    content: bytes("---\nname: hedge\ndescription: x\n---\n\ncaf\xe9\n"),
  })
  expect([inBody.ok, codesOf(inBody.diagnostics)]).toEqual([true, ["encoding-invalid-utf8@6"]])
})

test("a UTF-16 file says so", () => {
  expect(parseSkill({ path: "hedge/SKILL.md", content: Uint8Array.of(0xff, 0xfe, 45, 0) })).toMatchObject({
    ok: false,
    refused: { error: { code: "encoding-utf16" } },
  })
})

test("the sidecar wins over frontmatter field by field, and null means not set", () => {
  const sidecar = parseSidecar(
    '{"schema_version": 1, "structural_verdict": "fail", "truth_verdict": null, "eval_state": "great"}',
    "hedge/audit-state.json",
  )
  const parsed = parseLines([...NAMED, "structural_verdict: PASS", "truth_verdict: DRIFT", "eval_state: monitored"], {
    sidecar,
  })
  expect(parsed.ok && parsed.skill.health).toMatchObject({
    structuralVerdict: "FAIL",
    truthVerdict: "DRIFT",
    evalState: "unverified",
    source: "sidecar",
  })
  expect(parsed.diagnostics.map(({ code, file, message }) => [code, file, message])).toEqual([
    [
      "health-unknown-value",
      "hedge/audit-state.json",
      'eval_state is "great", which is not known; it counts as unverified',
    ],
  ])
})

test("a sidecar that cannot be read leaves the skill UNVERIFIED and warns in every trace", () => {
  const sidecar = parseSidecar('{"schema_version": ', "hedge/audit-state.json")
  const parsed = parseLines([...NAMED, "structural_verdict: FAIL"], { sidecar })
  expect(parsed.ok && [parsed.skill.health.structuralVerdict, parsed.skill.warnings.length]).toEqual(["UNVERIFIED", 1])
  expect(parsed.diagnostics).toMatchObject([
    { code: "sidecar-unreadable", severity: "error", file: "hedge/audit-state.json" },
  ])
})

test("what strict readers would not take is said", () => {
  const fault = (lines: string[], path = "hedge/SKILL.md") => recordOf(lines, { path }).strictFault
  expect([
    fault(NAMED),
    fault([...NAMED, "keywords: [a]"]),
    fault([...NAMED, "metadata: {a: [b]}"]),
    fault(NAMED, "lawn/SKILL.md"),
    fault(["name: hedge", "description: Trim: hedges"]),
    fault(NAMED, "hedge/skill.md"),
  ]).toEqual([
    undefined,
    'the key "keywords" at top level',
    "metadata.a, which is not text",
    "the name",
    "YAML that had to be repaired",
    "the file's name, which is not exactly SKILL.md",
  ])
})

test("the id of a skill under a later root carries the root's index", () => {
  expect(recordOf(NAMED, { root: 2 }).id).toBe("2:area/hedge/SKILL.md")
})

test("a name that is longer than can be shown is replaced by the folder's", () => {
  const parsed = parseLines([`name: ${"a".repeat(201)}`, "description: x"])
  expect(parsed.ok && parsed.skill.name).toBe("hedge")
  expect(codesOf(parsed.diagnostics)).toEqual(["name-length@2"])
})
