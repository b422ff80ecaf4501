import fc from "fast-check"
import { expect, test } from "vitest"
import { buildGraph, measureVitalSigns } from "@/lib/graph"
import { arbitraryGraph } from "@/lib/graph/testing/arbitrary-graph"
import { skillRecord } from "@/lib/graph/testing/skill-record"
import { packGraph, packSigns, unpackGraph, unpackSigns } from "./graph-text"

const send = (graph: ReturnType<typeof buildGraph>) => unpackGraph(JSON.parse(JSON.stringify(packGraph(graph))))

test("a graph arrives as it was sent: old names, reasons, lines, repeats and ghosts included", () => {
  const graph = buildGraph([
    skillRecord("a/b: c", {
      subject: "web",
      project: ["shop"],
      relations: {
        boundary: [{ authored: "x", target: "other", reason: "because", minVersion: "1.2", line: 7 }],
        adjacent: ["other", "other", "?gone", "a/b: c"],
      },
    }),
    skillRecord("other", { triggers: [], health: { structuralVerdict: "FAIL" } }),
  ])
  expect(send(graph)).toEqual(graph)
})

test("any graph arrives as it was sent, and so do its signs", () => {
  fc.assert(
    fc.property(arbitraryGraph(), (graph) => {
      expect(send(graph)).toEqual(graph)
      const signs = measureVitalSigns(graph)
      expect(unpackSigns(JSON.parse(JSON.stringify(packSigns(signs, graph))), graph)).toEqual(signs)
    }),
  )
})
