import { expect, test } from "vitest"
import { parse } from "yaml"
import { formatMetadataChange, quoteYaml } from "./format-metadata-change"

test("added items are YAML that reads back as exactly the text", () => {
  for (const text of [
    "dangling",
    "audit the graph",
    "c++",
    "yes",
    "12",
    "a: b",
    "- x",
    "#1",
    'it\'s "q"',
    "多 言語",
    "line\nbreak",
    "__proto__",
    " padded ",
  ]) {
    expect(parse(`keywords:\n  - ${quoteYaml(text)}`)).toEqual({ keywords: [text] })
  }
})

test("each kind of change says where it goes and what to paste", () => {
  expect(formatMetadataChange({ kind: "add-keyword", skill: "a", keyword: "dangling" })).toEqual({
    skill: "a",
    file: "SKILL.md",
    instruction: "Add this item to keywords in the SKILL.md of a.",
    text: "keywords:\n  - dangling",
  })
  expect(formatMetadataChange({ kind: "drop-suppresses", skill: "b", target: "a" })).toEqual({
    skill: "b",
    file: "SKILL.md",
    instruction: "Take this item out of relations.suppresses in the SKILL.md of b.",
    text: "- a",
  })
  expect(
    formatMetadataChange({ kind: "set-verdict", skill: "a", field: "truth_verdict", from: "BROKEN", to: "PASS" }),
  ).toEqual({
    skill: "a",
    file: "audit-state.json",
    instruction: "Grade it again first; truth_verdict is BROKEN now. With a better grade, in audit-state.json:",
    text: '"truth_verdict": "PASS"',
  })
})
