import fs from "node:fs"
import path from "node:path"
import { describe, expect, test } from "vitest"
import { compileLibrary, type RouteRequest, type RouteTrace, route } from "./index"
import { readManifestSkills } from "./testing/read-manifest-skills"

const root = path.join(import.meta.dirname, "fixtures/conformance")
const readLines = (file: string) =>
  fs
    .readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown)

/** The part of a trace that the cases tell. */
const told = (trace: RouteTrace) => ({
  outcome: trace.outcome,
  flags: trace.flags,
  winner: trace.winner,
  selected: trace.selected,
  candidates: trace.candidates.map(({ skill, score, boost, fate }) => ({ skill, score, boost, fate })),
  coLoaded: trace.coLoaded,
  blockedCoLoads: trace.blockedCoLoads,
  removedByProject: trace.gates[0]?.removed.map(({ skill }) => skill).sort(),
  stale: trace.stale.map(({ skill }) => skill).sort(),
})

describe.each(fs.readdirSync(root).sort())("conformance case %s", (name) => {
  const compiled = compileLibrary(
    readManifestSkills(fs.readFileSync(path.join(root, name, "skills.manifest.json"), "utf8")),
  )
  const requests = readLines(path.join(root, name, "requests.jsonl")) as RouteRequest[]
  const expected = readLines(path.join(root, name, "expected.jsonl"))

  test("holds one answer for each request", () => {
    expect(expected).toHaveLength(requests.length)
  })
  test.each(requests.map((request, i) => ({ line: i + 1, request, want: expected[i] })))(
    "line $line is answered as told: $request.query",
    ({ request, want }) => {
      expect(told(route(compiled, request))).toEqual(want)
    },
  )
})
