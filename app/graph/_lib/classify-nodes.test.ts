import { expect, test } from "vitest"
import { buildGraph, measureDegrees } from "@/lib/graph"
import { skillRecord } from "@/lib/graph/testing/skill-record"
import { classifyNodes } from "./classify-nodes"

const graph = buildGraph([
  skillRecord("a", {
    subject: "web",
    health: { structuralVerdict: "PASS", truthVerdict: "PASS" },
    relations: { related: ["b", "c", "?x"] },
  }),
  skillRecord("b", { subject: "web", stability: "stable", health: { structuralVerdict: "FAIL" } }),
  skillRecord("c", { subject: "data", project: ["shop", "blog"], health: { truthVerdict: "DRIFT" } }),
  skillRecord("d"),
])
const data = { graph, statuses: new Map([["b", "blocked" as const]]), degrees: measureDegrees(graph) }

const legend = (by: Parameters<typeof classifyNodes>[1]) =>
  classifyNodes(data, by).classes.map(({ label, count }) => `${count} ${label}`)

test("each skill falls into one class, the most frequent first, and what no skill answers to into the last", () => {
  expect(legend("subject")).toEqual(["2 web", "1 data", "1 no subject", "1 no such skill"])
  expect(legend("stability")).toEqual(["1 stable", "3 no stability noted", "1 no such skill"])
  expect(legend("project")).toEqual(["1 shop", "3 fits every project", "1 no such skill"])
  expect(legend("degree")).toEqual(["3 0 or 1 neighbour", "1 2 to 5", "1 no such skill"])
  expect(legend("verdict")).toEqual([
    "1 removed by the verdict gate",
    "1 let through, with fixes due",
    "1 structure and truth pass",
    "1 not verified",
    "1 no such skill",
  ])
})

test("every class has its own sign and hue", () => {
  const { classes, classOf } = classifyNodes(data, "subject")
  expect(new Set(classes.map(({ mark }) => mark)).size).toBe(classes.length)
  expect(classOf.get("c")?.label).toBe("data")
})

test("beyond the hues at hand values share one", () => {
  const many = buildGraph(
    Array.from({ length: 11 }, (_, index) =>
      skillRecord(`s${index}`, { subject: `subject ${String(index).padStart(2, "0")}` }),
    ),
  )
  const { classes } = classifyNodes({ graph: many, statuses: new Map(), degrees: measureDegrees(many) }, "subject")
  expect(classes.at(-1)).toMatchObject({ label: "3 more", count: 3, hint: "subject 08, subject 09, subject 10" })
})
