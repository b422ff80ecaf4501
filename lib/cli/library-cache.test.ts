import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { readLibrary } from "@/lib/server/files"
import { readLibraryCached } from "./library-cache"

const base = fs.mkdtempSync(path.join(os.tmpdir(), "tower-cache-"))
afterAll(() => fs.rmSync(base, { recursive: true, force: true }))

const TODAY = "2026-11-30"
let root: string
let kept: string
let file: string

beforeEach(() => {
  const place = fs.mkdtempSync(path.join(base, "case-"))
  root = path.join(place, "skills")
  kept = path.join(place, "kept")
  file = path.join(root, "shape", "SKILL.md")
  fs.mkdirSync(path.dirname(file), { recursive: true })
  write("round")
})

const write = (keyword: string) =>
  fs.writeFileSync(file, `---\nname: shape\ndescription: A shape.\nkeywords: [${keyword}]\n---\n`)
/** As if the files had lain still for a minute. */
const read = (today = TODAY) => readLibraryCached([root], today, kept, Date.now() + 60_000)
const keywords = async (today?: string) => (await read(today)).skills.map((skill) => skill.keywords)

/** Marks the kept library, so that a test sees whether it was taken. */
const replaceKept = (change: (bytes: Buffer) => Buffer) => {
  for (const name of fs.readdirSync(kept)) {
    const at = path.join(kept, name)
    fs.writeFileSync(at, change(fs.readFileSync(at)))
  }
}
const mark = (bytes: Buffer) => Buffer.from(bytes.toString("latin1").replace("round", "MARKS"), "latin1")

describe("readLibraryCached", () => {
  test("a kept library is the one that a plain reading gives", async () => {
    await read()

    expect(await read()).toEqual(await readLibrary([root], { today: TODAY }))
  })

  test("unchanged files are not read again", async () => {
    await read()
    replaceKept(mark)

    expect(await keywords()).toEqual([["MARKS"]])
  })

  test("an edit of the same length, its time set back, is seen", async () => {
    const { atime, mtime } = fs.statSync(file)
    await read()
    write("thick")
    fs.utimesSync(file, atime, mtime)

    expect(await keywords()).toEqual([["thick"]])
  })

  test("a new skill, a new sidecar and another day are seen", async () => {
    await read()
    replaceKept(mark)
    expect(await keywords("2026-12-01")).toEqual([["round"]])

    fs.writeFileSync(path.join(root, "shape", "audit-state.json"), '{"schema_version":1,"structural_verdict":"FAIL"}')
    expect((await read()).skills.map(({ health }) => health.structuralVerdict)).toEqual(["FAIL"])

    fs.cpSync(path.join(root, "shape"), path.join(root, "other"), { recursive: true })
    expect((await read()).skills).toHaveLength(2)
  })

  test("a file that changed just now is not trusted to lie still", async () => {
    await readLibraryCached([root], TODAY, kept)

    expect(fs.existsSync(kept)).toBe(false)
  })

  test("a damaged kept library is read anew", async () => {
    await read()
    replaceKept((bytes) => bytes.subarray(0, 40))

    expect(await keywords()).toEqual([["round"]])
  })

  test("a folder that cannot be written costs nothing", async () => {
    fs.writeFileSync(kept, "in the way")

    expect(await keywords()).toEqual([["round"]])
  })
})
