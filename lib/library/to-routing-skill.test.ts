import { expect, test } from "vitest"
import { libraryOf } from "./testing/records"
import { toRoutingSkill, toRoutingSkills } from "./to-routing-skill"

test("a record is lowered with its targets resolved, unknown ones as authored, and edges to itself dropped", () => {
  const [skill] = libraryOf({
    "a/hedge": [
      "version: 1.10",
      "type: workflow",
      "project: [shop, {handle: lawn}]",
      "triggers: [trim hedge]",
      "keywords: [hedge]",
      "paths: ['**/*.md']",
      "relations:",
      "  related: [hedge, lawns, gone]",
      "  suppresses: []",
      "  boundary: [mow]",
      "  depends_on: [{skill: mow, reason: first, min_version: 2.0}]",
      "application_verdict: applicable",
      "lifecycle: {stale_after_days: '30'}",
    ],
    "b/lawns": ["name: mow"],
  })
  expect(skill && toRoutingSkill(skill)).toEqual({
    name: "hedge",
    triggers: ["trim hedge"],
    keywords: ["hedge"],
    paths: ["**/*.md"],
    project: ["shop", "lawn"],
    type: "workflow",
    version: "1.10",
    relations: {
      depends_on: [{ skill: "mow", reason: "first", minVersion: "2.0" }],
      related: [{ skill: "mow" }, { skill: "gone" }],
      suppresses: [],
      boundary: [{ skill: "mow" }],
    },
    health: {
      structuralVerdict: "UNVERIFIED",
      truthVerdict: "UNVERIFIED",
      applicationVerdict: "APPLICABLE",
      evalState: "unverified",
      evalLastRunAt: null,
      lastChanged: null,
      lastVerified: null,
      staleAfterDays: 30,
    },
    warnings: [],
  })
})

test("adjacent stands for related only where that is absent", () => {
  const skills = libraryOf({ a: ["relations: {adjacent: [c]}"], b: ["relations: {related: [], adjacent: [c]}"], c: [] })
  expect(skills.map((skill) => toRoutingSkill(skill).relations.related)).toEqual([[{ skill: "c" }], [], undefined])
})

test("shadowed skills do not route", () => {
  expect(
    toRoutingSkills(libraryOf({ "a/x": ["name: x"], "b/x": ["name: x"], y: [] })).map((skill) => skill.name),
  ).toEqual(["x", "y"])
})
