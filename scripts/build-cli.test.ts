import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, expect, test } from "vitest"
import { buildCli } from "./build-cli.mjs"

const out = fs.mkdtempSync(path.join(os.tmpdir(), "tower-build-"))
afterAll(() => fs.rmSync(out, { recursive: true, force: true }))

test("builds at the same time end in one whole folder", async () => {
  const builds = await Promise.all([1, 2, 3].map(() => buildCli({ out })))
  const { folder, inputs } = JSON.parse(fs.readFileSync(path.join(out, "built.json"), "utf8"))

  expect(new Set(builds.map((build) => build.folder))).toEqual(new Set([path.join(out, folder)]))
  expect(fs.readdirSync(out).sort()).toEqual([folder, "built.json"].sort())
  expect(fs.readdirSync(path.join(out, folder)).sort()).toEqual([
    "graph.cjs",
    "lint.cjs",
    "main.cjs",
    "map.cjs",
    "route.cjs",
    "why.cjs",
  ])
  expect(inputs.map(([file]: [string]) => file)).toContain("lib/cli/main.ts")
}, 60_000)
