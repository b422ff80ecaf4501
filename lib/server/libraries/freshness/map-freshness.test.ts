import fs from "node:fs"
import path from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest"
import { closeDatabase } from "../../db/database"
import { migrateDatabase } from "../../db/migrate.mjs"
import { createTemporaryDatabase, PRISMA_DIR, type TemporaryDatabase } from "../../db/testing/temporary-database"
import { readLibrary, readManifest } from "../../files"
import {
  makeRepository,
  skillText,
  type TemporaryRepository,
  temporaryFolder,
} from "../../git/testing/temporary-repository"
import type { LibrarySource } from "../contract"
import { getFreshnessSummary, getMapFreshness, takeSnapshot } from "./map-freshness"

const folders: string[] = []
let temporary: TemporaryDatabase
const before = process.env.DATABASE_URL
let sources = 0

beforeAll(async () => {
  temporary = await createTemporaryDatabase("sqlite")
  await migrateDatabase(temporary.url, PRISMA_DIR)
  process.env.DATABASE_URL = temporary.url
})
afterEach(() => vi.unstubAllEnvs())
afterAll(async () => {
  await closeDatabase()
  if (before === undefined) delete process.env.DATABASE_URL
  else process.env.DATABASE_URL = before
  await temporary.remove()
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

function repository(): TemporaryRepository {
  const made = makeRepository()
  folders.push(made.top)
  return made
}

/** A library of these places, read anew each time. */
function libraryAt(locations: string[], kind: LibrarySource["kind"] = "folders") {
  sources += 1
  const source: LibrarySource = { id: `library-${sources}`, label: "L", origin: "added", kind, locations }
  return async () => ({
    source,
    library:
      kind === "folders"
        ? await readLibrary(locations, { today: "2026-11-30" })
        : (await readManifest(locations[0] ?? "", { today: "2026-11-30", digests: true })).library,
  })
}

const DIGEST = expect.stringMatching(/^[0-9a-f]{64}$/)
const none = {
  added: [],
  changed: [],
  removed: [],
  counts: { added: 0, changed: 0, removed: 0 },
  total: 0,
  unlisted: 0,
}
/** HEAD is kept for a second. */
function letHeadAge(): void {
  clockMs += 5_000
  vi.spyOn(Date, "now").mockReturnValue(clockMs)
}
let clockMs = Date.parse("2030-01-01")
afterEach(() => vi.restoreAllMocks())

describe("the freshness of a library in git", () => {
  test("is missing at first, fresh after a snapshot, stale after an edit and after a commit", async () => {
    const repo = repository()
    repo.write("skills/a/SKILL.md", skillText("a"))
    repo.write("skills/b/SKILL.md", skillText("b"))
    const first = repo.commit()
    const open = libraryAt([path.join(repo.top, "skills")])
    const repositories = [{ name: path.basename(repo.top), branch: "main", head: first }]
    const current = { repositories, digest: DIGEST, skillCount: 2 }
    const loaded = await open()

    expect(await getMapFreshness(loaded)).toEqual({
      state: "MISSING",
      reason: "no-snapshot",
      line: "MISSING",
      old: null,
      head: null,
      explanation:
        "No snapshot of this library was taken yet, so nobody can say what changed. One notes the commit and a digest of each of its 2 skills; nothing is written into the library.",
      mend: "Take a snapshot when the library is as it should be.",
      snapshot: null,
      current,
      changes: none,
      history: [],
    })

    const taken = await takeSnapshot(loaded)
    const snapshot = { number: 1, takenAt: expect.any(String), ...current, changes: none }
    const fresh = {
      state: "FRESH",
      reason: null,
      line: "FRESH",
      old: null,
      head: null,
      explanation: "HEAD is as it was when the snapshot was taken, and so is every skill file.",
      mend: null,
      snapshot,
      current,
      changes: none,
      history: [snapshot],
    }
    expect(taken).toEqual({ ok: true, value: { isNew: true, freshness: fresh } })
    expect(await takeSnapshot(loaded)).toEqual({ ok: true, value: { isNew: false, freshness: fresh } })

    repo.write("skills/a/SKILL.md", skillText("a", "More."))
    repo.write("skills/c/SKILL.md", skillText("c"))
    repo.remove("skills/b")
    const edited = await getMapFreshness(await open())
    const changes = {
      added: [{ name: "c", slug: "c" }],
      changed: [{ name: "a", slug: "a" }],
      removed: [{ name: "b", slug: null }],
      counts: { added: 1, changed: 1, removed: 1 },
      total: 3,
      unlisted: 0,
    }
    expect([edited.line, edited.explanation, edited.mend, edited.changes]).toEqual([
      `STALE ${first} ${first}`,
      "HEAD is the same, but what is not committed differs: 3 skills changed since.",
      "Look at what changed, then take a new snapshot.",
      changes,
    ])

    const second = repo.commit()
    letHeadAge()
    expect(await getFreshnessSummary(await open())).toEqual({ state: "STALE", old: first, head: second, changed: 3 })
    const again = await takeSnapshot(await open())
    expect(again).toMatchObject({ ok: true, value: { isNew: true } })
    const { line, history } = await getMapFreshness(await open())
    expect([line, history.map(({ number }) => number), history[0]?.changes]).toEqual(["FRESH", [2, 1], changes])
  })

  test("is stale after a commit that touches no skill, and says so", async () => {
    const repo = repository()
    repo.write("a/SKILL.md", skillText("a"))
    const first = repo.commit()
    const open = libraryAt([repo.top])
    await takeSnapshot(await open())
    const second = repo.commit("nothing of note")
    letHeadAge()
    const { line, explanation, changes } = await getMapFreshness(await open())
    expect([line, explanation, changes]).toEqual([
      `STALE ${first} ${second}`,
      `HEAD moved from ${first.slice(0, 10)} to ${second.slice(0, 10)}; no skill file has changed since.`,
      none,
    ])
  })

  test("is missing, and no snapshot can be taken, where HEAD cannot be read", async () => {
    const repo = repository()
    repo.write("a/SKILL.md", skillText("a"))
    const open = libraryAt([repo.top])
    const name = path.basename(repo.top)
    const message = `The library is in the git repository "${name}", but its HEAD cannot be read: there is no commit yet.`
    expect(await takeSnapshot(await open())).toEqual({
      ok: false,
      error: { code: "head-unreadable", message, mend: "Make the first commit." },
    })
    expect(await getMapFreshness(await open())).toMatchObject({
      state: "MISSING",
      reason: "head-unreadable",
      explanation: message,
      current: null,
    })
    repo.commit()
    vi.stubEnv("PATH", repo.top)
    letHeadAge()
    expect(await getMapFreshness(await open())).toMatchObject({
      state: "MISSING",
      reason: "git-unavailable",
      mend: "Install git, or put it on the PATH.",
    })
  })

  test("counts every repository that holds skills: two roots, and a submodule in one", async () => {
    const inner = repository()
    inner.write("c/SKILL.md", skillText("c"))
    inner.commit()
    const one = repository()
    one.write("a/SKILL.md", skillText("a"))
    one.git("submodule", "--quiet", "add", inner.top, "vendor")
    one.commit()
    const two = repository()
    two.write("b/SKILL.md", skillText("b"))
    two.commit()
    const open = libraryAt([one.top, two.top])
    await takeSnapshot(await open())
    const { line, current } = await getMapFreshness(await open())
    expect([line, new Set(current?.repositories.map(({ name }) => name))]).toEqual([
      "FRESH",
      new Set([path.basename(one.top), "vendor", path.basename(two.top)]),
    ])

    fs.writeFileSync(path.join(one.top, "vendor/c/SKILL.md"), skillText("c", "More."))
    const { changes } = await getMapFreshness(await open())
    expect(changes).toEqual({
      ...none,
      changed: [{ name: "c", slug: "vendor/c" }],
      counts: { ...none.counts, changed: 1 },
      total: 1,
    })
  })
})

describe("the freshness of a library outside git", () => {
  test("is judged by digest alone", async () => {
    const root = temporaryFolder()
    folders.push(root)
    const write = (text: string) => {
      fs.mkdirSync(path.join(root, "a"), { recursive: true })
      fs.writeFileSync(path.join(root, "a/SKILL.md"), text)
    }
    write(skillText("a"))
    const open = libraryAt([root])
    await takeSnapshot(await open())
    expect(await getMapFreshness(await open())).toMatchObject({
      line: "FRESH",
      explanation: "Every skill file is as it was when the snapshot was taken.",
    })
    write(skillText("a", "More."))
    const stale = await getMapFreshness(await open())
    expect([stale.line, stale.explanation]).toEqual([
      expect.stringMatching(/^STALE sha256:[0-9a-f]{64} sha256:[0-9a-f]{64}$/),
      "1 skill changed since.",
    ])
  })

  test("of a manifest is judged by its bytes, and tells the entries that differ", async () => {
    const root = temporaryFolder()
    folders.push(root)
    const file = path.join(root, "skills.manifest.json")
    const write = (skills: object[], indent?: number) =>
      fs.writeFileSync(file, JSON.stringify({ skills }, null, indent))
    write([{ name: "a" }, { name: "b" }])
    const open = libraryAt([file], "manifest")
    await takeSnapshot(await open())
    write([{ name: "a", keywords: ["x"] }, { name: "c" }])
    const stale = await getMapFreshness(await open())
    expect([stale.state, stale.changes]).toEqual([
      "STALE",
      {
        added: [{ name: "c", slug: "c" }],
        changed: [{ name: "a", slug: "a" }],
        removed: [{ name: "b", slug: null }],
        counts: { added: 1, changed: 1, removed: 1 },
        total: 3,
        unlisted: 0,
      },
    ])
    write([{ name: "a" }, { name: "b" }], 2)
    const spaced = await getMapFreshness(await open())
    expect([spaced.state, spaced.changes.total, spaced.explanation]).toEqual([
      "STALE",
      0,
      "The manifest file differs, but none of its skills changed since.",
    ])
  })
})

test("a database that does not answer leaves the freshness open instead of failing", async () => {
  const root = temporaryFolder()
  folders.push(root)
  const loaded = await libraryAt([root])()
  await closeDatabase()
  vi.stubEnv("DATABASE_URL", `file:${path.join(root, "no/such/folder/tower.db")}`)
  vi.spyOn(console, "error").mockImplementation(() => undefined)
  expect(await getMapFreshness(loaded)).toMatchObject({ state: "MISSING", reason: "history-unavailable", history: [] })
  expect(await getFreshnessSummary(loaded)).toBeNull()
  await closeDatabase()
})
