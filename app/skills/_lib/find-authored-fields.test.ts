import { expect, test } from "vitest"
import { findEntryFields, findFrontmatterFields } from "./find-authored-fields"

test("a field reaches to the next key of its indent, with list items and blank lines between", () => {
  const lines = [
    "---",
    "name: a",
    "keywords:",
    "- one",
    "",
    "- two",
    "color: red",
    "metadata:",
    "  paths: >",
    "    src/**",
    "  owner: me",
    "---",
  ]
  const known = [
    { field: "name", line: 2, encoding: "top" },
    { field: "keywords", line: 3, encoding: "top" },
    { field: "paths", line: 9, encoding: "metadata" },
    { field: "owner", line: 11, encoding: "metadata" },
  ] as const
  expect(findFrontmatterFields(lines, known)).toEqual([
    { field: "name", lines: { start: 2, end: 2 }, place: "top level" },
    { field: "keywords", lines: { start: 3, end: 6 }, place: "top level" },
    { field: "color", lines: { start: 7, end: 7 }, place: "top level" },
    { field: "paths", lines: { start: 9, end: 10 }, place: "under metadata" },
    { field: "owner", lines: { start: 11, end: 11 }, place: "under metadata" },
  ])
})

test("an entry's fields are its own keys and those of its groups", () => {
  const entry = { name: "a", activation: { keywords: ["x", "y"], paths: [] }, relations: { related: ["b"] }, health: 3 }
  expect(findEntryFields(JSON.stringify(entry, null, 2).split("\n"))).toEqual([
    { field: "name", lines: { start: 2, end: 2 }, place: "top level" },
    { field: "keywords", lines: { start: 4, end: 7 }, place: "activation" },
    { field: "paths", lines: { start: 8, end: 8 }, place: "activation" },
    { field: "relations", lines: { start: 10, end: 14 }, place: "top level" },
    { field: "health", lines: { start: 15, end: 15 }, place: "top level" },
  ])
})
