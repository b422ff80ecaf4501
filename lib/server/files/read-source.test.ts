import { mkdir, symlink, truncate, writeFile } from "node:fs/promises"
import path from "node:path"
import { expect, test } from "vitest"
import { MAX_SOURCE_BYTES, readSource } from "./read-source"
import { addFiles, makeLibrary } from "./testing/temporary-library"

const textOf = (reading: Awaited<ReturnType<typeof readSource>>) =>
  reading.state === "read" ? { ...reading, bytes: new TextDecoder().decode(reading.bytes) } : reading

test("a source is looked for from the top of the repository, then beside the skill", async () => {
  const top = await makeLibrary({
    "src/a.ts": "top",
    "skills/trim/src/a.ts": "beside",
    "skills/trim/notes.md": "notes",
  })
  const places = { top, bases: [top, path.join(top, "skills/trim")] }
  expect(textOf(await readSource("src/a.ts", places))).toEqual({ state: "read", file: "src/a.ts", bytes: "top" })
  expect(textOf(await readSource("./notes.md", places))).toMatchObject({ file: "skills/trim/notes.md", bytes: "notes" })
  expect(textOf(await readSource("../../src/a.ts", places))).toMatchObject({ file: "src/a.ts", bytes: "top" })
  expect(await readSource("src/none.ts", places)).toEqual({ state: "missing" })
})

test("nothing outside the repository is read, neither by its path nor by a link", async () => {
  const around = await makeLibrary({ "secret.txt": "secret", "secrets/key.txt": "secret", "repository/a.md": "a" })
  const top = path.join(around, "repository")
  await symlink(path.join(around, "secret.txt"), path.join(top, "link.txt"))
  await symlink(path.join(around, "secrets"), path.join(top, "folder"))
  const places = { top, bases: [top] }
  for (const source of [
    "../secret.txt",
    path.join(around, "secret.txt"),
    "link.txt",
    "folder/key.txt",
    "~/x",
    "/etc/passwd",
  ])
    expect(await readSource(source, places)).toEqual({ state: "outside" })
  expect(await readSource("a\0.md", places)).toEqual({ state: "missing" })
})

test("what cannot be hashed is told with its reason", async () => {
  const top = await makeLibrary({ "a/b.md": "b" })
  const places = { top, bases: [top] }
  await writeFile(path.join(top, "huge.bin"), "")
  await truncate(path.join(top, "huge.bin"), MAX_SOURCE_BYTES + 1)
  await symlink("loop", path.join(top, "loop"))
  await symlink("nowhere", path.join(top, "dangling"))
  await mkdir(path.join(top, "empty"))
  await addFiles(top, { "bytes.bin": new Uint8Array([0, 255]) })
  expect(await readSource("huge.bin", places)).toEqual({
    state: "unreadable",
    file: "huge.bin",
    reason: "it is larger than 16 MiB",
  })
  expect(await readSource("empty", places)).toMatchObject({ state: "unreadable", file: "empty" })
  expect(await readSource("loop", places)).toEqual({
    state: "unreadable",
    file: "loop",
    reason: "its links form a loop",
  })
  expect(await readSource("dangling", places)).toEqual({ state: "missing" })
  expect(await readSource("a/b.md/c", places)).toEqual({ state: "missing" })
  expect(await readSource("bytes.bin", places)).toEqual({
    state: "read",
    file: "bytes.bin",
    bytes: new Uint8Array([0, 255]),
  })
})
