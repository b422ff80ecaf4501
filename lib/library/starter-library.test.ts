// The two libraries that come with the product: `skills/` must be without a fault and win its own cases, `gallery/` must show
// every gate and fate. Read from disk by the real reader, routed by the real engine.
import { existsSync, readFileSync } from "node:fs"
import { beforeAll, describe, expect, test } from "vitest"
import {
  BLOCK_REASONS,
  CO_LOAD_KINDS,
  type CompiledLibrary,
  compileLibrary,
  type EvalState,
  FATES,
  GATES,
  RELATION_KINDS,
  type RouteTrace,
  route,
  SURFACES,
} from "@/lib/routing"
import { readLibrary } from "@/lib/server/files"
import { checkRoutingEvals } from "./check-routing-evals"
import type { Library, SkillRecord } from "./skill-record"
import { toRoutingSkills } from "./to-routing-skill"

const TODAY = "2026-12-01"
/** Tours promise the same answer for years. */
const LATER = "2031-07-01"

interface TourEntry {
  id: string
  title: string
  teaches: string
  request: { query: string; project?: string; paths?: string[]; minEvalState?: EvalState; maxResults?: number }
  expect: { outcome: string; flags: string[]; winner: string | null; selected: string[] }
}

interface Shipped {
  library: Library
  compiled: CompiledLibrary
  tour: TourEntry[]
}

async function readShipped(root: string): Promise<Shipped> {
  const library = await readLibrary([root], { today: TODAY })
  return {
    library,
    compiled: compileLibrary(toRoutingSkills(library.skills)),
    tour: JSON.parse(readFileSync(`${root}/tour.json`, "utf8")),
  }
}

function routeTour({ compiled, tour }: Shipped, today: string): { entry: TourEntry; trace: RouteTrace }[] {
  return tour.map((entry) => ({ entry, trace: route(compiled, { ...entry.request, today }) }))
}

function listRelations(skills: readonly SkillRecord[]) {
  return skills.flatMap((skill) =>
    Object.entries(skill.relations).flatMap(([kind, items]) =>
      items.map((item) => ({ skill: skill.name, kind, ...item })),
    ),
  )
}

function expectTour(shipped: Shipped, today: string) {
  const routed = routeTour(shipped, today)
  const answers = routed.map(({ entry, trace: { outcome, flags, winner, selected } }) => ({
    id: entry.id,
    expect: { outcome, flags, winner, selected },
  }))
  expect(answers).toEqual(routed.map(({ entry }) => ({ id: entry.id, expect: entry.expect })))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length)
}

describe("the starter library", () => {
  let starter: Shipped
  beforeAll(async () => {
    starter = await readShipped("skills")
  })

  test("has no diagnostic, no refused file and no shadowed skill", () => {
    const { diagnostics, refused, skipped, skills } = starter.library
    expect({ diagnostics, refused, skipped, shadowed: skills.filter(({ shadowedBy }) => shadowedBy !== null) }).toEqual(
      {
        diagnostics: [],
        refused: [],
        skipped: [],
        shadowed: [],
      },
    )
  })

  test("wins each example, and no anti-example, of every skill that says so", () => {
    const { skills } = starter.library
    expect(skills.filter(({ health }) => health.routingEval !== "present").map(({ name }) => name)).toEqual([])
    expect(checkRoutingEvals(skills, { today: TODAY, compiled: starter.compiled })).toEqual([])
  })

  test("wins its examples for certain, and loads nothing that is refused or contradictory", () => {
    const doubtful = starter.library.skills.flatMap((skill) =>
      skill.examples.flatMap((query) => {
        const { flags, blockedCoLoads, warnings, stale } = route(starter.compiled, { query, today: TODAY })
        const isCertain = flags.length + blockedCoLoads.length + warnings.length + stale.length === 0
        return isCertain ? [] : [{ skill: skill.name, query, flags, blockedCoLoads, warnings, stale }]
      }),
    )
    expect(doubtful).toEqual([])
  })

  test("says nothing to everyday requests", () => {
    const everyday = readFileSync("lib/library/fixtures/everyday-requests.txt", "utf8").trim().split("\n")
    const matched = everyday.filter((query) => route(starter.compiled, { query, today: TODAY }).outcome !== "gap")
    expect({ matched, isLongEnough: everyday.length >= 100 }).toEqual({ matched: [], isLongEnough: true })
  })

  test("holds the six skills that a maintainer of skills starts from, among at least 28", () => {
    const names = starter.library.skills.map(({ name }) => name)
    const owners = [
      "context-graph",
      "eval-driven-development",
      "graph-audit",
      "skill-infrastructure",
      "skill-router",
      "skill-scaffold",
    ]
    expect(names).toEqual(expect.arrayContaining(owners))
    expect(names.length).toBeGreaterThanOrEqual(28)
  })

  test("fills in every skill: cases, keywords within bounds, licence, owner, version, scope", () => {
    const incomplete = starter.library.skills.filter((skill) => {
      const hasCases = skill.examples.length >= 3 && skill.antiExamples.length >= 2
      const isFindable = skill.triggers.length > 0 && skill.keywords.length <= 10
      const isOwned = skill.license === "MIT" && skill.owner !== null && skill.version !== null
      const isPlaced = skill.subject !== null && skill.taxonomyDomain !== null && skill.stability !== null
      return !(hasCases && isFindable && isOwned && isPlaced && (skill.body?.lineCount ?? 0) >= 50)
    })
    expect(incomplete.map(({ name }) => name)).toEqual([])
  })

  test("claims no verdict that nobody gave", () => {
    const graded = starter.library.skills.filter(({ health }) => {
      const verdicts = [
        health.structuralVerdict,
        health.truthVerdict,
        health.comprehensionVerdict,
        health.applicationVerdict,
      ]
      return verdicts.some((verdict) => verdict !== "UNVERIFIED") || health.evalState !== "unverified"
    })
    expect(graded.map(({ name }) => name)).toEqual([])
  })

  test("uses every kind of relation, gives each a reason, and states pairs on both sides", () => {
    const relations = listRelations(starter.library.skills)
    expect(new Set(relations.map(({ kind }) => kind))).toEqual(new Set(RELATION_KINDS))
    expect(relations.filter(({ reason }) => !reason)).toEqual([])
    const edges = new Set(relations.map(({ skill, kind, target }) => `${skill} ${kind} ${target}`))
    const mirror: Record<string, string> = { broader: "narrower", narrower: "broader", disjoint_with: "disjoint_with" }
    const oneSided = relations.filter(({ skill, kind, target }) => {
      const back = mirror[kind]
      return back !== undefined && !edges.has(`${target} ${back} ${skill}`)
    })
    expect(oneSided).toEqual([])
  })

  test("shows both encodings of the metadata", () => {
    const encodings = starter.library.skills.map((skill) => skill.fields.get("triggers")?.encoding)
    expect(new Set(encodings)).toEqual(new Set(["top", "metadata"]))
  })

  test("names only truth sources that are there, each with a recorded hash", () => {
    const grounded = starter.library.skills.filter(({ truthSources }) => truthSources.length > 0)
    expect(grounded.length).toBeGreaterThan(0)
    for (const { truthSources, health } of grounded) {
      expect(truthSources.filter(({ path }) => !existsSync(path))).toEqual([])
      expect([...(health.truthSourceHashes?.keys() ?? [])]).toEqual(truthSources.map(({ path }) => path))
    }
  })

  test.each([TODAY, LATER])("answers its tour as told, on %s", (today) => {
    expectTour(starter, today)
  })
})

describe("the gallery", () => {
  let gallery: Shipped
  beforeAll(async () => {
    gallery = await readShipped("gallery")
  })

  test("has the faults that its README lists, and no other", () => {
    const { diagnostics, refused, skills } = gallery.library
    expect(diagnostics.map(({ code, skill }) => `${code} ${skill}`).sort()).toEqual([
      "keywords-padding boarding-announcements",
      "relation-unknown radio-phraseology",
      "sidecar-unreadable hangar-keys",
      "suppressor-broken bird-control",
    ])
    expect(refused).toEqual([])
    expect(checkRoutingEvals(skills, { today: TODAY }).map(({ code, skill }) => `${code} ${skill}`)).toEqual([
      "routing-eval-unearned bird-control",
    ])
  })

  test.each([TODAY, LATER])("answers its tour as told, on %s", (today) => {
    expectTour(gallery, today)
  })

  test.each([TODAY, LATER])(
    "shows every gate, surface, outcome, flag, fate and way of loading at work, on %s",
    (today) => {
      const traces = routeTour(gallery, today).map(({ trace }) => trace)
      const seen = <T>(list: (trace: RouteTrace) => readonly T[]) => new Set(traces.flatMap(list))
      expect(seen(({ outcome }) => [outcome])).toEqual(new Set(["routed", "blocked", "gap"]))
      expect(seen(({ flags }) => flags)).toEqual(new Set(["ambiguous", "weak"]))
      expect(seen(({ candidates }) => candidates.map(({ fate }) => fate))).toEqual(new Set(FATES))
      expect(
        seen(({ candidates }) => candidates.flatMap(({ signals }) => signals.map(({ surface }) => surface))),
      ).toEqual(new Set(SURFACES))
      expect(seen(({ candidates }) => candidates.map(({ boost }) => boost))).toEqual(new Set([0, 1, 2]))
      expect(seen(({ gates }) => gates.filter(({ removed }) => removed.length > 0).map(({ gate }) => gate))).toEqual(
        new Set(GATES),
      )
      expect(seen(({ coLoaded }) => coLoaded.map(({ via }) => via))).toEqual(new Set(CO_LOAD_KINDS))
      expect(seen(({ blockedCoLoads }) => blockedCoLoads.map(({ reason }) => reason))).toEqual(new Set(BLOCK_REASONS))
      expect(seen(({ stale }) => stale.map(({ skill }) => skill))).toEqual(new Set(["wind-report"]))
    },
  )

  test("warns of a loop, a pair that excludes itself, a dependency that is too old and an unreadable audit file", () => {
    const warned = routeTour(gallery, TODAY).filter(({ trace }) => trace.warnings.length > 0)
    expect(warned.map(({ entry, trace }) => [entry.id, trace.warnings.length])).toEqual([
      ["dependencies", 1],
      ["loop", 1],
      ["ambiguous", 1],
      ["weak", 1],
    ])
  })
})
