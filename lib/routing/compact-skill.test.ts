import { describe, expect, test } from "vitest"
import { type CompactRoutingSkill, compactRoutingSkill, expandRoutingSkill, expandRoutingSkills } from "./compact-skill"
import { compileLibrary } from "./compile"
import { route } from "./route"
import type { RoutingSkill } from "./skill"

const BARE: RoutingSkill = {
  name: "bare",
  triggers: [],
  keywords: [],
  paths: [],
  project: [],
  relations: {},
  health: {},
}
const FULL: RoutingSkill = {
  name: "full",
  triggers: ["go"],
  keywords: ["graph audit"],
  paths: ["src/**", "!src/x.ts"],
  project: ["shop"],
  type: "workflow",
  version: "1.10",
  relations: {
    suppresses: [{ skill: "bare", reason: "r" }],
    depends_on: [{ skill: "old", minVersion: "2" }],
    related: [],
  },
  health: { applicationVerdict: "HARMFUL", evalLastRunAt: "2026-11-01", staleAfterDays: 0, lastChanged: null },
  warnings: ["the sidecar cannot be read"],
}

describe("the compact form", () => {
  test("leaves out what says nothing", () => {
    expect(compactRoutingSkill({ ...BARE, type: null, warnings: [] })).toEqual<CompactRoutingSkill>({ name: "bare" })
    expect(compactRoutingSkill(FULL)).toEqual<CompactRoutingSkill>({
      name: "full",
      triggers: ["go"],
      keywords: ["graph audit"],
      paths: ["src/**", "!src/x.ts"],
      project: ["shop"],
      type: "workflow",
      version: "1.10",
      relations: { suppresses: [{ skill: "bare", reason: "r" }], depends_on: [{ skill: "old", minVersion: "2" }] },
      health: { applicationVerdict: "HARMFUL", evalLastRunAt: "2026-11-01", staleAfterDays: 0 },
      warnings: ["the sidecar cannot be read"],
    })
  })

  test("keeps an empty list of suppressions, which silences the old boundary", () => {
    const skill: RoutingSkill = { ...BARE, relations: { suppresses: [], boundary: [{ skill: "full" }] } }
    expect(expandRoutingSkill(compactRoutingSkill(skill)).relations).toEqual(skill.relations)
  })

  test("expands to lists and nulls where nothing was sent", () => {
    expect(expandRoutingSkill({ name: "bare" })).toEqual({ ...BARE, type: null, version: null, warnings: [] })
  })

  test("routes like the form it came from, after a trip as JSON", () => {
    const library: RoutingSkill[] = [
      FULL,
      { ...BARE, keywords: ["graph"] },
      { ...BARE, name: "rival", keywords: ["graph"], relations: { suppresses: [], boundary: [{ skill: "bare" }] } },
      { ...BARE, name: "old", version: "1.0", health: { structuralVerdict: "FAIL" } },
    ]
    const sent: CompactRoutingSkill[] = JSON.parse(JSON.stringify(library.map(compactRoutingSkill)))
    const [before, after] = [compileLibrary(library), compileLibrary(expandRoutingSkills(sent))]
    for (const today of ["2026-11-30", "2027-11-30"])
      for (const query of ["go and audit the graph", "graph", "src/a.ts", "nothing"]) {
        const request = { query, today, project: "shop" }
        expect(route(after, request)).toEqual(route(before, request))
      }
  })
})
