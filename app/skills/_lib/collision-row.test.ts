import { expect, test } from "vitest"
import type { HarmfulCollision } from "@/lib/evals"
import { listCollisionRows } from "./collision-row"

const broken = (more: Partial<HarmfulCollision["broken"][number]>): HarmfulCollision["broken"][number] => ({
  case: { skill: "beta", prompt: "release it & more", kind: "positive", project: null },
  verdict: "wrong-skill",
  winner: "alpha",
  wrongSignals: [],
  ...more,
})

test("a collision says who holds the phrase, what happens to each case, and where to try it", () => {
  const collision: HarmfulCollision = {
    phrase: "release",
    holders: [
      { skill: "alpha", surface: "trigger", authored: "release" },
      { skill: "alpha", surface: "keyword", authored: "Release" },
      { skill: "beta", surface: "keyword", authored: "release" },
    ],
    broken: [
      broken({}),
      broken({
        case: { skill: "alpha", prompt: "press release", kind: "negative", project: "shop" },
        verdict: "false-trigger",
      }),
    ],
  }
  expect(listCollisionRows([collision], new Map([["alpha", "tools/alpha"]]), "mine")).toEqual([
    {
      phrase: "release",
      holders: [
        { skill: "alpha", href: "/skills/tools/alpha?library=mine", surfaces: "trigger, keyword" },
        { skill: "beta", href: null, surfaces: "keyword" },
      ],
      broken: [
        {
          prompt: "release it & more",
          fate: "beta should win it, alpha does",
          href: "/playground?q=release+it+%26+more&why=beta&library=mine",
        },
        {
          prompt: "press release",
          fate: "alpha wins it, and says that it should not",
          href: "/playground?q=press+release&project=shop&library=mine",
        },
      ],
    },
  ])
})
