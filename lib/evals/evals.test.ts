import { expect, test } from "vitest"
import { compileLibrary } from "@/lib/routing"
import { type CaseSource, listCases } from "./eval-case"
import { findHarmfulCollisions } from "./harmful-collisions"
import { judgeCase } from "./judge-case"

const TODAY = "2026-01-02"

interface Sketch {
  keywords?: string[]
  triggers?: string[]
  paths?: string[]
  examples?: string[]
  antiExamples?: string[]
  project?: string[]
  shadowedBy?: string
}

function library(sketches: Record<string, Sketch>) {
  const skills = Object.entries(sketches).map(([name, sketch]) => ({
    name,
    triggers: sketch.triggers ?? [],
    keywords: sketch.keywords ?? [],
    paths: sketch.paths ?? [],
    examples: sketch.examples ?? [],
    antiExamples: sketch.antiExamples ?? [],
    project: (sketch.project ?? []).map((handle) => ({ handle, role: null })),
    shadowedBy: sketch.shadowedBy ?? null,
  }))
  const routing = skills
    .filter(({ shadowedBy }) => shadowedBy === null)
    .map((skill) => ({ ...skill, project: skill.project.map(({ handle }) => handle), relations: {}, health: {} }))
  const compiled = compileLibrary(routing)
  const judged = listCases(skills).map((one) => judgeCase(compiled, one, TODAY))
  return { judged, collisions: findHarmfulCollisions(skills, judged) }
}

test("the cases of a skill are its examples and its anti-examples, asked from its first project", () => {
  const source = (more: Partial<CaseSource>): CaseSource => ({
    name: "a",
    examples: [],
    antiExamples: [],
    project: [],
    shadowedBy: null,
    ...more,
  })
  expect(
    listCases([
      source({ examples: ["one"], antiExamples: ["two"], project: [{ handle: "shop", role: null }] }),
      source({ examples: ["three"], shadowedBy: "a/SKILL.md" }),
      source({ name: "b", antiExamples: ["four"] }),
    ]),
  ).toEqual([
    { skill: "a", prompt: "one", kind: "positive", project: "shop" },
    { skill: "a", prompt: "two", kind: "negative", project: "shop" },
    { skill: "b", prompt: "four", kind: "negative", project: null },
  ])
})

test("a case is judged by who wins it", () => {
  const { judged } = library({
    cake: { keywords: ["cake"], examples: ["bake a cake", "fry an egg", "nothing here", "x".repeat(9000)] },
    egg: { keywords: ["egg"], antiExamples: ["egg on my face", "bake a cake", "nothing here"] },
  })
  expect(judged.map(({ case: { prompt }, verdict, winner }) => [prompt.slice(0, 20), verdict, winner])).toEqual([
    ["bake a cake", "correct", "cake"],
    ["fry an egg", "wrong-skill", "egg"],
    ["nothing here", "missed", null],
    ["x".repeat(20), "error", null],
    ["egg on my face", "false-trigger", "egg"],
    ["bake a cake", "true-negative", "cake"],
    ["nothing here", "true-negative", null],
  ])
})

test("a wrong winner's signals are kept, a right one's are not", () => {
  const { judged } = library({
    cake: { keywords: ["cake"], examples: ["bake a cake", "an egg"] },
    egg: { keywords: ["egg"] },
  })
  expect(judged.map(({ wrongSignals }) => wrongSignals)).toEqual([
    [],
    [{ surface: "keyword", term: "egg", token: "egg", credit: 3 }],
  ])
})

test("a phrase that two skills share is harmful where a case is lost to the other by that phrase", () => {
  const { judged, collisions } = library({
    alpha: { triggers: ["ship it"], keywords: ["release"] },
    beta: { keywords: ["Release", "ship  it!"], examples: ["release the kraken"] },
  })
  expect(judged.map(({ verdict, winner }) => [verdict, winner])).toEqual([["wrong-skill", "alpha"]])
  expect(collisions).toEqual([
    {
      phrase: "release",
      holders: [
        { skill: "alpha", surface: "keyword", authored: "release" },
        { skill: "beta", surface: "keyword", authored: "Release" },
      ],
      broken: judged,
    },
  ])
})

test("a shared phrase that breaks nothing is no collision", () => {
  const { collisions } = library({
    alpha: { keywords: ["release"], examples: ["release notes"] },
    beta: { keywords: ["release", "deploy"], examples: ["release and deploy"] },
  })
  expect(collisions).toEqual([])
})

test("a case lost by a phrase that its own skill does not hold is no collision", () => {
  const { judged, collisions } = library({
    alpha: { keywords: ["release"] },
    beta: { keywords: ["deploy"], examples: ["release it"] },
    gamma: { keywords: ["release"] },
  })
  expect(judged.map(({ verdict }) => verdict)).toEqual(["wrong-skill"])
  expect(collisions).toEqual([])
})

test("a false trigger by a shared phrase is a collision, across triggers and keywords", () => {
  const { judged, collisions } = library({
    alpha: { triggers: ["ship it"], antiExamples: ["ship it by sea"] },
    beta: { keywords: ["ship it"] },
  })
  expect(judged.map(({ verdict }) => verdict)).toEqual(["false-trigger"])
  expect(collisions.map(({ phrase, holders }) => ({ phrase, holders }))).toEqual([
    {
      phrase: "ship it",
      holders: [
        { skill: "alpha", surface: "trigger", authored: "ship it" },
        { skill: "beta", surface: "keyword", authored: "ship it" },
      ],
    },
  ])
})

test("collisions that break most come first, each case once a phrase", () => {
  const { collisions } = library({
    alpha: { keywords: ["release train", "merge"] },
    beta: { keywords: ["release train", "merge"], examples: ["release train", "merge", "merge the release train"] },
  })
  expect(collisions.map(({ phrase, broken }) => [phrase, broken.map(({ case: { prompt } }) => prompt)])).toEqual([
    ["merge", ["merge", "merge the release train"]],
    ["release train", ["release train", "merge the release train"]],
  ])
})

test("a shadowed skill holds nothing", () => {
  const { collisions } = library({
    alpha: { keywords: ["release"] },
    beta: { keywords: ["deploy"], examples: ["release it"] },
    gamma: { keywords: ["release"], shadowedBy: "x/SKILL.md" },
  })
  expect(collisions).toEqual([])
})
