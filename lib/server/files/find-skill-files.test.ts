import { chmod, mkdir, symlink } from "node:fs/promises"
import { createServer } from "node:net"
import path from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { findSkillFiles } from "./find-skill-files"
import { readLibrary } from "./read-library"
import { addFiles, makeLibrary, skillText } from "./testing/temporary-library"

const find = async (...roots: string[]) => {
  const found = await findSkillFiles(roots)
  return {
    files: found.files.map((file) => (file.root === 0 ? file.path : `${file.root}:${file.path}`)),
    codes: found.diagnostics.map(({ code, file }) => `${code} ${file}`),
  }
}

test("skills are found at any depth, in dot folders too, but not in .git or node_modules", async () => {
  const root = await makeLibrary({
    "b/SKILL.md": "",
    "a/b/c/d/SKILL.md": "",
    ".claude/skills/x/SKILL.md": "",
    ".git/x/SKILL.md": "",
    "node_modules/x/SKILL.md": "",
    "a/README.md": "",
  })
  expect(await find(root)).toEqual({
    files: [".claude/skills/x/SKILL.md", "a/b/c/d/SKILL.md", "b/SKILL.md"],
    codes: [],
  })
})

test("other spellings are found, the exact one is preferred", async () => {
  const root = await makeLibrary({ "a/skill.md": "", "b/SKILL.md": "", "b/Skill.MD": "" })
  expect(await find(root)).toEqual({
    files: ["a/skill.md", "b/SKILL.md"],
    codes: ["file-name-case a/skill.md", "file-name-case b/Skill.MD"],
  })
})

test("material of a skill is skipped at any depth, and a skill beside it is not", async () => {
  const root = await makeLibrary({
    "a/SKILL.md": "",
    "a/tests/deep/er/SKILL.md": "",
    "a/parts/SKILL.md": "",
    "a/parts/evals/SKILL.md": "",
    "tests/SKILL.md": "",
  })
  const found = await findSkillFiles([root])
  expect([found.files.map((file) => file.path), found.skipped]).toEqual([
    ["a/SKILL.md", "a/parts/SKILL.md", "tests/SKILL.md"],
    [
      { root: 0, path: "a/parts/evals/SKILL.md", inside: "a/parts/SKILL.md" },
      { root: 0, path: "a/tests/deep/er/SKILL.md", inside: "a/SKILL.md" },
    ],
  ])
})

test("links are followed once, loops end, and what is outside the root stays outside", async () => {
  const outside = await makeLibrary({ "secret/SKILL.md": skillText("secret") })
  const root = await makeLibrary({ "real/a/SKILL.md": skillText("a"), "node_modules/pkg/x/SKILL.md": skillText("x") })
  await symlink("..", path.join(root, "real/up"))
  await symlink("real/a", path.join(root, "again"))
  await symlink("node_modules/pkg", path.join(root, "linked-pkg"))
  await symlink("node_modules/pkg", path.join(root, "linked-twice"))
  await symlink("gone", path.join(root, "dangling"))
  await symlink("self", path.join(root, "self"))
  await symlink(path.join(outside, "secret"), path.join(root, "out"))
  await mkdir(path.join(root, "file"))
  await symlink(path.join(outside, "secret/SKILL.md"), path.join(root, "file/SKILL.md"))
  expect(await find(root)).toEqual({
    files: ["linked-pkg/x/SKILL.md", "real/a/SKILL.md"],
    codes: [
      "link-dangling dangling",
      "link-outside file/SKILL.md",
      "link-outside out",
      "link-loop real/up",
      "link-loop self",
    ],
  })
})

test("a linked SKILL.md and a linked sidecar inside the root are read", async () => {
  const root = await makeLibrary({
    "shared/text.md": skillText("a"),
    "shared/state.json": '{"schema_version": 1, "structural_verdict": "PASS"}',
    "b/SKILL.md": skillText("b"),
  })
  await mkdir(path.join(root, "a"))
  await symlink("../shared/text.md", path.join(root, "a/SKILL.md"))
  await symlink("../shared/state.json", path.join(root, "a/audit-state.json"))
  await symlink("/etc/passwd", path.join(root, "b/audit-state.json"))
  const library = await readLibrary([root], { today: "2026-11-30" })
  expect(library.skills.map(({ path: file, health }) => [file, health.structuralVerdict])).toEqual([
    ["a/SKILL.md", "PASS"],
    ["b/SKILL.md", "UNVERIFIED"],
  ])
  expect(library.diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([
    "link-outside b/audit-state.json",
    "sidecar-unreadable b/audit-state.json",
  ])
})

test("a sidecar whose link leads nowhere or outside lets no author certify himself", async () => {
  const certified = (name: string) => skillText(name, "application_verdict: APPLICABLE")
  const root = await makeLibrary({ "a/SKILL.md": certified("a"), "b/SKILL.md": certified("b") })
  await symlink("missing.json", path.join(root, "a/audit-state.json"))
  await symlink("/etc/passwd", path.join(root, "b/audit-state.json"))
  const { skills } = await readLibrary([root], { today: "2026-11-30" })
  expect(skills.map(({ health, warnings }) => [health.applicationVerdict, warnings])).toEqual([
    [
      "UNVERIFIED",
      [
        "a/audit-state.json: the audit state cannot be read: it is a link that leads nowhere; its skill counts as UNVERIFIED",
      ],
    ],
    [
      "UNVERIFIED",
      [
        "b/audit-state.json: the audit state cannot be read: it is a link that points outside the root; its skill counts as UNVERIFIED",
      ],
    ],
  ])
})

test("several roots are read in order, a root inside another only once", async () => {
  const first = await makeLibrary({ "skills/a/SKILL.md": "" })
  const second = await makeLibrary({ "b/SKILL.md": "" })
  expect(await find(first, second, path.join(first, "skills"))).toEqual({
    files: ["skills/a/SKILL.md", "1:b/SKILL.md"],
    codes: ["root-repeated "],
  })
})

test("a root that is missing or a file costs only itself", async () => {
  const root = await makeLibrary({ "a/SKILL.md": "" })
  expect(await find(path.join(root, "none"), path.join(root, "a/SKILL.md"), root)).toEqual({
    files: ["2:a/SKILL.md"],
    codes: ["root-unreadable ", "root-unreadable "],
  })
})

test("what is named SKILL.md and is no file is refused", async () => {
  const root = await makeLibrary({ "a/SKILL.md": skillText("a") })
  await mkdir(path.join(root, "b"))
  await mkdir(path.join(root, "c/SKILL.md"), { recursive: true })
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(path.join(root, "b/SKILL.md"), resolve))
  onTestFinished(() => void server.close())
  const library = await readLibrary([root], { today: "2026-11-30" })
  expect([
    library.skills.map((skill) => skill.name),
    library.refused.map(({ path: file, error }) => [file, error.code]),
  ]).toEqual([["a"], [["b/SKILL.md", "file-not-regular"]]])
})

test.skipIf(process.getuid?.() === 0)("a folder that cannot be listed costs only itself", async () => {
  const root = await makeLibrary({ "a/SKILL.md": "", "locked/SKILL.md": "" })
  await chmod(path.join(root, "locked"), 0)
  const found = await find(root)
  await chmod(path.join(root, "locked"), 0o755)
  expect(found).toEqual({ files: ["a/SKILL.md"], codes: ["folder-unreadable locked"] })
})

test("a reading that was called off rejects", async () => {
  const root = await makeLibrary({ "a/SKILL.md": "" })
  await addFiles(root, { "b/SKILL.md": "" })
  await expect(findSkillFiles([root], AbortSignal.abort())).rejects.toThrow("aborted")
})
