import fc from "fast-check"
import { expect, test } from "vitest"
import { RELATION_KINDS } from "@/lib/routing"
import { buildGraph } from "./build-graph"
import type { SkillGraph } from "./graph-model"
import { findGroups, GROUP_BASES } from "./groups"
import { orderForMatrix } from "./matrix"
import { arbitraryGraph } from "./testing/arbitrary-graph"
import { skillRecord } from "./testing/skill-record"

const records = [
  skillRecord("css", { subject: "web", relations: { related: ["html", "js"] } }),
  skillRecord("html", { subject: "web", relations: { related: ["css", "js"] } }),
  skillRecord("js", { subject: "code", relations: { related: ["css", "html"], depends_on: ["?runtime"] } }),
  skillRecord("sql", { relations: { related: ["index", "schema", "js"] } }),
  skillRecord("schema", { relations: { related: ["sql", "index"] } }),
  skillRecord("index", { relations: { related: ["sql", "schema"] } }),
  skillRecord("hanger-on", { relations: { related: ["sql"] } }),
  skillRecord("loner", { path: "misc/loner/SKILL.md" }),
]
const graph = buildGraph(records)

test("communities are named by their most connected member and the subject that most share", () => {
  expect(findGroups(graph, "community")).toEqual([
    { id: "community:js", basis: "community", label: "web: js", members: ["js", "css", "html", "runtime"] },
    { id: "community:sql", basis: "community", label: "sql", members: ["sql", "index", "schema", "hanger-on"] },
    { id: "community:folder misc", basis: "community", label: "unrelated in misc", members: ["loner"] },
  ])
})

test("subjects gather who names them, and those without one", () => {
  expect(findGroups(graph, "subject")).toEqual([
    {
      id: "subject:",
      basis: "subject",
      label: "no subject",
      members: ["sql", "index", "schema", "hanger-on", "loner"],
    },
    { id: "subject:code", basis: "subject", label: "code", members: ["js", "runtime"] },
    { id: "subject:web", basis: "subject", label: "web", members: ["css", "html"] },
  ])
})

test("the matrix puts communities one after the other", () => {
  const names = new Set(["sql", "css", "loner", "js", "index", "html", "schema", "runtime", "nobody"])
  expect(orderForMatrix(graph, { names, kinds: new Set(["related"]) })).toEqual([
    "js",
    "css",
    "html",
    "sql",
    "index",
    "schema",
    "loner",
    "runtime",
  ])
})

test("every node is in exactly one group, whatever the graph", () => {
  fc.assert(
    fc.property(arbitraryGraph(), fc.constantFrom(...GROUP_BASES), (any, basis) => {
      const members = findGroups(any, basis).flatMap((group) => group.members)
      expect([...members].sort()).toEqual(any.nodes.map(({ name }) => name).sort())
      expect(orderForMatrix(any, { names: new Set(members), kinds: new Set(RELATION_KINDS) }).sort()).toEqual(
        [...members].sort(),
      )
    }),
  )
})

test("the order of the records changes no group", () => {
  fc.assert(
    fc.property(arbitraryGraph(), fc.constantFrom(...GROUP_BASES), (any, basis) => {
      const turned: SkillGraph = { nodes: [...any.nodes].reverse(), edges: [...any.edges].reverse() }
      expect(findGroups(turned, basis)).toEqual(findGroups(any, basis))
    }),
  )
})
