import { expect, test } from "vitest"
import { readFoundSkills } from "./search-skills"

test("skills are read from the answer, and what is none is left out", () => {
  expect(
    readFoundSkills({
      total: 3,
      items: [
        { slug: "a/b", name: "b", description: "does b", status: "routable" },
        { slug: "c", name: "c" },
        { name: "x" },
        null,
      ],
    }),
  ).toEqual([
    { slug: "a/b", name: "b", description: "does b" },
    { slug: "c", name: "c", description: "" },
  ])
})

test("an answer of another shape holds no skills", () => {
  expect([readFoundSkills(null), readFoundSkills([]), readFoundSkills({ items: "x" })]).toEqual([[], [], []])
})
