import { expect, test } from "vitest"
import { buildGraph } from "./build-graph"
import { listObservations } from "./observations"
import { skillRecord } from "./testing/skill-record"

test("what is normal and worth a look is listed by kind and by name", () => {
  const graph = buildGraph([
    skillRecord("a", { relations: { related: ["b", "c", "?gone"], suppresses: ["b", "b"] } }),
    skillRecord("b", { relations: { related: ["a"], suppresses: ["a"], depends_on: ["b", "b"] } }),
    skillRecord("c", { relations: { related: ["b"] } }),
  ])
  expect(listObservations(graph)).toEqual([
    {
      id: "one-way-related:a>related>c",
      code: "one-way-related",
      skills: ["a", "c"],
      edges: ["a>related>c"],
      message: "a names c as related, and not the other way round.",
    },
    {
      id: "one-way-related:c>related>b",
      code: "one-way-related",
      skills: ["c", "b"],
      edges: ["c>related>b"],
      message: "c names b as related, and not the other way round.",
    },
    {
      id: "mutual-suppression:a>suppresses>b",
      code: "mutual-suppression",
      skills: ["a", "b"],
      edges: ["a>suppresses>b", "a>suppresses>b#2", "b>suppresses>a"],
      message: "a and b suppress each other: the one with more points stays.",
    },
    {
      id: "reciprocal:a>related>b",
      code: "reciprocal",
      skills: ["a", "b"],
      edges: ["a>related>b", "b>related>a"],
      message: "a and b each declare related of the other.",
    },
    {
      id: "duplicate:a>suppresses>b",
      code: "duplicate",
      skills: ["a", "b"],
      edges: ["a>suppresses>b", "a>suppresses>b#2"],
      message: "a declares suppresses b 2 times.",
    },
    {
      id: "duplicate:b>depends_on>b",
      code: "duplicate",
      skills: ["b", "b"],
      edges: ["b>depends_on>b", "b>depends_on>b#2"],
      message: "b declares depends_on b 2 times.",
    },
  ])
})

test("a graph without relations has nothing to look at", () => {
  expect(listObservations(buildGraph([skillRecord("a")]))).toEqual([])
})
