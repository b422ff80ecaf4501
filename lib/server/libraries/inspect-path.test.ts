import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { inspectLibraryPath } from "./inspect-path"

let home = ""
let context = { home: "", workingDirectory: "" }

async function write(relative: string, text = "---\nname: a\ndescription: b\n---\n"): Promise<void> {
  const file = path.join(home, relative)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

beforeAll(async () => {
  home = await realpath(await mkdtemp(path.join(os.tmpdir(), "tower-inspect-")))
  context = { home, workingDirectory: path.join(home, "work") }
  await write("work/shop/skills/checkout/SKILL.md")
  await write("work/one/SKILL.md")
  await write("work/deep/a/b/c/skill.md")
  await write("work/empty/notes.txt", "")
  await write("work/vendored/node_modules/x/SKILL.md")
  await write("work/many/a/SKILL.md")
  for (let at = 0; at < 20; at++) await write(`work/many/file${at}.txt`, "")
  const entry = { name: "checkout", path: "checkout/SKILL.md", description: "Pays.", activation: { keywords: ["pay"] } }
  await write("work/skills.manifest.json", JSON.stringify({ schema_version: 4, skills: [entry] }))
  await write("work/none.json", '{"skills": []}')
  await write("work/other.json", '{"name": "x"}')
  await write("work/broken.json", '{"skills": [')
  await symlink(path.join(home, "work/shop/skills"), path.join(home, "work/link"))
  await symlink(path.join(home, "work/loop"), path.join(home, "work/loop"))
})
afterAll(() => rm(home, { recursive: true }))

describe("a path that is a library", () => {
  test.each([
    ["shop/skills", "work/shop/skills", "folders", "shop/skills"],
    ["  ~/work/shop/skills/  ", "work/shop/skills", "folders", "shop/skills"],
    ["link", "work/shop/skills", "folders", "shop/skills"],
    ["deep", "work/deep", "folders", "deep"],
    ["one", "work/one", "folders", "one"],
    ["./skills.manifest.json", "work/skills.manifest.json", "manifest", "work/skills.manifest.json"],
  ])("%j is taken", async (typed, relative, kind, label) => {
    expect(await inspectLibraryPath(typed, context)).toEqual({
      ok: true,
      value: { path: path.join(home, relative), kind, label },
    })
  })
})

describe("a path that is not", () => {
  test.each([
    ["", "not-found", "No path was given."],
    ["a\0b", "not-found", "This is not a path."],
    ["x".repeat(5_000), "not-found", "This is not a path."],
    ["~other/skills", "not-found", `"~other/skills" names another person's home.`],
    ["missing", "not-found", "{work}/missing does not exist."],
    ["one/SKILL.md/deeper", "not-found", "{work}/one/SKILL.md/deeper does not exist."],
    ["loop", "not-found", "{work}/loop is a link that leads to itself."],
    ["empty", "no-skills", "{work}/empty holds no SKILL.md, at any depth."],
    ["vendored", "no-skills", "{work}/vendored holds no SKILL.md, at any depth."],
    ["empty/notes.txt", "not-a-folder", "{work}/empty/notes.txt is a file."],
    [
      "shop/skills/checkout/SKILL.md",
      "not-a-folder",
      "{work}/shop/skills/checkout/SKILL.md is one skill, not a library.",
    ],
    ["none.json", "no-skills", "{work}/none.json lists no skills."],
    ["~", "too-broad", "{home} is your whole home folder."],
    ["/", "too-broad", "/ holds your whole home folder."],
  ])("%j is refused in one line", async (typed, code, message) => {
    const expected = message.replace("{work}", path.join(home, "work")).replace("{home}", home)
    expect(await inspectLibraryPath(typed, context)).toEqual({
      ok: false,
      error: { code, message: expected, mend: expect.stringMatching(/^[^\n]+$/) },
    })
  })

  test.each(["other.json", "broken.json"])("%s is no manifest", async (typed) => {
    expect(await inspectLibraryPath(typed, context)).toMatchObject({ ok: false, error: { code: "not-a-manifest" } })
  })

  test("a tree beyond the bound is too broad, and the mend says where to go", async () => {
    expect(await inspectLibraryPath("many", { ...context, maxTreeEntries: 10 })).toEqual({
      ok: false,
      error: {
        code: "too-broad",
        message: `${path.join(home, "work/many")} holds more than 10 files and folders.`,
        mend: "Name a folder further down, nearer to the skills.",
      },
    })
  })

  test("one skill's file names the library to add", async () => {
    expect(await inspectLibraryPath("shop/skills/checkout/SKILL.md", context)).toMatchObject({
      error: { mend: `Add its library instead: ${path.join(home, "work/shop/skills")}` },
    })
  })
})
