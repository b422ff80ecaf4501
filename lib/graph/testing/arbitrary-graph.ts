// Random small graphs with everything that real ones hold: ghosts, self edges, repeats, reciprocals, hostile names.
import fc from "fast-check"
import { RELATION_KINDS } from "@/lib/routing"
import { buildGraph } from "../build-graph"
import type { SkillGraph } from "../graph-model"
import { skillRecord } from "./skill-record"

const NAMES = ["a", "b", "c", "d", "e", "f", "__proto__", "area/g", "h: i"]

/** Up to nine skills and twenty-five relations. */
export function arbitraryGraph(): fc.Arbitrary<SkillGraph> {
  const names = fc.subarray(NAMES, { minLength: 1 })
  const relation = fc.record({
    from: fc.constantFrom(...NAMES),
    kind: fc.constantFrom(...RELATION_KINDS),
    to: fc.constantFrom(...NAMES, "nobody"),
  })
  return fc.tuple(names, fc.array(relation, { maxLength: 25 })).map(([skills, relations]) =>
    buildGraph(
      skills.map((name) =>
        skillRecord(name, {
          relations: Object.fromEntries(
            RELATION_KINDS.map((kind) => [
              kind,
              relations
                .filter((item) => item.from === name && item.kind === kind)
                .map(({ to }) => ({ authored: to, target: skills.includes(to) ? to : null })),
            ]),
          ),
        }),
      ),
    ),
  )
}
