import { expect, test } from "vitest"
import { nameFile } from "./export-formats"

test("a file is named after the library, what of it, and the format", () => {
  expect([
    nameFile("my-lib", "whole", "json"),
    nameFile(null, "in-sight", "svg"),
    nameFile("../a b/c:d", "whole", "dot"),
    nameFile("技能", "whole", "mmd"),
    nameFile("///", "whole", "png"),
  ]).toEqual([
    "my-lib-graph.json",
    "skills-graph-in-sight.svg",
    "a-b-c-d-graph.dot",
    "技能-graph.mmd",
    "skills-graph.png",
  ])
})
