import { mkdir, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
import type { Library } from "@/lib/library"
import type { LibraryChange } from "./read-library"
import { addFiles, makeLibrary, skillText } from "./testing/temporary-library"
import { type WatchOptions, watchLibrary } from "./watch-library"
import { watchManifest } from "./watch-manifest"

const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 20 })

/** Watches a library until the test ends and keeps what was told. */
async function watchUntilEnd(root: string, options: Partial<WatchOptions> = {}) {
  const told: { changes: LibraryChange[]; names: string[]; failures: string[] } = {
    changes: [],
    names: [],
    failures: [],
  }
  const namesOf = (library: Library) => library.skills.map((skill) => skill.name)
  const watched = await watchLibrary([root], {
    today: () => "2026-11-30",
    changed: (library, change) => {
      told.names = namesOf(library)
      told.changes.push(change)
    },
    failed: (message) => told.failures.push(message),
    debounceMs: 20,
    pollMs: 20,
    ...options,
  })
  onTestFinished(() => watched.close())
  told.names = namesOf(watched.library)
  return told
}

for (const [way, options] of [
  ["watched", {}],
  ["looked through at intervals", { maxWatchedSkills: 0 }],
] as const) {
  test(`new, changed and removed skills of a library that is ${way} are told`, async () => {
    const root = await makeLibrary({ "a/SKILL.md": skillText("a"), "b/SKILL.md": skillText("b") })
    const told = await watchUntilEnd(root, options)
    await addFiles(root, { "deep/c/SKILL.md": skillText("c") })
    await until(() => expect(told.names).toEqual(["a", "b", "c"]))
    await writeFile(path.join(root, "a/SKILL.md"), skillText("alpha"))
    await until(() => expect(told.names).toEqual(["alpha", "b", "c"]))
    await rm(path.join(root, "b"), { recursive: true })
    await until(() => expect(told.names).toEqual(["alpha", "c"]))
    expect(told.changes).toContainEqual({ added: [], changed: ["a/SKILL.md"], removed: [] })
    expect(told.failures).toEqual([])
  })

  test(`a library that is ${way} and goes away for a while keeps its skills and comes back`, async () => {
    const root = await makeLibrary({ "lib/a/SKILL.md": skillText("a") })
    const told = await watchUntilEnd(path.join(root, "lib"), options)
    await rename(path.join(root, "lib"), path.join(root, "away"))
    await until(() => expect(told.failures).toEqual([expect.stringContaining("it does not exist")]))
    expect([told.names, told.changes]).toEqual([["a"], []])
    await addFiles(root, { "away/b/SKILL.md": skillText("b") })
    await rename(path.join(root, "away"), path.join(root, "lib"))
    await until(() => expect(told.names).toEqual(["a", "b"]))
  })
}

test("files that are no skills are not told of, and a closed library tells nothing", async () => {
  const root = await makeLibrary({ "a/SKILL.md": skillText("a") })
  const told = await watchUntilEnd(root)
  await addFiles(root, {
    "a/references/notes.md": "x",
    "node_modules/x/SKILL.md": skillText("x"),
    "b/SKILL.md": skillText("b"),
  })
  await until(() => expect(told.names).toEqual(["a", "b"]))
  expect(told.changes).toEqual([{ added: ["b/SKILL.md"], changed: [], removed: [] }])
})

test("a manifest that changes, goes and comes back is told", async () => {
  const root = await makeLibrary({})
  await mkdir(root, { recursive: true })
  const file = path.join(root, "skills.manifest.json")
  const write = (name: string) => writeFile(file, JSON.stringify({ skills: [{ name, description: "x" }] }))
  await write("a")
  const names: string[][] = []
  const failures: string[] = []
  const watched = await watchManifest(file, {
    today: () => "2026-11-30",
    changed: (library) => names.push(library.skills.map((skill) => skill.name)),
    failed: (message) => failures.push(message),
    pollMs: 10,
  })
  onTestFinished(() => watched.close())
  await write("beta")
  await until(() => expect(names.at(-1)).toEqual(["beta"]))
  await rm(file)
  await until(() => expect(failures).toEqual(["it does not exist"]))
  await write("gamma")
  await until(() => expect(names.at(-1)).toEqual(["gamma"]))
})
