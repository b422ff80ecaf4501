import { createLoader } from "nuqs/server"
import { expect, test } from "vitest"
import { RELATION_KINDS } from "@/lib/routing"
import { type GraphAddress, graphHref, graphParsers } from "./graph-address"

const load = createLoader(graphParsers)

/** What the screen reads from the link that another screen makes. */
async function roundTrip(address: Partial<GraphAddress>): Promise<Partial<GraphAddress>> {
  const read: Partial<Record<string, unknown>> = await load(
    new URL(graphHref(address, "my lib"), "http://localhost").searchParams,
  )
  return Object.fromEntries(Object.keys(address).map((key) => [key, read[key]]))
}

const ODD_NAMES = [
  "plugin:tool/first of all",
  "a, b",
  "50%2C off",
  "%25",
  "100%",
  "#1 & only?",
  'the "quoted" one',
  "it's + that = x",
  "__proto__",
  "技能 ☕",
  "two\nlines",
  " spaced ",
  "a>depends_on>b",
]

test("names that hold anything come back from a link as they were", async () => {
  for (const name of ODD_NAMES) {
    const address = { focus: name, from: name, to: name, pin: name, find: name, ask: name, finding: name }
    expect(await roundTrip(address)).toEqual(address)
  }
})

test("lists of such names come back as they were, each by itself and all together", async () => {
  for (const list of [...ODD_NAMES.map((name) => [name]), ODD_NAMES, []]) {
    const address = { open: list, askPaths: list }
    expect(await roundTrip(address)).toEqual(address)
  }
})

test("every choice comes back as it was", async () => {
  const address: Partial<GraphAddress> = {
    view: "matrix",
    kinds: ["related", "depends_on"],
    depth: 4,
    side: "used-by",
    paths: "all",
    colour: "verdict",
    size: "same",
    layout: "hierarchy",
    along: "broader",
    sign: "hub-ratio",
    signKind: "depends_on",
    askMin: "passing",
    askMax: "7",
    askToday: "2026-12-01",
  }
  expect(await roundTrip(address)).toEqual(address)
})

test("no relation type and all of them are told apart from the default", async () => {
  expect(await roundTrip({ kinds: [] })).toEqual({ kinds: [] })
  expect(await roundTrip({ kinds: [...RELATION_KINDS] })).toEqual({ kinds: [...RELATION_KINDS] })
})

test("what is the default is not written", () => {
  expect(graphHref({ view: "map", depth: 1, side: "both", find: "", open: [], focus: null }, null)).toBe("/graph")
  expect(graphHref({ focus: "a" }, "my lib")).toBe("/graph?focus=a&library=my+lib")
})

test("what cannot be read counts as absent", async () => {
  const read = await load(new URLSearchParams("view=poster&depth=9&kinds=depends_on,friend&colour=red&size=&open="))
  expect([read.view, read.depth, read.kinds, read.colour, read.size, read.open]).toEqual([
    "map",
    1,
    ["depends_on"],
    "subject",
    "degree",
    [],
  ])
})
