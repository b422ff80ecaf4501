import { createLoader } from "nuqs/server"
import { expect, test } from "vitest"
import { formatPlaygroundLink, isTooLongForSearch, parseQueryHash, playgroundParsers } from "./playground-params"

const load = createLoader(playgroundParsers)
const defaults = {
  q: "",
  project: "",
  paths: [],
  min: "unverified",
  max: 3,
  today: null,
  why: null,
  tab: "score",
  gate: null,
} as const

test("a link is read back as the view it was made of, with the date pinned", () => {
  const params = {
    ...defaults,
    q: "ignored",
    project: "web app",
    paths: ["src/a,b.ts", "docs/ü.md"],
    min: "passing",
    max: 7,
    why: "c#",
    tab: "graph",
    gate: "verdict",
  } as const
  const link = new URL(
    formatPlaygroundLink({
      params: { ...params, paths: [...params.paths] },
      text: "audit & mend #1?",
      library: "gallery",
      today: "2026-11-30",
    }),
    "http://x",
  )
  expect(link.pathname).toBe("/playground")
  expect(link.searchParams.get("library")).toBe("gallery")
  expect(load(link)).toEqual({ ...params, q: "audit & mend #1?", today: "2026-11-30" })
})

test("what is at its default is not said", () => {
  expect(
    formatPlaygroundLink({
      params: { ...defaults, paths: [] },
      text: "audit",
      library: "starter",
      today: "2026-11-30",
    }),
  ).toBe("/playground?library=starter&q=audit&today=2026-11-30")
})

test("a text too long for servers travels after the #, whole", () => {
  const text = "路".repeat(8000)
  expect(isTooLongForSearch(text)).toBe(true)
  const link = new URL(
    formatPlaygroundLink({ params: { ...defaults, paths: [] }, text, library: "starter", today: "2026-11-30" }),
    "http://x",
  )
  expect(link.search).toBe("?library=starter&today=2026-11-30")
  expect(parseQueryHash(link.hash)).toBe(text)
})

test("what cannot be read counts as absent", () => {
  expect(load("?max=51&min=great&today=2026-02-31&tab=x&gate=none")).toEqual(defaults)
  expect(load("?max=3.5&today=tomorrow")).toEqual(defaults)
  expect(parseQueryHash("#gates")).toBeNull()
  expect(parseQueryHash("#q=%E0%A4%A")).toBeNull()
  expect(isTooLongForSearch("\ud800")).toBe(false)
})
