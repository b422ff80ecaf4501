import { expect, test } from "vitest"
import { checkRoutingEvals } from "./check-routing-evals"
import { libraryOf } from "./testing/records"

const TODAY = "2026-11-30"

test("routing_eval: present is earned only when every case of the skill routes as it says", () => {
  const skills = libraryOf({
    earned: [
      "routing_eval: present",
      "keywords: [hedge]",
      "examples: [trim the hedge]",
      "anti_examples: [mow the lawn]",
    ],
    none: ["routing_eval: present", "keywords: [pond]"],
    lost: [
      "routing_eval: present",
      "keywords: [roof]",
      "examples: [trim the hedge of the house, patch the roof]",
      "anti_examples: [roof garden]",
    ],
    silent: ["keywords: [gate]", "examples: [nothing wins this]"],
  })
  expect(checkRoutingEvals(skills, { today: TODAY }).map(({ file, line, message }) => [file, line, message])).toEqual([
    [
      "lost/SKILL.md",
      4,
      'routing_eval: present is not earned: the example "trim the hedge of the house" is won by "earned", and 1 more of its cases fail',
    ],
    ["none/SKILL.md", 4, "routing_eval: present is not earned: the skill has no cases"],
  ])
})

test("a skill that says nothing costs nothing", () => {
  expect(checkRoutingEvals(libraryOf({ a: ["examples: [x]"] }), { today: TODAY })).toEqual([])
})

test("the work can be bounded", () => {
  const skills = libraryOf({
    a: ["routing_eval: present", "examples: [x]"],
    b: ["routing_eval: present", "examples: [y]"],
  })
  const files = (maxMatches: number) => checkRoutingEvals(skills, { today: TODAY, maxMatches }).map(({ file }) => file)
  expect([files(4), files(3), files(1)]).toEqual([["a/SKILL.md", "b/SKILL.md"], ["a/SKILL.md"], []])
})
