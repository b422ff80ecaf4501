import { expect, test } from "vitest"
import { compileLibrary } from "@/lib/routing"
import { buildSkill } from "@/lib/routing/testing/build-skill"
import { findLapseEffects } from "./lapse-effects"

test("the examples of which another skill comes first on that day are told, with both winners", () => {
  const compiled = compileLibrary([
    buildSkill("greeting", {
      triggers: ["say hello"],
      keywords: ["hello"],
      health: { applicationVerdict: "HARMFUL", evalLastRunAt: "2026-11-01" },
    }),
    buildSkill("farewell", { keywords: ["hello"] }),
  ])
  const asker = { compiled, skill: "greeting", project: null, today: "2026-11-30" }
  const examples = ["say hello", "hello there", "goodbye", "say hello to all"]
  expect(findLapseEffects(examples, asker, "2027-01-31")).toEqual({
    wonBefore: 0,
    wonAfter: 2,
    total: 4,
    changed: [
      { query: "say hello", before: "farewell", after: "greeting" },
      { query: "say hello to all", before: "farewell", after: "greeting" },
    ],
  })
  expect(findLapseEffects(examples, asker, "2027-01-30").changed).toEqual([])
})
