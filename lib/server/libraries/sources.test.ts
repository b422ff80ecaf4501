import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { findDefaultId } from "./entries"
import { makeLibraryId } from "./library-id"
import { findSources } from "./source-finder"
import type { SourcePlaces } from "./sources"

let base = ""
let places: SourcePlaces

beforeEach(async () => {
  base = await realpath(await mkdtemp(path.join(os.tmpdir(), "tower-sources-")))
  places = {
    project: path.join(base, "tower"),
    workspace: path.join(base, "shop"),
    home: path.join(base, "home"),
    towerLibrary: undefined,
    towerLibraries: undefined,
  }
  for (const folder of [places.project, places.workspace, places.home]) await mkdir(folder)
})
afterEach(() => rm(base, { recursive: true }))

async function writeSkill(folder: string): Promise<void> {
  await mkdir(path.join(folder, "one"), { recursive: true })
  await writeFile(path.join(folder, "one/SKILL.md"), "---\nname: one\ndescription: One.\n---\n")
}

async function listFound(): Promise<string[]> {
  return (await findSources(places)).map(({ origin, kind, label, locations }) => {
    const shown = locations.map((one) => path.relative(base, one)).join(" & ")
    return `${origin} ${kind} ${label}: ${shown}`
  })
}

const BUILT_IN = ["starter folders Starter: tower/skills", "gallery folders Gallery: tower/gallery"]

test("with nothing set there are the starter and the gallery, and the starter is the default", async () => {
  const sources = await findSources(places)
  expect(await listFound()).toEqual(BUILT_IN)
  expect(sources.map(({ id }) => id)).toEqual(["starter", "gallery"])
  expect(findDefaultId(sources)).toBe("starter")
})

test("TOWER_LIBRARY names roots of one library, a flag a library each, and they come first", async () => {
  places.towerLibrary = ["lib", "~/own", "compiled.json"].join(path.delimiter)
  places.towerLibraries = ["/x/flag", "/y/skills"].join(path.delimiter)
  const sources = await findSources(places)
  expect(await listFound()).toEqual([
    `configured folders flag: ${path.relative(base, "/x/flag")}`,
    `configured folders y/skills: ${path.relative(base, "/y/skills")}`,
    "configured folders lib + 1: shop/lib & home/own",
    "configured manifest shop/compiled.json: shop/compiled.json",
    ...BUILT_IN,
  ])
  expect(findDefaultId(sources)).toBe(sources[0]?.id)
})

describe("tower.config.json", () => {
  test("names libraries by path, with a label, or with several roots, relative to itself", async () => {
    const libraries = ["./mine", { path: "../shop/skills", label: "Shop" }, { path: ["a", "~/b"] }, "~/all.json"]
    await writeFile(path.join(places.project, "tower.config.json"), JSON.stringify({ libraries, theme: "dark" }))
    expect(await listFound()).toEqual([
      "configured folders mine: tower/mine",
      "configured folders Shop: shop/skills",
      "configured folders a + 1: tower/a & home/b",
      "configured manifest home/all.json: home/all.json",
      ...BUILT_IN,
    ])
  })

  test.each(["{", '{"libraries": "x"}', '{"libraries": [{"paths": "x"}]}'])(
    "%s takes nothing down and is told",
    async (text) => {
      const told = vi.spyOn(console, "warn").mockImplementation(() => {})
      await writeFile(path.join(places.project, "tower.config.json"), text)
      expect(await listFound()).toEqual(BUILT_IN)
      expect(told).toHaveBeenCalledWith(expect.stringMatching(/^tower\.config\.json is not read: [^\n]+$/))
      told.mockRestore()
    },
  )
})

describe("the usual places", () => {
  test("those that hold skills are offered, without a path in the label", async () => {
    await writeSkill(path.join(places.home, ".claude/skills"))
    await writeSkill(path.join(places.home, ".codex/skills"))
    await writeSkill(path.join(places.home, ".claude/plugins/cache/tools/skills"))
    await writeSkill(path.join(places.workspace, ".agents/skills"))
    await mkdir(path.join(places.workspace, ".claude/skills"), { recursive: true })
    expect(await listFound()).toEqual([
      ...BUILT_IN,
      "detected folders Agents (shop): shop/.agents/skills",
      "detected folders Claude (home): home/.claude/skills",
      "detected folders Codex (home): home/.codex/skills",
      "detected folders Claude plugins (home): home/.claude/plugins",
    ])
  })

  test("a place that another entry shows already is not offered twice, whatever link leads there", async () => {
    await writeSkill(path.join(places.project, "skills"))
    await symlink(path.join(places.project, "skills"), path.join(places.workspace, "skills"))
    await writeSkill(path.join(places.home, ".claude/skills"))
    places.towerLibrary = path.join(places.home, ".claude/skills")
    expect(await listFound()).toEqual(["configured folders .claude/skills: home/.claude/skills", ...BUILT_IN])
  })
})

test("ids are readable and differ by place", () => {
  const ids = [
    makeLibraryId("Shop / Skills!", ["/a"]),
    makeLibraryId("Shop / Skills!", ["/b"]),
    makeLibraryId("図", ["/a"]),
  ]
  expect(ids).toEqual([
    expect.stringMatching(/^shop-skills-[0-9a-f]{8}$/),
    expect.stringMatching(/^shop-skills-[0-9a-f]{8}$/),
    expect.stringMatching(/^library-[0-9a-f]{8}$/),
  ])
  expect(new Set(ids).size).toBe(3)
})
