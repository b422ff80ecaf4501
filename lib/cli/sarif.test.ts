import { expect, test } from "vitest"
import type { Diagnostic } from "@/lib/library"
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

test("sarif has a rule a code and a result a diagnostic, with as much of the place as is known", () => {
  const text = formatSarif(
    [
      diagnostic({}),
      diagnostic({ severity: "info", code: "body-long", line: null, column: null }),
      diagnostic({ severity: "warning", file: "/else/where/SKILL.md", column: null }),
      diagnostic({ file: "" }),
    ],
    { locate: ({ file }) => file, meaning: (code) => `What ${code} means.`, version: "1.2.3" },
  )

  expect(JSON.parse(text)).toEqual({
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "tower",
            semanticVersion: "1.2.3",
            rules: [
              { id: "body-long", shortDescription: { text: "What body-long means." } },
              { id: "yaml-syntax", shortDescription: { text: "What yaml-syntax means." } },
            ],
          },
        },
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
                  artifactLocation: { uri: "a%20b/SKILL.md" },
                  region: { startLine: 3, startColumn: 7 },
                },
              },
            ],
          },
          {
            ruleId: "body-long",
            ruleIndex: 0,
            level: "note",
            message: { text: "seen. Type this." },
            locations: [{ physicalLocation: { artifactLocation: { uri: "a%20b/SKILL.md" } } }],
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
          },
          { ruleId: "yaml-syntax", ruleIndex: 1, level: "error", message: { text: "seen. Type this." } },
        ],
      },
    ],
  })
})
