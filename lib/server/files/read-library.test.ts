import { createHash } from "node:crypto"
import { mkdir, rename, rm, symlink, utimes, writeFile } from "node:fs/promises"
import path from "node:path"
import { expect, test, vi } from "vitest"
import { compareReadings, readLibrary } from "./read-library"
import { readManifest } from "./read-manifest"
import { addFiles, makeLibrary, skillText } from "./testing/temporary-library"

const OPTIONS = { today: "2026-11-30" }
const OLD = new Date("2026-01-01")

/** Ages a file, since the youngest ones are always read again. */
const age = (root: string, ...files: string[]) =>
  Promise.all(files.map((file) => utimes(path.join(root, file), OLD, OLD)))

test("a record tells the size and the digest of the file's bytes", async () => {
  const text = skillText("hedge", "owner: é")
  const root = await makeLibrary({ "a/hedge/SKILL.md": text })
  const [skill] = (await readLibrary([root], OPTIONS)).skills
  expect([skill?.byteLength, skill?.digest]).toEqual([
    Buffer.byteLength(text),
    createHash("sha256").update(text).digest("hex"),
  ])
})

test("a file over 2 MiB is refused, one just under is read", async () => {
  const under = skillText("under").padEnd(2 * 1024 * 1024, "x\n")
  const root = await makeLibrary({ "under/SKILL.md": under, "over/SKILL.md": `${under}x` })
  const library = await readLibrary([root], OPTIONS)
  expect([
    library.skills.map((skill) => skill.name),
    library.refused.map(({ error }) => [error.code, error.message]),
  ]).toEqual([["under"], [["file-too-large", "the file is 2097153 bytes long, the limit is 2097152"]]])
})

test("one bad file never costs another", async () => {
  const root = await makeLibrary({
    "a/SKILL.md": skillText("a"),
    "b/SKILL.md": "",
    "c/SKILL.md": "---\nx: [\n---\n",
    "d/SKILL.md": skillText("d"),
  })
  const library = await readLibrary([root], OPTIONS)
  expect([library.skills.map((skill) => skill.name), library.refused.map((file) => file.path)]).toEqual([
    ["a", "d"],
    ["b/SKILL.md", "c/SKILL.md"],
  ])
})

test("what is said of equal paths under two roots tells which root is meant", async () => {
  const first = await makeLibrary({ "a/SKILL.md": skillText("one", "relations: {related: [x]}"), "b/SKILL.md": "" })
  const second = await makeLibrary({
    "a/SKILL.md": skillText("two", "relations: {related: [y]}\nkeywords: {a: b}"),
    "a/audit-state.json": "{",
    "b/SKILL.md": "",
  })
  const { diagnostics, refused } = await readLibrary([first, second], OPTIONS)
  expect(diagnostics.map(({ file, root, code, skill }) => [file, root, code, skill])).toEqual([
    ["a/SKILL.md", undefined, "name-folder-mismatch", "one"],
    ["a/SKILL.md", undefined, "relation-unknown", "one"],
    ["a/SKILL.md", 1, "name-folder-mismatch", "two"],
    ["a/SKILL.md", 1, "relation-unknown", "two"],
    ["a/SKILL.md", 1, "field-type", "two"],
    ["a/audit-state.json", 1, "sidecar-unreadable", "two"],
    ["b/SKILL.md", undefined, "file-empty", undefined],
    ["b/SKILL.md", 1, "file-empty", undefined],
  ])
  expect(refused.map(({ id, error }) => [id, error.root])).toEqual([
    ["b/SKILL.md", undefined],
    ["1:b/SKILL.md", 1],
  ])
})

test("a reading after an earlier one says the same as a fresh one", async () => {
  const root = await makeLibrary({
    "a/SKILL.md": skillText("a", "relations: {related: [b]}"),
    "a/audit-state.json": '{"schema_version": 1, "truth_verdict": "PASS"}',
    "b/SKILL.md": skillText("b"),
    "c/SKILL.md": "",
  })
  await age(root, "a/SKILL.md", "a/audit-state.json", "b/SKILL.md", "c/SKILL.md")
  const first = await readLibrary([root], OPTIONS)
  expect(await readLibrary([root], { ...OPTIONS, previous: first })).toEqual(first)

  await writeFile(path.join(root, "b/SKILL.md"), skillText("beta"))
  await writeFile(path.join(root, "a/audit-state.json"), '{"schema_version": 1, "truth_verdict": "BROKEN"}')
  await addFiles(root, { "d/SKILL.md": skillText("d") })
  await rm(path.join(root, "c"), { recursive: true })
  const second = await readLibrary([root], { ...OPTIONS, previous: first })
  expect(second).toEqual(await readLibrary([root], OPTIONS))
  expect(second.skills.map(({ name, health }) => [name, health.truthVerdict])).toEqual([
    ["a", "BROKEN"],
    ["beta", "UNVERIFIED"],
    ["d", "UNVERIFIED"],
  ])
  expect(compareReadings(first, second)).toEqual({
    added: ["d/SKILL.md"],
    changed: ["a/SKILL.md", "b/SKILL.md"],
    removed: ["c/SKILL.md"],
  })
})

test("a sidecar that comes, changes or goes is noticed without its skill having changed", async () => {
  const root = await makeLibrary({ "a/SKILL.md": skillText("a") })
  await age(root, "a/SKILL.md")
  const state = path.join(root, "a/audit-state.json")
  const verdicts: (string | undefined)[] = []
  let library = await readLibrary([root], OPTIONS)
  for (const step of [
    () => writeFile(state, '{"schema_version": 1, "truth_verdict": "PASS"}'),
    () => writeFile(state, '{"schema_version": 1, "truth_verdict": "DRIFT"}'),
    () => writeFile(state, "{"),
    () => rm(state),
  ]) {
    await step()
    library = await readLibrary([root], { ...OPTIONS, previous: library })
    verdicts.push(`${library.skills[0]?.health.truthVerdict} ${library.skills[0]?.warnings.length}`)
  }
  expect(verdicts).toEqual(["PASS 0", "DRIFT 0", "UNVERIFIED 1", "UNVERIFIED 0"])
})

test("a sidecar that comes to a skill read long ago is noticed", async () => {
  const root = await makeLibrary({ "a/SKILL.md": skillText("a") })
  const state = path.join(root, "a/audit-state.json")
  // The clock stands an hour ahead, so that no file looks as if it were just being written.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 })
  try {
    const seen: unknown[] = []
    let library = await readLibrary([root], OPTIONS)
    for (const step of [
      () => writeFile(state, '{"schema_version": 1, "structural_verdict": "FAIL"}'),
      () => rm(state),
      () => mkdir(state),
      () => rm(state, { recursive: true }),
      () => symlink("nowhere.json", state),
    ]) {
      await step()
      const next = await readLibrary([root], { ...OPTIONS, previous: library })
      const again = await readLibrary([root], { ...OPTIONS, previous: next })
      seen.push([
        `${next.skills[0]?.health.structuralVerdict} ${next.skills[0]?.warnings.length}`,
        compareReadings(library, next)?.changed,
        compareReadings(next, again),
      ])
      library = again
    }
    expect(seen).toEqual(
      ["FAIL 0", "UNVERIFIED 0", "UNVERIFIED 1", "UNVERIFIED 0", "UNVERIFIED 1"].map((told) => [
        told,
        ["a/SKILL.md"],
        null,
      ]),
    )
  } finally {
    vi.useRealTimers()
  }
})

test("a file that is put in another's place with the same size and time is read again", async () => {
  const root = await makeLibrary({ "a/SKILL.md": skillText("old"), "new.md": skillText("new") })
  await age(root, "a/SKILL.md", "new.md")
  const first = await readLibrary([root], OPTIONS)
  await rename(path.join(root, "new.md"), path.join(root, "a/SKILL.md"))
  const second = await readLibrary([root], { ...OPTIONS, previous: first })
  expect(second.skills.map((skill) => skill.name)).toEqual(["new"])
})

test("a file that was only touched, or is too young to be sure of, has not changed", async () => {
  const root = await makeLibrary({
    "a/SKILL.md": skillText("a"),
    "a/audit-state.json": '{"schema_version": 1}',
    "b/SKILL.md": "",
  })
  const first = await readLibrary([root], OPTIONS)
  const second = await readLibrary([root], { ...OPTIONS, previous: first })
  await age(root, "a/SKILL.md", "a/audit-state.json", "b/SKILL.md")
  const third = await readLibrary([root], { ...OPTIONS, previous: second })
  expect([compareReadings(first, second), compareReadings(second, third), third]).toEqual([null, null, first])
})

test("progress ends at the number of files", async () => {
  const root = await makeLibrary({ "a/SKILL.md": skillText("a"), "b/SKILL.md": "" })
  const seen: unknown[] = []
  await readLibrary([root], { ...OPTIONS, onProgress: (progress) => seen.push(progress) })
  expect(seen).toEqual([{ read: 2, total: 2 }])
})

test("library-wide checks can be left out", async () => {
  const root = await makeLibrary({ "a/SKILL.md": skillText("a", "stability: deprecated") })
  const codes = async (checks: boolean) =>
    (await readLibrary([root], { ...OPTIONS, checks })).diagnostics.map(({ code }) => code)
  expect([await codes(true), await codes(false)]).toEqual([["deprecated-without-successor"], []])
})

test("a manifest that is not there is an error that says so", async () => {
  const root = await makeLibrary({ "m.json": '{"skills": [{"name": "a", "description": "x"}]}' })
  expect((await readManifest(path.join(root, "m.json"))).library.skills.length).toBe(1)
  await expect(readManifest(path.join(root, "none.json"))).rejects.toThrow(
    `${path.join(root, "none.json")} cannot be read: it does not exist`,
  )
})
