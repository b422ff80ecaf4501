import { chmod, mkdir, symlink } from "node:fs/promises"
import path from "node:path"
import { expect, test } from "vitest"
import { MAX_TEXT_BYTES, readSkillFolder } from "./read-skill-folder"
import { makeLibrary, skillText } from "./testing/temporary-library"

const SKILL = skillText("trim")

test("the files of a skill are read, those of skills inside are left to them", async () => {
  const root = await makeLibrary({
    "trim/SKILL.md": SKILL,
    "trim/scripts/cut.sh": "# Cuts.\n",
    "trim/references/example/SKILL.md": "an example",
    "trim/inner/SKILL.md": skillText("inner"),
    "trim/inner/notes.md": "notes",
    "trim/assets/logo.png": new Uint8Array([0, 1]),
    "trim/references/huge.md": "x".repeat(MAX_TEXT_BYTES + 1),
    "trim/node_modules/a.js": "",
  })
  await chmod(path.join(root, "trim/scripts/cut.sh"), 0o755)
  expect(await readSkillFolder(root, path.join(root, "trim"))).toEqual({
    files: [
      { path: "SKILL.md", sizeBytes: SKILL.length, text: SKILL, isExecutable: false },
      { path: "assets/logo.png", sizeBytes: 2, text: null, isExecutable: false },
      { path: "references/example/SKILL.md", sizeBytes: 10, text: "an example", isExecutable: false },
      { path: "references/huge.md", sizeBytes: MAX_TEXT_BYTES + 1, text: null, isExecutable: false },
      { path: "scripts/cut.sh", sizeBytes: 8, text: "# Cuts.\n", isExecutable: true },
    ],
    nested: ["inner"],
    refused: [],
    isCut: false,
  })
})

test("links are followed to files inside the root only, and told otherwise", async () => {
  const around = await makeLibrary({
    "secret.md": "secret",
    "library/trim/SKILL.md": SKILL,
    "library/shared.md": "shared",
  })
  const root = path.join(around, "library")
  const trim = path.join(root, "trim")
  await symlink("../shared.md", path.join(trim, "a-shared.md"))
  await symlink("../../secret.md", path.join(trim, "b-secret.md"))
  await symlink("nowhere", path.join(trim, "c-nowhere.md"))
  await symlink(".", path.join(trim, "d-loop"))
  await symlink("e-self", path.join(trim, "e-self"))
  const { files, refused } = await readSkillFolder(root, trim)
  expect({ files: files.map((file) => [file.path, file.text]), refused }).toEqual({
    files: [
      ["SKILL.md", SKILL],
      ["a-shared.md", "shared"],
    ],
    refused: [
      { path: "b-secret.md", reason: "a link that leads outside the library" },
      { path: "c-nowhere.md", reason: "a link that leads nowhere" },
      { path: "d-loop", reason: "a link to a folder" },
      { path: "e-self", reason: "a link that leads nowhere" },
    ],
  })
})

test("what is too deep or too many is left out, and said so", async () => {
  const many = Object.fromEntries(Array.from({ length: 510 }, (_, index) => [`trim/references/${index}.md`, ""]))
  const root = await makeLibrary({ "trim/SKILL.md": SKILL, ...many })
  const wide = await readSkillFolder(root, path.join(root, "trim"))
  expect([wide.files.length, wide.isCut]).toEqual([500, true])
  const deep = await makeLibrary({ "trim/SKILL.md": SKILL })
  await mkdir(path.join(deep, "trim", ...Array.from({ length: 12 }, () => "d")), { recursive: true })
  expect((await readSkillFolder(deep, path.join(deep, "trim"))).isCut).toBe(true)
})
