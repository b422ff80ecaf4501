import { describe, expect, test } from "vitest"
import type { GateReport } from "@/lib/routing"
import { buildGateFlow, groupRemovals, listFallen } from "./gate-flow"

const gates: GateReport[] = [
  { gate: "project", in: 100, out: 99, removed: [{ skill: "p", reason: "project", field: "project" }] },
  {
    gate: "score",
    in: 99,
    out: 4,
    removed: Array.from({ length: 95 }, (_, i) => ({ skill: `s${i}`, reason: "no-match" as const })),
  },
  {
    gate: "verdict",
    in: 4,
    out: 3,
    removed: [{ skill: "v", reason: "integrity", field: "truth_verdict", detail: "BROKEN" }],
  },
  { gate: "suppression", in: 3, out: 2, removed: [{ skill: "u", reason: "suppressed", by: "w" }] },
  { gate: "selection", in: 2, out: 1, removed: [{ skill: "c", reason: "cut" }] },
  {
    gate: "co-loading",
    in: 4,
    out: 2,
    removed: [
      { skill: "x", reason: "missing", by: "w" },
      { skill: "u", reason: "suppressed", by: "w" },
    ],
  },
]

describe("buildGateFlow", () => {
  test("counts are the trace's, and loads that were tried join at co-loading", () => {
    expect(
      buildGateFlow({ gates }).map(({ gate, in: entering, out, removed, joined }) => [
        gate,
        entering,
        out,
        removed,
        joined,
      ]),
    ).toEqual([
      ["project", 100, 99, 1, 0],
      ["score", 99, 4, 95, 0],
      ["verdict", 4, 3, 1, 0],
      ["suppression", 3, 2, 1, 0],
      ["selection", 2, 1, 1, 0],
      ["co-loading", 4, 2, 2, 3],
    ])
  })

  test("widths are logarithmic, the widest is 1, none is 0 only for nobody, and the flow is connected", () => {
    const flow = buildGateFlow({ gates })
    expect(flow[0]?.inWidth).toBe(1)
    expect(flow[1]?.outWidth).toBeCloseTo(Math.log1p(4) / Math.log1p(100), 12)
    for (const [index, stage] of flow.entries()) {
      const next = flow[index + 1]
      if (next) expect(next.inWidth).toBe(stage.outWidth)
    }
  })

  test("an empty library draws a flow of nobody", () => {
    const empty: GateReport[] = [{ gate: "project", in: 0, out: 0, removed: [] }]
    expect(buildGateFlow({ gates: empty })).toEqual([
      { gate: "project", in: 0, out: 0, removed: 0, joined: 0, inWidth: 0, joinedWidth: 0, outWidth: 0, groups: [] },
    ])
  })
})

test("removals are grouped by reason, the largest group first", () => {
  const removed = [
    { skill: "a", reason: "quality" as const },
    { skill: "b", reason: "behavior" as const },
    { skill: "c", reason: "quality" as const },
  ]
  expect(groupRemovals({ removed })).toEqual([
    { reason: "quality", removals: [removed[0], removed[2]] },
    { reason: "behavior", removals: [removed[1]] },
  ])
})

test("the filter keeps removals that hold every word, and drops headings without any", () => {
  const groups = groupRemovals({
    removed: [
      { skill: "alpha", reason: "integrity", detail: "truth_verdict is BROKEN" },
      { skill: "beta", reason: "integrity", detail: "structural_verdict is FAIL" },
      { skill: "gamma", reason: "quality" },
    ],
  })
  expect(listFallen(groups, " broken ALPHA ")).toEqual([
    { kind: "heading", reason: "integrity", count: 1 },
    { kind: "removal", removal: { skill: "alpha", reason: "integrity", detail: "truth_verdict is BROKEN" } },
  ])
})
