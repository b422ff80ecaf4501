import fc from "fast-check"
import { expect, test } from "vitest"
import { compileLibrary, route } from "@/lib/routing"
import { arbitraryLibrary, arbitraryRequest } from "@/lib/routing/testing/arbitrary-library"
import { routeStraightforwardly } from "./straightforward-router"

test("the engine and the straightforward router rank alike and give every candidate the same fate", () => {
  fc.assert(
    fc.property(arbitraryLibrary, arbitraryRequest, (library, request) => {
      const trace = route(compileLibrary(library), request)
      const candidates = trace.candidates.map(({ skill, score, boost, fate }) => ({ skill, score, boost, fate }))
      expect({ winner: trace.winner, candidates }).toEqual(routeStraightforwardly(library, request))
    }),
    { numRuns: 600 },
  )
})
