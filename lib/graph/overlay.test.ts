import { expect, test } from "vitest"
import { toRoutingSkill } from "@/lib/library"
import { compileLibrary, route } from "@/lib/routing"
import { buildGraph } from "./build-graph"
import { overlayTrace } from "./overlay"
import { skillRecord } from "./testing/skill-record"

const records = [
  skillRecord("deploy", {
    triggers: ["deploy the site"],
    relations: { suppresses: ["publish"], depends_on: ["build", "broken"], related: ["bystander"] },
  }),
  skillRecord("publish", { triggers: [], keywords: ["site"] }),
  skillRecord("build", { triggers: ["build it"] }),
  skillRecord("broken", { triggers: ["broken"], health: { structuralVerdict: "FAIL" } }),
  skillRecord("bystander", { triggers: ["bystander"] }),
]

test("the trace gives each skill its role and lights the edges that did something", () => {
  const trace = route(compileLibrary(records.map(toRoutingSkill)), { query: "deploy the site", today: "2026-01-01" })
  const overlay = overlayTrace(buildGraph(records), trace)
  expect(overlay.nodes).toEqual(
    new Map([
      ["deploy", { role: "winner", points: 5, rank: 1 }],
      ["build", { role: "co-loaded", points: null, rank: null }],
      ["publish", { role: "suppressed", points: 3, rank: 2 }],
      ["broken", { role: "blocked", points: null, rank: null }],
    ]),
  )
  expect(overlay.edges).toEqual(
    new Map([
      ["deploy>suppresses>publish", "fired"],
      ["deploy>depends_on>build", "fired"],
      ["deploy>depends_on>broken", "blocked"],
    ]),
  )
})

test("skills that the graph does not hold are left out", () => {
  const trace = route(compileLibrary(records.map(toRoutingSkill)), { query: "deploy the site", today: "2026-01-01" })
  expect(overlayTrace(buildGraph([skillRecord("other")]), trace)).toEqual({ nodes: new Map(), edges: new Map() })
})
