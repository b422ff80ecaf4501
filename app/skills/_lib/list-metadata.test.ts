import { expect, test } from "vitest"
import type { SkillDetail } from "@/lib/server/libraries/contract"
import { listMetadata } from "./list-metadata"

test("fields come in the order of the file, as they were understood", () => {
  const record = {
    name: "graph",
    keywords: ["a", "b"],
    project: [
      { handle: "shop", role: "owner" },
      { handle: "web", role: null },
    ],
    relations: { depends_on: [{ authored: "x" }, { authored: "y" }] },
    truthSources: [{ path: "src/a.ts", lineRange: "1-9", anchor: null }],
    public: true,
    fields: {
      relations: { line: 9, encoding: "metadata" },
      name: { line: 2, encoding: "top" },
      keywords: { line: 4, encoding: "metadata" },
      project: { line: 5, encoding: "metadata" },
      grounding: { line: 12, encoding: "metadata" },
      public: { line: 13, encoding: "metadata" },
      something_new: { line: 14, encoding: "top" },
    },
  } as unknown as SkillDetail["record"]
  expect(listMetadata(record)).toEqual([
    { field: "name", values: ["graph"], line: 2, encoding: "top" },
    { field: "keywords", values: ["a", "b"], line: 4, encoding: "metadata" },
    { field: "project", values: ["shop (owner)", "web"], line: 5, encoding: "metadata" },
    { field: "relations", values: ["depends_on: x, y"], line: 9, encoding: "metadata" },
    { field: "grounding", values: ["src/a.ts 1-9"], line: 12, encoding: "metadata" },
    { field: "public", values: ["true"], line: 13, encoding: "metadata" },
    { field: "something_new", values: [], line: 14, encoding: "top" },
  ])
})
