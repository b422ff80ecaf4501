import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { compareSkillFiles, listChanges, NO_CHANGES, type SkillFile } from "@/lib/recall"
import { closeDatabase } from "../db/database"
import { migrateDatabase } from "../db/migrate.mjs"
import { PROVIDERS } from "../db/schema-engine.mjs"
import { createTemporaryDatabase, PRISMA_DIR, type TemporaryDatabase } from "../db/testing/temporary-database"
import {
  createSnapshot,
  getSnapshot,
  getSnapshotFiles,
  listSnapshots,
  MAX_SNAPSHOTS,
  type NewSnapshot,
} from "./snapshots"

const file = (name: string, digest = "1"): SkillFile => ({ id: `${name}/SKILL.md`, name, digest })

function snapshotOf(files: SkillFile[], head = "a".repeat(40)): NewSnapshot {
  return {
    skillCount: files.length,
    digest: JSON.stringify(files),
    repositories: [{ name: "repo", branch: null, head }],
    files,
    compare: (before) => (before === null ? NO_CHANGES : listChanges(compareSkillFiles(before, files))),
  }
}

describe.each(PROVIDERS)("snapshots on %s", (provider) => {
  let temporary: TemporaryDatabase
  const before = process.env.DATABASE_URL
  beforeAll(async () => {
    temporary = await createTemporaryDatabase(provider)
    await migrateDatabase(temporary.url, PRISMA_DIR)
    process.env.DATABASE_URL = temporary.url
  })
  afterAll(async () => {
    await closeDatabase()
    if (before === undefined) delete process.env.DATABASE_URL
    else process.env.DATABASE_URL = before
    await temporary.remove()
  })

  test("come back newest first, each with what had changed since the one before", async () => {
    expect([await getSnapshot("one"), await listSnapshots("one")]).toEqual([null, []])
    const first = await createSnapshot("one", snapshotOf([file("a"), file("__proto__")]))
    const second = await createSnapshot("one", snapshotOf([file("a", "2"), file("b")]))
    expect(first).toEqual({
      isNew: true,
      row: {
        number: 1,
        takenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        skillCount: 2,
        digest: JSON.stringify([file("a"), file("__proto__")]),
        repositories: [{ name: "repo", branch: null, head: "a".repeat(40) }],
        changes: NO_CHANGES,
      },
    })
    expect(second.row.changes).toEqual({
      added: [{ id: "b/SKILL.md", name: "b" }],
      changed: [{ id: "a/SKILL.md", name: "a" }],
      removed: [{ id: "__proto__/SKILL.md", name: "__proto__" }],
      counts: { added: 1, changed: 1, removed: 1 },
      total: 3,
      unlisted: 0,
    })
    expect(await listSnapshots("one")).toEqual([second.row, first.row])
    expect(await getSnapshot("one")).toEqual(second.row)
    expect(await listSnapshots("two")).toEqual([])
  })

  test("keep the list of files of the newest only", async () => {
    await createSnapshot("files", snapshotOf([file("a")]))
    await createSnapshot("files", snapshotOf([file("b")]))
    expect([
      await getSnapshotFiles("files", 1),
      await getSnapshotFiles("files", 2),
      await getSnapshotFiles("files", 3),
    ]).toEqual([null, [file("b")], null])
  })

  test("are not taken twice of one state; a new commit is a new state", async () => {
    const state = snapshotOf([file("a")])
    const first = await createSnapshot("same", state)
    expect(await createSnapshot("same", state)).toEqual({ ...first, isNew: false })
    const moved = await createSnapshot("same", snapshotOf([file("a")], "b".repeat(40)))
    expect([moved.isNew, moved.row.number]).toEqual([true, 2])
  })

  test("are one where many ask at once", async () => {
    const taken = await Promise.all(Array.from({ length: 5 }, () => createSnapshot("race", snapshotOf([file("a")]))))
    expect(taken.map(({ row }) => row.number)).toEqual([1, 1, 1, 1, 1])
    expect(taken.filter(({ isNew }) => isNew)).toHaveLength(1)
  })

  test("are forgotten, the oldest first, beyond a number", async () => {
    for (let index = 0; index < MAX_SNAPSHOTS + 2; index += 1)
      await createSnapshot("many", snapshotOf([file(`skill-${index}`)]))
    expect((await listSnapshots("many")).map(({ number }) => number)).toEqual(
      Array.from({ length: MAX_SNAPSHOTS }, (_, index) => MAX_SNAPSHOTS + 2 - index),
    )
  })
})
