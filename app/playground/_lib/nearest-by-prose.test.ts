import { expect, test } from "vitest"
import { findNearestByProse, indexProse } from "./nearest-by-prose"

const skills = [
  { name: "deploy-guide", description: "Release and deploy web services to production." },
  { name: "graph-audit", description: "Audit a skill graph for orphans and cycles." },
  { name: "cycle-planner", description: "Plan release cycles with the team." },
]
const index = indexProse(skills)

test("skills that share rarer words come first, with the words they share in the request's order", () => {
  const near = findNearestByProse(index, "Please audit cycles before the release", 5)
  expect(near.map(({ name, shared }) => [name, shared])).toEqual([
    ["graph-audit", ["audit", "cycles"]],
    ["cycle-planner", ["cycles", "release"]],
    ["deploy-guide", ["release"]],
  ])
  for (const { overlap } of near) expect(overlap > 0 && overlap <= 1).toBe(true)
})

test("word forms meet: deployment finds deploy", () => {
  expect(findNearestByProse(index, "deployment", 1).map(({ name }) => name)).toEqual(["deploy-guide"])
})

test("ties go by name, and the input's order does not matter", () => {
  const twins = [
    { name: "b", description: "weather" },
    { name: "a", description: "weather" },
    { name: "c", description: "other" },
  ]
  const forward = findNearestByProse(indexProse(twins), "weather", 5)
  expect(forward.map(({ name }) => name)).toEqual(["a", "b"])
  expect(findNearestByProse(indexProse([...twins].reverse()), "weather", 5)).toEqual(forward)
})

test("nothing shared, no words, or no skills: no neighbours", () => {
  expect(findNearestByProse(index, "weather tomorrow", 5)).toEqual([])
  expect(findNearestByProse(index, "the of and", 5)).toEqual([])
  expect(findNearestByProse(indexProse([]), "audit", 5)).toEqual([])
})
