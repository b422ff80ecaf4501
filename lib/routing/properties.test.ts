// The engine's invariants (routing.md), on random libraries over a small vocabulary.
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  applyChange,
  type CompiledLibrary,
  compileLibrary,
  explainMiss,
  type RouteRequest,
  type RouteTrace,
  type RoutingSkill,
  route,
} from "./index"
import { replaceSkill } from "./patch"
import { arbitraryLibrary, arbitraryRequest, arbitrarySkill } from "./testing/arbitrary-library"

interface Routed {
  library: RoutingSkill[]
  request: RouteRequest
  compiled: CompiledLibrary
  trace: RouteTrace
}

/** Asserts `body` on many routed requests. */
function forAll(body: (routed: Routed) => void): void {
  fc.assert(
    fc.property(arbitraryLibrary, arbitraryRequest, (library, request) => {
      const compiled = compileLibrary(library)
      body({ library, request, compiled, trace: route(compiled, request) })
    }),
    { numRuns: 300 },
  )
}
const names = (entries: readonly { skill: string }[]) => entries.map(({ skill }) => skill)

describe("a trace", () => {
  test("adds up at every gate, and each gate takes in what the one before let out", () => {
    forAll(({ library, trace }) => {
      expect(trace.gates.map(({ gate }) => gate)).toEqual([
        "project",
        "score",
        "verdict",
        "suppression",
        "selection",
        "co-loading",
      ])
      for (const gate of trace.gates) expect(gate.in).toBe(gate.out + gate.removed.length)
      const counts = trace.gates.map((gate) => gate.in)
      expect(counts.slice(0, 5)).toEqual([library.length, ...trace.gates.slice(0, 4).map((gate) => gate.out)])
      expect(trace.gates[4]?.out).toBe(trace.selected.length)
      expect(trace.gates[5]?.out).toBe(trace.selected.length + trace.coLoaded.length)
    })
  })

  test("puts every skill of the library in exactly one bucket", () => {
    forAll(({ library, trace }) => {
      const buckets = [...trace.gates.slice(0, 5).flatMap((gate) => names(gate.removed)), ...trace.selected]
      expect(buckets.sort()).toEqual(library.map(({ name }) => name).sort())
    })
  })

  test("gives each candidate the sum of its signals as score, one keyword credit a token at most, and one path", () => {
    forAll(({ trace }) => {
      for (const { score, signals } of trace.candidates) {
        expect(score).toBe(signals.reduce((sum, signal) => sum + signal.credit, 0))
        expect(score).toBeGreaterThan(0)
        const credited = signals.filter(({ token }) => token !== undefined).map(({ token }) => token)
        expect(new Set(credited).size).toBe(credited.length)
        expect(signals.filter(({ surface }) => surface === "path").length).toBeLessThanOrEqual(1)
      }
    })
  })

  test("is the same for the same input, whatever order the skills come in", () => {
    forAll(({ library, request, compiled, trace }) => {
      expect(route(compiled, request)).toEqual(trace)
      expect(route(compileLibrary([...library].reverse()), request)).toEqual(trace)
    })
  })

  test("does not change its input", () => {
    fc.assert(
      fc.property(arbitraryLibrary, arbitraryRequest, (library, request) => {
        const before = structuredClone({ library, request })
        route(compileLibrary(library), request)
        expect({ library, request }).toEqual(before)
      }),
    )
  })

  test("survives JSON unchanged", () => {
    forAll(({ trace }) => expect(JSON.parse(JSON.stringify(trace))).toEqual(trace))
  })

  test("names the outcome by what is left", () => {
    forAll(({ trace }) => {
      const expected = trace.selected.length > 0 ? "routed" : trace.candidates.length > 0 ? "blocked" : "gap"
      expect([trace.outcome, trace.winner]).toEqual([expected, trace.selected[0] ?? null])
      if (trace.outcome !== "routed") expect(trace.flags).toEqual([])
      expect(trace.recommendation === null).toBe(trace.outcome === "routed" && trace.flags.length === 0)
    })
  })
})

describe("ranking and selection", () => {
  test("order candidates by score and boost, ranks counted from 1", () => {
    forAll(({ trace }) => {
      const keys = trace.candidates.map(({ score, boost }) => score + boost)
      expect(keys).toEqual([...keys].sort((a, b) => b - a))
      expect(trace.candidates.map(({ rank }) => rank)).toEqual(trace.candidates.map((_, i) => i + 1))
    })
  })

  test("keep the winner when more results are asked for", () => {
    forAll(({ request, compiled, trace }) => {
      for (const maxResults of [1, 2, 50]) {
        const other = route(compiled, { ...request, maxResults })
        expect([other.winner, other.flags]).toEqual([trace.winner, trace.flags])
      }
    })
  })

  test("leave scores alone when an unrelated skill is added", () => {
    forAll(({ library, request, trace }) => {
      const stranger: RoutingSkill = {
        name: "stranger",
        triggers: ["quux zork"],
        keywords: ["plugh"],
        paths: ["nowhere/**"],
        project: [],
        relations: {},
        health: {},
      }
      const grown = route(compileLibrary([...library, stranger]), request)
      const scores = (one: RouteTrace) => one.candidates.map(({ skill, score }) => [skill, score]).sort()
      expect(scores(grown)).toEqual(scores(trace))
    })
  })
})

describe("suppression", () => {
  test("gives every suppressed skill a surviving suppressor of at least its score that declares the edge", () => {
    forAll(({ library, trace }) => {
      const standing = new Map(
        trace.candidates.filter(({ fate }) => fate === "selected" || fate === "cut").map((one) => [one.skill, one]),
      )
      for (const loser of trace.candidates.filter(({ fate }) => fate === "suppressed")) {
        const suppressor = standing.get(loser.by ?? "")
        expect(suppressor?.score).toBeGreaterThanOrEqual(loser.score)
        const relations = library.find(({ name }) => name === loser.by)?.relations ?? {}
        expect(names(relations.suppresses ?? relations.boundary ?? [])).toContain(loser.skill)
      }
    })
  })

  test("leaves no surviving pair with a firing edge, unless a loop had to be broken", () => {
    forAll(({ library, trace }) => {
      if (trace.warnings.some((warning) => warning.startsWith("suppression loop"))) return
      const standing = trace.candidates.filter(({ fate }) => fate === "selected" || fate === "cut")
      for (const from of standing) {
        const relations = library.find(({ name }) => name === from.skill)?.relations ?? {}
        const targets = new Set(names(relations.suppresses ?? relations.boundary ?? []))
        for (const to of standing) {
          if (to.skill !== from.skill && from.score >= to.score) expect(targets.has(to.skill)).toBe(false)
        }
      }
    })
  })
})

describe("co-loading", () => {
  test("loads each skill once, none of them blocked, suppressed or below the verdict gate", () => {
    forAll(({ library, request, trace }) => {
      const loaded = [...trace.selected, ...names(trace.coLoaded)]
      expect(new Set(loaded).size).toBe(loaded.length)
      for (const name of loaded) {
        const skill = library.find((one) => one.name === name)
        expect(skill?.health.structuralVerdict?.toUpperCase()).not.toBe("FAIL")
        expect(skill?.health.truthVerdict).not.toBe("BROKEN")
        if (request.project && skill && skill.project.length > 0) expect(skill.project).toContain(request.project)
        expect(trace.candidates.find(({ skill: candidate }) => candidate === name)?.fate).not.toBe("suppressed")
      }
    })
  })

  test("pulls in through depends_on, verify_with and broader of loaded skills only", () => {
    forAll(({ library, trace }) => {
      const loaded = new Set([...trace.selected, ...names(trace.coLoaded)])
      for (const { skill, via, from } of [...trace.coLoaded, ...trace.blockedCoLoads]) {
        expect(loaded.has(from)).toBe(true)
        if (via !== "depends_on") expect(trace.selected).toContain(from)
        expect(names(library.find(({ name }) => name === from)?.relations[via] ?? [])).toContain(skill)
      }
    })
  })
})

describe("a changed skill", () => {
  test("routes as in a library compiled anew", () => {
    fc.assert(
      fc.property(
        arbitraryLibrary,
        arbitraryRequest,
        arbitrarySkill(fc.constant("alpha")),
        (library, request, alpha) => {
          const others = library.filter(({ name }) => name !== "alpha")
          const old = library.find(({ name }) => name === "alpha") ?? { ...alpha, triggers: [], keywords: [] }
          const patched = replaceSkill(compileLibrary([...others, old]), alpha)
          expect(patched && route(patched, request)).toEqual(route(compileLibrary([...others, alpha]), request))
        },
      ),
      { numRuns: 300 },
    )
  })

  test("found by a miss explanation makes the skill win in a library compiled anew", () => {
    forAll(({ library, request, compiled, trace }) => {
      for (const { name } of library) {
        const miss = explainMiss(compiled, request, name)
        expect(miss.wins).toBe(trace.winner === name)
        if (!miss.change) continue
        const changed = applyChange(compiled, miss.change)
        const skills = changed?.skills.map(({ skill }) => skill) ?? []
        expect(route(compileLibrary(skills), request).winner).toBe(name)
      }
    })
  })
})
