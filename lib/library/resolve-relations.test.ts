import { expect, test } from "vitest"
import { resolveRelations } from "./resolve-relations"
import { codesOf, libraryOf, recordOf } from "./testing/records"

const targets = (skills: Parameters<typeof libraryOf>[0], name: string) =>
  libraryOf(skills)
    .find((skill) => skill.name === name)
    ?.relations.related?.map((relation) => relation.target)

test("a target resolves by name, then folder name, then area and name", () => {
  const skills = {
    "north/hedges": ["name: trim-hedges"],
    "south/lawn": ["name: mow"],
    user: [
      "relations: {related: [trim-hedges, hedges, north/hedges, north/trim-hedges, ./south/lawn/SKILL.md, nothing]}",
    ],
  }
  expect(targets(skills, "user")).toEqual(["trim-hedges", "trim-hedges", "trim-hedges", "trim-hedges", "mow", null])
})

test("a name wins over a folder of the same name", () => {
  const skills = { "a/hedges": ["name: other"], "b/x": ["name: hedges"], user: ["relations: {related: [hedges]}"] }
  expect(targets(skills, "user")).toEqual(["hedges"])
})

test("an ambiguous target is a diagnostic and not a guess", () => {
  const skills = [
    recordOf(["name: north", "description: x"], { path: "a/hedges/SKILL.md" }),
    recordOf(["name: south", "description: x"], { path: "b/hedges/SKILL.md" }),
    recordOf(["name: user", "description: x", "relations:", "  related: [hedges]"], { path: "user/SKILL.md" }),
  ]
  const resolved = resolveRelations(skills)
  expect(resolved.skills[2]?.relations.related?.[0]?.target).toBeNull()
  expect(resolved.diagnostics).toMatchObject([
    {
      code: "relation-ambiguous",
      file: "user/SKILL.md",
      line: 5,
      skill: "user",
      mend: "Write one of the names: north, south.",
    },
  ])
})

test("the first skill in path order owns a name, whatever order they come in", () => {
  const north = recordOf(["name: hedges", "description: x"], { path: "north/hedges/SKILL.md" })
  const south = recordOf(["name: hedges", "description: x"], { path: "south/hedges/SKILL.md" })
  const later = recordOf(["name: hedges", "description: x"], { path: "a/hedges/SKILL.md", root: 1 })
  const resolved = resolveRelations([south, later, north])
  expect(resolved.skills.map((skill) => [skill.id, skill.shadowedBy])).toEqual([
    ["south/hedges/SKILL.md", "north/hedges/SKILL.md"],
    ["1:a/hedges/SKILL.md", "north/hedges/SKILL.md"],
    ["north/hedges/SKILL.md", null],
  ])
  expect(codesOf(resolved.diagnostics)).toEqual(["name-duplicate@2", "name-duplicate@2"])
  expect(resolved.diagnostics.map(({ message }) => message)).toEqual([
    '"hedges" is also defined in north/hedges/SKILL.md, which owns the name; this skill does not route',
    '"hedges" is also defined in north/hedges/SKILL.md of an earlier root, which owns the name; this skill does not route',
  ])
})

test("an unknown target that differs only in spelling gets a suggestion", () => {
  const skills = [
    recordOf(["name: trim-hedges", "description: x"], { path: "a/SKILL.md" }),
    recordOf(["name: user", "description: x", "relations: {related: [Trim_Hedges, gone]}"], { path: "user/SKILL.md" }),
  ]
  expect(resolveRelations(skills).diagnostics.map(({ code, mend }) => [code, mend])).toEqual([
    ["relation-unknown", 'Did you mean "trim-hedges"?'],
    ["relation-unknown", "Mend the name, or remove the item."],
  ])
})

test("names that objects know are names like any other", () => {
  const skills = {
    "a/constructor": [],
    "b/x": ["name: __proto__"],
    user: ["relations: {related: [constructor, __proto__, toString]}"],
  }
  expect(targets(skills, "user")).toEqual(["constructor", "__proto__", null])
})
