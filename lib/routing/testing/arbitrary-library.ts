// Test support: libraries and requests over a small vocabulary, so that words, edges and verdicts collide often.
import fc from "fast-check"
import { EVAL_STATES, RELATION_KINDS, type RoutingRelation, type RoutingSkill } from "../skill"
import type { RouteRequest } from "../trace"

const WORDS = [
  "api",
  "apis",
  "rapid",
  "form",
  "forms",
  "platform",
  "test",
  "testing",
  "c++",
  "the",
  "fix",
  "user's",
  "設計",
  "éclair",
]
const NAMES = [
  "alpha",
  "beta",
  "gamma",
  "delta",
  "epsilon",
  "__proto__",
  "constructor",
  "--help",
  "a/b",
  "ζ",
  "𝒳",
  "\uffee",
  "zeta eta",
]
const GLOBS = ["**/*.ts", "!**/*.test.ts", "app/**", "*.{css,scss}", "lib/[a-m]*/?.ts", "!app/x/**", "**"]
const PATHS = ["app/page.ts", "a.css", "lib/api/x.ts", "app/x/y.test.ts", "./app\\z.ts"]
const DATES = ["2026-11-30", "2026-09-01", "2026-08-31", "2026-11-01T10:00:00Z", "2027-01-01", "soon", ""]

const text = (max: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: max }).map((parts) => parts.join(" "))
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })

const relation: fc.Arbitrary<RoutingRelation> = fc.record(
  {
    skill: fc.constantFrom(...NAMES, "ghost"),
    reason: fc.constant("because"),
    minVersion: fc.constantFrom("1.0.0", "2.1"),
  },
  { requiredKeys: ["skill"] },
)
const relations = fc.dictionary(
  fc.constantFrom(...RELATION_KINDS, "boundary" as const),
  fc.array(relation, { maxLength: 3 }),
  { noNullPrototype: true },
)

const health: fc.Arbitrary<RoutingSkill["health"]> = fc.record({
  structuralVerdict: maybe(fc.constantFrom("PASS", "fail", "FAIL", "UNVERIFIED")),
  truthVerdict: maybe(fc.constantFrom("PASS", "DRIFT", "BROKEN")),
  applicationVerdict: maybe(
    fc.constantFrom("APPLICABLE", "PROVISIONAL", "harmful", "REDUNDANT", "FALSE_POSITIVE", "MIXED"),
  ),
  evalState: maybe(fc.constantFrom(...EVAL_STATES, "odd")),
  evalLastRunAt: maybe(fc.constantFrom(...DATES)),
  lastChanged: maybe(fc.constantFrom(...DATES)),
  lastVerified: maybe(fc.constantFrom(...DATES)),
  staleAfterDays: maybe(fc.constantFrom(0, 30, 90)),
})

export const arbitrarySkill = (name: fc.Arbitrary<string>): fc.Arbitrary<RoutingSkill> =>
  fc.record({
    name,
    triggers: fc.array(text(3), { maxLength: 3 }),
    keywords: fc.array(text(2), { maxLength: 4 }),
    paths: fc.array(fc.constantFrom(...GLOBS), { maxLength: 3 }),
    project: fc.array(fc.constantFrom("shop", "site"), { maxLength: 2 }),
    type: maybe(fc.constantFrom("workflow", "capability", "router", "overlay", "odd")),
    version: maybe(fc.constantFrom("0.9.0", "1.0.0", "2.1.0-rc.1")),
    relations,
    health,
    warnings: fc.array(fc.constant("its audit-state.json cannot be read"), { maxLength: 1 }),
  })

export const arbitraryLibrary: fc.Arbitrary<RoutingSkill[]> = fc
  .uniqueArray(fc.constantFrom(...NAMES), { maxLength: 9 })
  .chain((names) => fc.tuple(...names.map((name) => arbitrarySkill(fc.constant(name)))))

export const arbitraryRequest: fc.Arbitrary<RouteRequest> = fc.record(
  {
    query: fc.oneof(
      { weight: 6, arbitrary: text(6) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
    ),
    project: fc.constantFrom(null, "shop", "site", "elsewhere"),
    paths: fc.array(fc.constantFrom(...PATHS), { maxLength: 3 }),
    minEvalState: fc.constantFrom(...EVAL_STATES),
    maxResults: fc.integer({ min: 1, max: 6 }),
    today: fc.constant("2026-11-30"),
  },
  { requiredKeys: ["query", "today"] },
)
