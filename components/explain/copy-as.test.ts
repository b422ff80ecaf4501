import { execFileSync } from "node:child_process"
import fc from "fast-check"
import { expect, test } from "vitest"
import type { TraceRequest } from "@/lib/routing"
import { formatCliCommand, formatCurlCommand, quotePosix, toRouteBody } from "./copy-as"

const request = (parts: Partial<TraceRequest> = {}): TraceRequest => ({
  query: "audit my graph",
  project: null,
  paths: [],
  mentionedPaths: [],
  minEvalState: "unverified",
  maxResults: 3,
  today: "2026-11-30",
  ...parts,
})

test("a plain request is a short command that pins the date", () => {
  expect(formatCliCommand(request(), null)).toBe("tower route 'audit my graph' --today 2026-11-30")
})

test("every option that differs is said, and so is the library", () => {
  const full = request({
    query: "it's",
    project: "web app",
    paths: ["src/a b.ts", "-x"],
    minEvalState: "passing",
    maxResults: 5,
  })
  expect(formatCliCommand(full, { kind: "manifest", locations: ["/tmp/m.json"] })).toBe(
    "tower route 'it'\\''s' --manifest /tmp/m.json --project 'web app' --path 'src/a b.ts' --path=-x --min-eval-state passing --max 5 --today 2026-11-30",
  )
})

test("a query that looks like an option comes after the end of options", () => {
  expect(formatCliCommand(request({ query: "--help" }), null)).toBe("tower route --today 2026-11-30 -- '--help'")
})

test("a text with a NUL is no shell word, but still a JSON body", () => {
  expect(formatCliCommand(request({ query: "a\0b" }), null)).toBeNull()
  expect(formatCurlCommand(request({ query: "a\0b" }), null, "http://127.0.0.1:3000")).toContain("a\\u0000b")
})

test("a POSIX shell reads any quoted text back as it was", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 60 }).filter((text) => !text.includes("\0")),
      (text) => {
        const quoted = quotePosix(text)
        expect(execFileSync("/bin/sh", ["-c", `printf %s ${quoted}`]).toString("utf8")).toBe(text)
      },
    ),
    { numRuns: 60 },
  )
})

test("the body says only what differs from the defaults, and always the date", () => {
  expect(toRouteBody(request(), null)).toEqual({ query: "audit my graph", today: "2026-11-30" })
  expect(toRouteBody(request({ project: "web", maxResults: 1 }), "gallery")).toEqual({
    query: "audit my graph",
    project: "web",
    maxResults: 1,
    today: "2026-11-30",
    library: "gallery",
  })
})
