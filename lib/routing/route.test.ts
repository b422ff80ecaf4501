import { describe, expect, test } from "vitest"
import { compileLibrary, RequestError, type RouteRequest, route } from "./index"
import { buildSkill } from "./testing/build-skill"

const today = "2026-11-30"

describe("a request that cannot be answered", () => {
  const compiled = compileLibrary([buildSkill("any", { keywords: ["thing"] })])
  test.each<[string, object, { code: string; field: string }]>([
    ["query missing", {}, { code: "query-not-text", field: "query" }],
    ["query a number", { query: 7 }, { code: "query-not-text", field: "query" }],
    ["8,001 characters", { query: "a".repeat(8001) }, { code: "query-too-long", field: "query" }],
    [
      "unknown eval state",
      { query: "x", minEvalState: "shiny" },
      { code: "min-eval-state-unknown", field: "minEvalState" },
    ],
    ["no results", { query: "x", maxResults: 0 }, { code: "max-results-out-of-range", field: "maxResults" }],
    ["51 results", { query: "x", maxResults: 51 }, { code: "max-results-out-of-range", field: "maxResults" }],
    ["half a result", { query: "x", maxResults: 1.5 }, { code: "max-results-out-of-range", field: "maxResults" }],
    ["a day that is none", { query: "x", today: "2026-02-30" }, { code: "today-unreadable", field: "today" }],
    ["a path that is none", { query: "x", paths: ["a", 1] }, { code: "paths-invalid", field: "paths" }],
    ["paths as text", { query: "x", paths: "a/b" }, { code: "paths-invalid", field: "paths" }],
    ["a project that is none", { query: "x", project: 3 }, { code: "project-not-text", field: "project" }],
  ])("%s: is refused with the field and what to send", (_, request, { code, field }) => {
    const attempt = () => route(compiled, { today, ...request } as RouteRequest)
    expect(attempt).toThrow(RequestError)
    expect(attempt).toThrow(expect.objectContaining({ code, field, mend: expect.stringMatching(/./) }))
  })

  test("8,000 characters are answered, counted as characters", () => {
    expect(route(compiled, { query: "𠮷".repeat(8000), today }).outcome).toBe("gap")
  })
})

test("defaults are filled in and told", () => {
  const { request } = route(compileLibrary([]), {
    query: "see ./a/b.ts",
    paths: [".\\c\\d.ts"],
    today: "2026-11-30T23:30:00-02:00",
  })
  expect(request).toEqual({
    query: "see ./a/b.ts",
    project: null,
    paths: ["c/d.ts"],
    mentionedPaths: ["a/b.ts"],
    minEvalState: "unverified",
    maxResults: 3,
    today: "2026-12-01",
  })
})

test("a trace tells every decision with its cause", () => {
  const compiled = compileLibrary([
    buildSkill("owner", {
      keywords: ["ledger"],
      relations: { suppresses: [{ skill: "helper", reason: "owns the ledger" }] },
    }),
    buildSkill("helper", { keywords: ["ledger"] }),
    buildSkill("broken", { keywords: ["ledger book"], health: { truthVerdict: "BROKEN" } }),
    buildSkill("elsewhere", { keywords: ["ledger"], project: ["shop"] }),
    buildSkill("other", { keywords: ["garden"] }),
  ])
  const trace = route(compiled, { query: "the ledger", project: "bank", today })
  expect(trace.gates).toEqual([
    {
      gate: "project",
      in: 5,
      out: 4,
      removed: [{ skill: "elsewhere", reason: "project", field: "project", detail: "bound to shop" }],
    },
    { gate: "score", in: 4, out: 3, removed: [{ skill: "other", reason: "no-match" }] },
    {
      gate: "verdict",
      in: 3,
      out: 2,
      removed: [{ skill: "broken", reason: "integrity", field: "truth_verdict", detail: "truth_verdict is BROKEN" }],
    },
    {
      gate: "suppression",
      in: 2,
      out: 1,
      removed: [
        {
          skill: "helper",
          reason: "suppressed",
          by: "owner",
          field: "relations.suppresses",
          detail: "owns the ledger",
        },
      ],
    },
    { gate: "selection", in: 1, out: 1, removed: [] },
    { gate: "co-loading", in: 1, out: 1, removed: [] },
  ])
  expect(trace.candidates.map(({ skill: name, fate, by, reason }) => ({ name, fate, by, reason }))).toEqual([
    { name: "broken", fate: "integrity", by: undefined, reason: "truth_verdict is BROKEN" },
    { name: "helper", fate: "suppressed", by: "owner", reason: "suppressed by owner: owns the ledger" },
    { name: "owner", fate: "selected", by: undefined, reason: undefined },
  ])
})

test("a loop of equal scores is broken and told", () => {
  const compiled = compileLibrary([
    buildSkill("left", { keywords: ["loop"], relations: { suppresses: [{ skill: "right" }] } }),
    buildSkill("right", { keywords: ["loop"], relations: { suppresses: [{ skill: "left" }] } }),
  ])
  const trace = route(compiled, { query: "loop", today })
  expect([trace.winner, trace.warnings]).toEqual([
    "left",
    ["suppression loop of equal scores: broken by keeping left, the highest-ranked"],
  ])
})

test("loaded skills that are disjoint, and dependencies that are too old, are warned of", () => {
  const compiled = compileLibrary([
    buildSkill("base", { version: "1.2.0", keywords: ["other"] }),
    buildSkill("front", {
      keywords: ["page"],
      relations: {
        depends_on: [{ skill: "base", minVersion: "1.10" }],
        disjoint_with: [{ skill: "base", reason: "never both" }],
      },
    }),
  ])
  expect(route(compiled, { query: "page", today }).warnings).toEqual([
    "front and base are loaded together but declared disjoint: never both",
    "front needs base 1.10 or later; the library has 1.2.0",
  ])
})

describe("hostile input", () => {
  test("names and words of the language itself are ordinary names and words", () => {
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty"]
    const compiled = compileLibrary(
      names.map((name) =>
        buildSkill(name, { keywords: [name], triggers: [name], relations: { depends_on: [{ skill: "prototype" }] } }),
      ),
    )
    for (const name of names) {
      const trace = route(compiled, { query: name, today })
      expect(trace.winner).toBe(name)
      expect(trace.blockedCoLoads).toEqual([{ skill: "prototype", via: "depends_on", from: name, reason: "missing" }])
    }
  })

  test("two skills of one name are a fault of the caller", () => {
    expect(() => compileLibrary([buildSkill("a"), buildSkill("a")])).toThrow('two skills are named "a"')
  })

  test("10,000 skills that all match, suppress in a chain and depend on each other are routed", () => {
    const nameAt = (i: number) => `s${String(i).padStart(5, "0")}`
    const skills = Array.from({ length: 10_000 }, (_, i) =>
      buildSkill(nameAt(i), {
        keywords: ["same"],
        relations: { suppresses: [{ skill: nameAt(i + 1) }], depends_on: [{ skill: nameAt(i + 1) }] },
      }),
    )
    const trace = route(compileLibrary(skills), { query: "same", maxResults: 50, today })
    expect(trace.gates.map((gate) => [gate.in, gate.out])).toEqual([
      [10_000, 10_000],
      [10_000, 10_000],
      [10_000, 10_000],
      [10_000, 5000],
      [5000, 50],
      [100, 50],
    ])
  })

  test("a text of 8,000 characters of everything is answered", () => {
    const nasty = ["\u202e", "\u{e0041}", "<script>", "{{", "../", "c++", "’", "設計", "*", "\0", "\ud800"]
    const query = Array.from({ length: 1500 }, (_, i) => nasty[i % nasty.length])
      .join(" ")
      .slice(0, 8000)
    expect(
      route(compileLibrary([buildSkill("a", { keywords: [query], triggers: [query], paths: ["**"] })]), {
        query,
        today,
      }).winner,
    ).toBe("a")
  })
})
