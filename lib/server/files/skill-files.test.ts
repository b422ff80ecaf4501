import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { readLibrary } from "./read-library"
import { readManifest } from "./read-manifest"
import { digestLibrary, listSkillFiles } from "./skill-files"

const today = "2026-11-30"
let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "skill-files-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), text)
}
const skill = (name: string) => `---\nname: ${name}\ndescription: Does it.\n---\n`
const SHA = expect.stringMatching(/^[0-9a-f]{64}$/)

describe("the files of a library", () => {
  test("are the skills, with their audit states, and the refused ones", async () => {
    await write("one/a/SKILL.md", skill("a"))
    await write("one/b/SKILL.md", skill("b-by-name"))
    await write("one/b/audit-state.json", "{}")
    await write("one/refused/SKILL.md", "no frontmatter")
    const library = await readLibrary([path.join(folder, "one")], { today })
    expect(listSkillFiles(library)).toEqual([
      { id: "a/SKILL.md", name: "a", digest: SHA },
      {
        id: "b/SKILL.md",
        name: "b-by-name",
        digest: expect.stringMatching(/^[0-9a-f]{64} [0-9a-f]{64}$/),
      },
      { id: "refused/SKILL.md", name: "refused", digest: SHA },
    ])
  })

  test("have one digest together, which every edit changes and a new place does not", async () => {
    const read = async (root: string) => digestLibrary(await readLibrary([path.join(folder, root)], { today }))
    for (const root of ["here", "there"]) {
      await write(`${root}/a/SKILL.md`, skill("a"))
      await write(`${root}/b/SKILL.md`, skill("b"))
    }
    const before = await read("here")
    expect([before, await read("there")]).toEqual([SHA, before])
    await write("there/b/audit-state.json", "{}")
    const graded = await read("there")
    await write("there/b/SKILL.md", "no frontmatter")
    const refused = await read("there")
    await rm(path.join(folder, "there/b"), { recursive: true })
    const removed = await read("there")
    expect(new Set([before, graded, refused, removed]).size).toBe(4)
  })

  test("of a manifest are its entries, under the digest of its bytes", async () => {
    const manifest = { skills: [{ name: "a", path: "a/SKILL.md" }, { name: "b" }, "no entry"] }
    await write("m.json", JSON.stringify(manifest))
    const { library } = await readManifest(path.join(folder, "m.json"), { digests: true })
    expect(listSkillFiles(library).map(({ id, name, digest }) => [id, name, digest])).toEqual([
      ["a/SKILL.md", "a", SHA],
      ["b", "b", SHA],
      ["skills[2]", "skills[2]", SHA],
    ])
    await write("m.json", JSON.stringify(manifest, null, 2))
    const spaced = (await readManifest(path.join(folder, "m.json"), { digests: true })).library
    expect(listSkillFiles(spaced)).toEqual(listSkillFiles(library))
    expect([digestLibrary(library), digestLibrary(spaced)]).toEqual([SHA, SHA])
    expect(digestLibrary(spaced)).not.toBe(digestLibrary(library))
  })
})
