import { expect, test } from "vitest"
import { listNeighbours } from "./list-neighbours"

const skill = (name: string) => ({ id: `${name}/SKILL.md`, slug: name, name, status: "routable" as const })
const rest = { minVersion: null, line: null }

test("relations are read both ways, old names as what they mean, a skill that names itself once", () => {
  expect(
    listNeighbours({
      record: { name: "a" },
      outgoing: [
        { kind: "boundary", authored: "B", target: skill("b"), reason: "It is stricter.", ...rest },
        { kind: "adjacent", authored: "gone", target: null, reason: null, ...rest },
        { kind: "depends_on", authored: "a", target: skill("a"), reason: null, ...rest },
      ],
      incoming: [
        { kind: "depends_on", from: skill("a"), reason: null },
        { kind: "verify_with", from: skill("c"), reason: null },
      ],
    }),
  ).toEqual([
    { kind: "suppresses", direction: "out", name: "b", slug: "b", reason: "It is stricter." },
    { kind: "related", direction: "out", name: "gone", slug: null, reason: null },
    { kind: "depends_on", direction: "out", name: "a", slug: "a", reason: null },
    { kind: "verify_with", direction: "in", name: "c", slug: "c", reason: null },
  ])
})
