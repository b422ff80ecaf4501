import { expect, test } from "vitest"
import { parseSkillsAddress } from "./skills-view"

test("an address asks for a list; what cannot be read is the default", () => {
  expect([
    parseSkillsAddress({}),
    parseSkillsAddress({ view: "collisions" }),
    parseSkillsAddress({ view: "left-out", kind: "refused" }),
    parseSkillsAddress({ view: ["a", "b"], kind: "other" }),
  ]).toEqual([
    { view: "skills", kind: null },
    { view: "collisions", kind: null },
    { view: "left-out", kind: "refused" },
    { view: "skills", kind: null },
  ])
})
