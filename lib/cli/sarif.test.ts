import path from "node:path"
import schema from "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json"
import DraftFourAjv from "ajv-draft-04"
import addFormats from "ajv-formats"
import { describe, expect, test } from "vitest"
import { checkLibrary, DIAGNOSTIC_CODES, type Diagnostic, parseManifest } from "@/lib/library"
import { formatSarif } from "./sarif"

const diagnostic = (part: Partial<Diagnostic>): Diagnostic => ({
  code: "yaml-syntax",
  severity: "error",
  file: "a b/SKILL.md",
  line: 3,
  column: 7,
  message: "seen",
  mend: "Type this.",
  ...part,
})

const format = (diagnostics: readonly Diagnostic[]) =>
  JSON.parse(
    formatSarif(diagnostics, {
      place: ({ file }) => (file === "" ? "" : path.resolve("/repo/skills", file)),
      describeCode: (code) => ({
        severity: "warning",
        what: `What ${code} means.`,
        mend: "Do *this*.",
        example: "a: [",
      }),
      sourceRoot: "/repo",
      version: "1.2.3",
    }),
  )

const ajv = new DraftFourAjv({ strict: false, allErrors: true, unicodeRegExp: false })
addFormats.default(ajv)
const validate = ajv.compile(schema)
const faultsOf = (document: unknown) => (validate(document) ? [] : validate.errors)

describe("sarif", () => {
  test("has a rule a code and a result a diagnostic, with as much of the place as is known", () => {
    const document = format([
      diagnostic({}),
      diagnostic({ severity: "info", code: "body-long", line: null, column: null }),
      diagnostic({ severity: "warning", file: "/else/where/SKILL.md", column: null }),
      diagnostic({ file: "", message: "it is too large" }),
    ])
    const rule = (code: string) => ({
      id: code,
      shortDescription: { text: `What ${code} means.` },
      fullDescription: { text: `What ${code} means.` },
      help: {
        text: `What ${code} means.\nFor example: a: [\nTo mend it: Do *this*.`,
        markdown: `What ${code.replace("-", "\\-")} means.\n\n**For example:** a: \\[\n\n**To mend it:** Do \\*this\\*.`,
      },
      defaultConfiguration: { level: "warning" },
      properties: { tags: ["agent-skills"], "problem.severity": "warning" },
    })
    const fingerprint = { primaryLocationLineHash: expect.stringMatching(/^[0-9a-f]{16}:1$/) }

    expect(faultsOf(document)).toEqual([])
    expect(document).toEqual({
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [
        {
          tool: {
            driver: {
              name: "tower",
              fullName: "Skill Tower lint",
              version: "1.2.3",
              semanticVersion: "1.2.3",
              rules: [rule("body-long"), rule("yaml-syntax")],
            },
          },
          invocations: [
            {
              executionSuccessful: true,
              toolExecutionNotifications: [
                {
                  associatedRule: { id: "yaml-syntax", index: 1 },
                  level: "error",
                  message: { text: "it is too large. Type this." },
                },
              ],
            },
          ],
          originalUriBaseIds: { "%SRCROOT%": { description: { text: "The top of the repository." } } },
          columnKind: "unicodeCodePoints",
          results: [
            {
              ruleId: "yaml-syntax",
              ruleIndex: 1,
              level: "error",
              message: { text: "seen. Type this." },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: "skills/a%20b/SKILL.md", uriBaseId: "%SRCROOT%" },
                    region: { startLine: 3, startColumn: 7 },
                  },
                },
              ],
              partialFingerprints: fingerprint,
            },
            {
              ruleId: "body-long",
              ruleIndex: 0,
              level: "note",
              message: { text: "seen. Type this." },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: "skills/a%20b/SKILL.md", uriBaseId: "%SRCROOT%" },
                  },
                },
              ],
              partialFingerprints: fingerprint,
            },
            {
              ruleId: "yaml-syntax",
              ruleIndex: 1,
              level: "warning",
              message: { text: "seen. Type this." },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: "file:///else/where/SKILL.md" },
                    region: { startLine: 3 },
                  },
                },
              ],
              partialFingerprints: fingerprint,
            },
          ],
        },
      ],
    })
  })

  test("fingerprints stay when lines move, and tell equal findings of one file apart", () => {
    const fingerprintsOf = (...lines: number[]) =>
      format(
        lines.map((line) => diagnostic({ line, message: `the key was set on line ${line - 1} already` })),
      ).runs[0].results.map((result: { partialFingerprints: object }) => result.partialFingerprints)
    const before = fingerprintsOf(3, 9)
    expect(fingerprintsOf(13, 40)).toEqual(before)
    expect(before[0]).not.toEqual(before[1])
    const other = format([diagnostic({ file: "other/SKILL.md", message: "the key was set on line 2 already" })])
    expect(other.runs[0].results[0].partialFingerprints).not.toEqual(before[0])
  })

  test("holds at most 25,000 results, the worst, and says how many were left out", () => {
    const document = format([
      ...Array.from({ length: 24_999 }, (_, line) => diagnostic({ severity: "info", line: line + 1 })),
      diagnostic({ severity: "warning" }),
      diagnostic({}),
      diagnostic({ severity: "info" }),
    ])
    const { results, invocations } = document.runs[0]
    expect([results.length, results.slice(-2).map(({ level }: { level: string }) => level)]).toEqual([
      25_000,
      ["warning", "error"],
    ])
    expect(invocations[0].toolExecutionNotifications).toEqual([
      {
        level: "warning",
        message: {
          text: "2 more findings, the least severe, were left out: a run holds 25000. tower lint --format json lists them all.",
        },
      },
    ])
    expect(faultsOf(document)).toEqual([])
  })

  test("is valid for every code of the catalogue, and for hostile names and places", () => {
    const hostile = ['"quote"', "new\nline", "-->", "__proto__", "\u202e", "ünïcode", "%41#?&", "..", "a:b"]
    const diagnostics = [
      ...Object.keys(DIAGNOSTIC_CODES).map((code) => diagnostic({ code })),
      ...hostile.map((name) => diagnostic({ code: name, file: `${name}/SKILL.md`, message: name, line: 0, column: 0 })),
    ]
    const document = format(diagnostics)
    expect(faultsOf(document)).toEqual([])
    const uris = document.runs[0].results
      .slice(-hostile.length)
      .map((result: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
        decodeURIComponent(result.locations[0]?.physicalLocation.artifactLocation.uri ?? ""),
      )
    expect(uris).toEqual(hostile.map((name) => (name === ".." ? "SKILL.md" : `skills/${name}/SKILL.md`)))
  })

  test("is refused by the schema where it is wrong, so that the schema tests something", () => {
    const document = format([diagnostic({})])
    document.runs[0].results[0].level = "bad"
    document.runs[0].results[0].locations[0].physicalLocation.region.startLine = 0
    expect(faultsOf(document)).not.toEqual([])
  })

  test("has the catalogue's words for a real library's faults", () => {
    const { library } = parseManifest('{"skills":[{"name":"a","relations":{"related":["nobody"]}}]}', "m.json", {
      today: "2026-11-30",
    })
    expect(
      faultsOf(format([...library.diagnostics, ...checkLibrary(library.skills, { today: "2026-11-30" })])),
    ).toEqual([])
  })
})
