// Shows that the checks bite: each rule meets a planted violation in a small house of its own and must report it.
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import config from "../.dependency-cruiser.mjs"

const ROOT = path.resolve(import.meta.dirname, "..")

const houses: string[] = []
afterAll(() => {
  for (const house of houses) fs.rmSync(house, { recursive: true, force: true })
})

/** A folder with the project's settings and packages, and the given files. */
function buildHouse(files: Readonly<Record<string, string>>): string {
  const house = fs.mkdtempSync(path.join(os.tmpdir(), "skill-tower-house-"))
  houses.push(house)
  fs.symlinkSync(path.join(ROOT, "node_modules"), path.join(house, "node_modules"))
  const settings = [
    "tsconfig.json",
    "biome.json",
    "package.json",
    "lib/routing/tsconfig.json",
    "scripts/checks/no-randomness.grit",
  ]
  for (const file of settings) write(house, file, fs.readFileSync(path.join(ROOT, file), "utf8"))
  write(house, ".gitignore", "node_modules\n")
  for (const [file, text] of Object.entries(files)) write(house, file, text)
  return house
}

function write(house: string, file: string, text: string): void {
  const target = path.join(house, file)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, text)
}

function runNode(args: readonly string[], cwd: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" })
  return { status, output: `${stdout}${stderr}` }
}

function findViolations(house: string): { status: number | null; violations: string[]; output: string } {
  const { status, output } = runNode([path.join(ROOT, "scripts/checks/boundaries.mjs"), house], ROOT)
  const violations = output
    .split("\n")
    .filter((line) => /^[a-z-]+: .+ → /.test(line))
    .map((line) => line.replace(/(node_modules\/[^/]+).*/, "$1"))
  return { status, violations: violations.sort(), output }
}

const SOUND = {
  "lib/routing/index.ts": "export const route = 1\n",
  "lib/library/index.ts":
    'import { route } from "@/lib/routing"\nimport { z } from "zod"\nexport const library = [route, z]\n',
  "lib/library/inner.ts": "export const inner = 1\n",
  "lib/graph/index.ts": 'import { library } from "@/lib/library"\nexport const graph = library\n',
  "lib/graph/index.test.ts":
    'import fs from "node:fs"\nimport { inner } from "@/lib/library/inner"\nexport const tested = [fs, inner]\n',
  "lib/generated/sqlite/client.ts": "export const generated = 1\n",
  "lib/server/db/database.ts":
    'import { generated } from "@/lib/generated/sqlite/client"\nexport const database = generated\n',
  "lib/server/store/libraries.ts": 'import { database } from "../db/database"\nexport const list = database\n',
  "lib/server/libraries/contract.ts": "export type Contract = string\n",
  "lib/cli/main.ts": 'import { graph } from "@/lib/graph"\nimport fs from "node:fs"\nexport const main = [graph, fs]\n',
  "components/ui/button.tsx":
    'import type { Contract } from "@/lib/server/libraries/contract"\nimport { graph } from "@/lib/graph"\nexport const button = (contract: Contract) => [graph, contract]\n',
  "components/graph/canvas.tsx": 'import cytoscape from "cytoscape"\nexport const canvas = cytoscape\n',
  "app/_components/frame.tsx": "export const frame = 1\n",
  "app/skills/_components/list.tsx": 'import { frame } from "../../_components/frame"\nexport const list = frame\n',
  "app/skills/page.tsx":
    'import { list } from "./_components/list"\nimport { list as rows } from "@/lib/server/store/libraries"\nexport default [list, rows]\n',
  "scripts/tool.ts": 'import { route } from "@/lib/routing"\nexport const tool = route\n',
}

/** Rule → the file that breaks it, its text, and where the import leads. */
const PLANTS: Record<string, readonly [file: string, text: string, to: string]> = {
  resolvable: ["lib/cli/lost.ts", 'import "./nowhere"\n', "./nowhere"],
  "routing-alone": ["lib/routing/planted.ts", 'import "zod"\n', "node_modules/zod"],
  "pure-library": ["lib/library/planted.ts", 'import "node:fs"\n', "fs"],
  "pure-graph": ["lib/graph/planted.ts", 'import "react"\n', "node_modules/react"],
  "pure-retrieval": ["lib/retrieval/planted.ts", 'import "@/lib/recall"\n', "lib/recall/index.ts"],
  "pure-recall": ["lib/recall/planted.ts", 'import "@/components/ui/button"\n', "components/ui/button.tsx"],
  "pure-evals": ["lib/evals/planted.ts", 'import "@/lib/server/store/libraries"\n', "lib/server/store/libraries.ts"],
  "pure-backlog": ["lib/backlog/planted.ts", 'import "next/link"\n', "node_modules/next"],
  "front-door": ["lib/cli/planted-door.ts", 'import "@/lib/library/inner"\n', "lib/library/inner.ts"],
  "front-door-between-rooms": ["lib/graph/planted-door.ts", 'import "../library/inner"\n', "lib/library/inner.ts"],
  "server-serves": ["lib/server/planted.ts", 'import "@/lib/cli/main"\n', "lib/cli/main.ts"],
  "cli-prints": ["lib/cli/planted.ts", 'import "react"\n', "node_modules/react"],
  "components-draw": [
    "components/ui/planted.ts",
    'import "@/lib/server/libraries/secret"\n',
    "lib/server/libraries/secret.ts",
  ],
  "components-in-the-browser": ["components/ui/planted-node.ts", 'import "node:path"\n', "path"],
  "screens-apart": ["app/evals/page.tsx", 'import "../skills/_components/list"\n', "app/skills/_components/list.tsx"],
  "overview-apart": ["app/page.tsx", 'import "./skills/_components/list"\n', "app/skills/_components/list.tsx"],
  "app-is-the-top": [
    "scripts/planted-app.ts",
    'import "@/app/skills/_components/list"\n',
    "app/skills/_components/list.tsx",
  ],
  "tests-are-leaves": ["lib/server/planted-test.ts", 'import "./some.test"\n', "lib/server/some.test.ts"],
  "tests-import-no-tests": ["lib/server/another.test.ts", 'import "./some.test"\n', "lib/server/some.test.ts"],
  "prisma-behind-db": [
    "lib/cli/planted-db.ts",
    'import "@/lib/generated/sqlite/client"\n',
    "lib/generated/sqlite/client.ts",
  ],
  "db-behind-store": ["app/evals/load.ts", 'import "@/lib/server/db/database"\n', "lib/server/db/database.ts"],
  "cytoscape-in-graph": ["components/ui/planted-graph.ts", 'import "cytoscape"\n', "node_modules/cytoscape"],
  "product-apart-from-scripts": ["lib/library/script.ts", 'import "@/scripts/tool"\n', "scripts/tool.ts"],
  "no-dev-package": ["lib/cli/planted-dev.ts", 'import "fast-check"\n', "node_modules/fast-check"],
}

describe("the boundaries between the rooms", () => {
  test("pass a sound house, having read its modules", () => {
    const { status, violations, output } = findViolations(buildHouse(SOUND))
    expect(violations).toEqual([])
    expect(output).toMatch(/^\d{2} modules, 0 violations$/m)
    expect(status).toBe(0)
  })

  test("report one planted violation of every rule, with what to do instead", () => {
    const house = buildHouse({
      ...SOUND,
      "lib/recall/index.ts": "export const recall = 1\n",
      "lib/server/libraries/secret.ts": "export const secret = 1\n",
      "lib/server/some.test.ts": "export const some = 1\n",
      "lib/cli/left.ts": 'import "./right"\n',
      "lib/cli/right.ts": 'import "./left"\n',
      ...Object.fromEntries(Object.values(PLANTS).map(([file, text]) => [file, text])),
    })
    const { status, violations, output } = findViolations(house)
    const expected = Object.entries(PLANTS).map(([rule, [file, , to]]) => `${rule}: ${file} → ${to}`)
    expected.push("no-cycle: lib/cli/left.ts → lib/cli/right.ts → lib/cli/left.ts")
    // A pure room that imports a script breaks its own rule as well.
    expected.push("pure-library: lib/library/script.ts → scripts/tool.ts")
    expect(violations).toEqual(expected.sort())
    expect(status).toBe(1)
    for (const { name, comment } of config.forbidden) {
      expect([...Object.keys(PLANTS), "no-cycle"]).toContain(name)
      expect(output).toContain(comment)
    }
  })

  test("fail where no module of the engine was read", () => {
    const { status, output } = findViolations(buildHouse({ "app/page.tsx": "export default 1\n" }))
    expect(output).toContain("the check itself is broken")
    expect(status).toBe(1)
  })
})

describe("the engine's own compiler settings", () => {
  test("know neither Node nor a browser", () => {
    const house = buildHouse({
      "lib/routing/planted.ts":
        'import fs from "node:fs"\nexport const seen = [fs, process.env, document.title, window, fetch, setTimeout, Buffer, URL]\n',
    })
    const { status, output } = runNode(
      [path.join(ROOT, "node_modules/typescript/bin/tsc"), "--noEmit", "-p", "lib/routing"],
      house,
    )
    const missing = [...output.matchAll(/error TS\d+: Cannot find (?:name|module) '([^']+)'/g)].map(([, name]) => name)
    expect(missing).toEqual(["node:fs", "process", "document", "window", "fetch", "setTimeout", "Buffer", "URL"])
    expect(status).toBe(2)
  })
})

describe("the linter", () => {
  const biome = path.join(ROOT, "node_modules/@biomejs/biome/bin/biome")

  test("finds a clock, randomness or the console in the engine", () => {
    const plants = {
      Date: "export const at = () => Date.now()\n",
      console: "export const say = () => console.log(1)\n",
      performance: "export const ms = () => performance.now()\n",
      crypto: "export const id = () => crypto.randomUUID()\n",
    }
    const house = buildHouse({
      "lib/routing/random.ts": "export const chance = () => Math.random()\n",
      ...Object.fromEntries(
        Object.entries(plants).map(([name, text]) => [`lib/routing/${name.toLowerCase()}.ts`, text]),
      ),
    })
    const { status, output } = runNode([biome, "lint", "lib/routing"], house)
    for (const name of Object.keys(plants)) expect(output).toContain(`Do not use the global variable ${name}.`)
    expect(output).toContain("The engine answers the same request the same way")
    expect(status).toBe(1)
  })

  test("finds a pure room that reaches for the world around it", () => {
    const house = buildHouse({ "lib/graph/planted.ts": "export const read = () => process.env.HOME\n" })
    const { status, output } = runNode([biome, "lint", "lib/graph"], house)
    expect(output).toContain("Do not use the global variable process.")
    expect(status).toBe(1)
  })
})
