import { mkdir, mkdtemp, realpath, rename, rm, writeFile } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { toRoutingSkills } from "@/lib/library"
import { compileLibrary, route } from "@/lib/routing"
import type { LibraryEvent, LibrarySource } from "./contract"
import { openLibrary } from "./open-library"
import { createRegistry, type LibraryRegistry } from "./registry"

let folder = ""
let registry: LibraryRegistry
let events: LibraryEvent[] = []

async function writeSkill(name: string, keywords: string): Promise<void> {
  const home = path.join(folder, "library", name)
  await mkdir(home, { recursive: true })
  await writeFile(
    path.join(home, "SKILL.md"),
    `---\nname: ${name}\ndescription: About ${name}.\nkeywords: ${keywords}\n---\n`,
  )
}

async function writeManifest(names: readonly string[]): Promise<void> {
  const skills = names.map((name) => ({
    name,
    path: `${name}/SKILL.md`,
    description: "d",
    activation: { keywords: [name] },
  }))
  await writeFile(path.join(folder, "skills.manifest.json"), JSON.stringify({ schema_version: 4, skills }))
}

function makeRegistry(arePlacesHidden = false): LibraryRegistry {
  const sources: LibrarySource[] = [
    {
      id: "folders",
      label: "Folders",
      origin: "configured",
      kind: "folders",
      locations: [path.join(folder, "library")],
    },
    {
      id: "manifest",
      label: "Manifest",
      origin: "configured",
      kind: "manifest",
      locations: [path.join(folder, "skills.manifest.json")],
    },
  ]
  return createRegistry({
    findSources: async () => sources,
    added: { list: async () => [], create: async () => null, remove: async () => false },
    inspect: () => Promise.reject(new Error("not asked here")),
    open: (source, listener) => openLibrary(source, listener, { arePlacesHidden }),
    compile: ({ skills }) => compileLibrary(toRoutingSkills(skills)),
    now: () => new Date(),
  })
}

beforeEach(async () => {
  folder = await realpath(await mkdtemp(path.join(os.tmpdir(), "tower-open-")))
  registry = makeRegistry()
  events = []
})
afterEach(async () => {
  await registry.close()
  await rm(folder, { recursive: true })
})

async function winnerOf(id: string, query: string): Promise<string | null> {
  const loaded = await registry.getLibrary(id)
  return loaded === null ? null : route(loaded.compiled, { query, today: "2026-11-30" }).winner
}

describe("a library on disk", () => {
  test("is read anew after a change, parsing only what changed, and those who follow are told", async () => {
    await writeSkill("one", "[alpha]")
    await writeSkill("two", "[beta]")
    registry.subscribe("folders", (event) => events.push(event))
    const before = await registry.getLibrary("folders")
    expect([await winnerOf("folders", "alpha"), await winnerOf("folders", "gamma")]).toEqual(["one", null])

    await writeSkill("one", "[gamma]")
    await vi.waitFor(() => expect(events).not.toEqual([]), { timeout: 10_000 })
    const after = await registry.getLibrary("folders")
    expect(events).toEqual([
      { type: "changed", library: "folders", revision: 2, loadedAt: after?.loadedAt, skillCount: 2 },
    ])
    expect([await winnerOf("folders", "alpha"), await winnerOf("folders", "gamma")]).toEqual([null, "one"])
    const digests = [before, after].map((loaded) => loaded?.library.skills.map(({ digest }) => digest))
    expect([digests[0]?.[0] === digests[1]?.[0], digests[0]?.[1] === digests[1]?.[1]]).toEqual([false, true])
  })

  test("keeps its last state while its folder is gone, says so, and comes back", async () => {
    await writeSkill("one", "[alpha]")
    registry.subscribe("folders", (event) => events.push(event))
    await registry.getLibrary("folders")
    const place = path.join(folder, "library")
    await rename(place, `${place}-away`)
    await vi.waitFor(() => expect(events.map(({ type }) => type)).toEqual(["failed"]), { timeout: 10_000 })
    expect(await winnerOf("folders", "alpha")).toBe("one")
    await rename(`${place}-away`, place)
    await writeSkill("two", "[beta]")
    await vi.waitFor(async () => expect(await winnerOf("folders", "beta")).toBe("two"), { timeout: 15_000 })
  })

  test("may be a manifest, which is followed as well", async () => {
    await writeManifest(["one"])
    registry.subscribe("manifest", (event) => events.push(event))
    expect(await winnerOf("manifest", "one")).toBe("one")
    await writeManifest(["one", "two"])
    await vi.waitFor(async () => expect(await winnerOf("manifest", "two")).toBe("two"), { timeout: 10_000 })
    expect(events.map(({ type, revision }) => [type, revision])).toEqual([["changed", 2]])
  })

  test.each(["folders", "manifest"])("that is missing (%s) comes back empty with the reason", async (id) => {
    const shown = await registry.getLibrary(id)
    expect([shown?.library.skills, shown?.library.diagnostics.map(({ severity }) => severity)]).toEqual([[], ["error"]])
    expect(JSON.stringify(shown?.library.diagnostics)).toContain(folder)
    await registry.close()
    registry = makeRegistry(true)
    const hidden = await registry.getLibrary(id)
    expect(hidden?.library.diagnostics.map(({ severity }) => severity)).toEqual(["error"])
    expect(JSON.stringify(hidden?.library.diagnostics)).not.toContain(folder)
  })
})
