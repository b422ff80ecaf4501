import { createLoader } from "nuqs/server"
import { expect, test } from "vitest"
import { graphParsers } from "@/components/graph/graph-address"
import type { TraceRequest } from "@/lib/routing"
import { formatGraphLink } from "./format-graph-link"

const plain: TraceRequest = {
  query: "fix the build",
  project: null,
  paths: [],
  mentionedPaths: [],
  minEvalState: "unverified",
  maxResults: 3,
  today: "2026-12-01",
}

test("a request without options says its text and its date", () => {
  expect(formatGraphLink(plain, "starter")).toBe("/graph?ask=fix+the+build&askToday=2026-12-01&library=starter")
})

test("the graph reads back every option of the request", async () => {
  const href = formatGraphLink(
    {
      ...plain,
      query: 'is "a, b" 100%2C #1 & right?',
      project: "web/shop",
      paths: ["src/a,b.ts", "docs/50%2C.md"],
      minEvalState: "passing",
      maxResults: 7,
    },
    "my lib",
  )
  const { ask, askProject, askPaths, askMin, askMax, askToday } = await createLoader(graphParsers)(
    new URL(href ?? "", "http://localhost").searchParams,
  )
  expect({ ask, askProject, askPaths, askMin, askMax, askToday }).toEqual({
    ask: 'is "a, b" 100%2C #1 & right?',
    askProject: "web/shop",
    askPaths: ["src/a,b.ts", "docs/50%2C.md"],
    askMin: "passing",
    askMax: "7",
    askToday: "2026-12-01",
  })
})

test("a text that no address can carry has no link", () => {
  expect(formatGraphLink({ ...plain, query: "长".repeat(2_000) }, "starter")).toBeNull()
})
