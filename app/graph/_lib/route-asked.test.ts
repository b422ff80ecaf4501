import { createLoader } from "nuqs/server"
import { expect, test } from "vitest"
import { graphParsers } from "@/components/graph/graph-address"
import { skillRecord } from "@/lib/graph/testing/skill-record"
import { toRoutingSkills } from "@/lib/library"
import { compileLibrary } from "@/lib/routing"
import { routeAsked } from "./route-asked"

const compiled = compileLibrary(
  toRoutingSkills([
    skillRecord("deploy", { triggers: ["deploy it"], relations: { depends_on: ["build"] } }),
    skillRecord("build", { triggers: ["build it"] }),
  ]),
)

async function ask(search: string) {
  return routeAsked(compiled, await createLoader(graphParsers)(new URLSearchParams(search)))
}

test("an address without a request lays nothing over the graph", async () => {
  expect(await ask("focus=deploy")).toBeNull()
})

test("a request is routed with the options of the address", async () => {
  const asked = await ask(
    "ask=deploy+it+now&askProject=web&askPaths=src/a.ts,b%2Cc.ts&askMin=passing&askMax=7&askToday=2026-12-01",
  )
  expect([asked?.fault, asked?.trace?.request]).toEqual([
    null,
    {
      query: "deploy it now",
      project: "web",
      paths: ["src/a.ts", "b", "c.ts"],
      mentionedPaths: [],
      minEvalState: "passing",
      maxResults: 7,
      today: "2026-12-01",
    },
  ])
})

test("a request without options is decided as the playground decides it", async () => {
  const asked = await ask("ask=deploy+it&askToday=2026-12-01")
  expect([
    asked?.trace?.winner,
    asked?.trace?.coLoaded.map(({ skill }) => skill),
    asked?.trace?.request.maxResults,
  ]).toEqual(["deploy", ["build"], 3])
})

test("an option that cannot be is told with how to mend it", async () => {
  for (const bad of ["askMax=0", "askMax=many", "askToday=yesterday"]) {
    const asked = await ask(`ask=deploy+it&${bad}`)
    expect([asked?.trace, typeof asked?.fault]).toEqual([null, "string"])
  }
  expect((await ask("ask=deploy+it&askToday=yesterday"))?.fault).toBe(
    'today is not an ISO date: "yesterday" send a day such as 2026-11-30',
  )
})
