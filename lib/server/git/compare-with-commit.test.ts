import fs from "node:fs"
import path from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { findSkillFiles } from "../files"
import { type CommitComparison, compareWithCommit } from "./compare-with-commit"
import { makeRepository, skillText, type TemporaryRepository, temporaryFolder } from "./testing/temporary-repository"

const folders: string[] = []
const repository = (...args: string[]) => {
  const made = makeRepository(undefined, ...args)
  folders.push(made.top)
  return made
}
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

async function compare(
  { top }: TemporaryRepository,
  commit: string,
  roots: string[] = [top],
): Promise<CommitComparison> {
  return compareWithCommit(top, commit, { roots, found: await findSkillFiles(roots), nameOf: () => undefined })
}
const found = (
  tracked: number,
  part: Partial<Record<"added" | "changed" | "removed", [id: string, name: string][]>> = {},
) => ({
  ok: true,
  tracked,
  isSame: Object.keys(part).length === 0,
  changes: Object.fromEntries(
    (["added", "changed", "removed"] as const).map((key) => [
      key,
      (part[key] ?? []).map(([id, name]) => ({ id, name })),
    ]),
  ),
})

describe("a library compared with a commit", () => {
  test("is the same as long as no skill file changes, whatever else does", async () => {
    const repo = repository()
    repo.write("skills/a/SKILL.md", skillText("a"))
    repo.write("skills/a/audit-state.json", "{}")
    repo.write("README.md", "one")
    const first = repo.commit()
    repo.write("README.md", "two")
    repo.write("skills/a/references/more.md", "more")
    repo.commit()
    expect(await compare(repo, first, [path.join(repo.top, "skills")])).toEqual(found(1))
  })

  test("tells what came, differs, moved and went, committed or not", async () => {
    const repo = repository()
    for (const name of ["edited", "gone", "graded", "moved", "same", "staged-away"])
      repo.write(`skills/${name}/SKILL.md`, skillText(name))
    repo.write("other/SKILL.md", skillText("other"))
    const first = repo.commit()
    repo.write("skills/edited/SKILL.md", skillText("edited", "More."))
    repo.remove("skills/gone")
    repo.commit()
    repo.write("skills/graded/audit-state.json", "{}")
    repo.write("skills/new one/SKILL.md", skillText("new one"))
    fs.renameSync(path.join(repo.top, "skills/moved"), path.join(repo.top, "skills/area"))
    repo.write("skills/elsewhere/moved/SKILL.md", skillText("moved"))
    repo.remove("skills/area")
    repo.git("rm", "--quiet", "skills/staged-away/SKILL.md")
    repo.remove("other")

    expect(await compare(repo, first, [path.join(repo.top, "skills")])).toEqual(
      found(3, {
        added: [["new one/SKILL.md", "new one"]],
        changed: [
          ["edited/SKILL.md", "edited"],
          ["graded/SKILL.md", "graded"],
          ["elsewhere/moved/SKILL.md", "moved"],
        ],
        removed: [
          ["gone/SKILL.md", "gone"],
          ["staged-away/SKILL.md", "staged-away"],
        ],
      }),
    )
  })

  test("notices an audit state that went", async () => {
    const repo = repository()
    repo.write("a/SKILL.md", skillText("a"))
    repo.write("a/audit-state.json", "{}")
    const first = repo.commit()
    repo.remove("a/audit-state.json")
    expect(await compare(repo, first)).toEqual(found(1, { changed: [["a/SKILL.md", "a"]] }))
  })

  test("misses nothing that was never read: material of a skill, packages, second spellings", async () => {
    const repo = repository()
    repo.write("a/SKILL.md", skillText("a"))
    repo.write("a/skill.md", skillText("lower"))
    repo.write("a/references/sample/SKILL.md", skillText("sample"))
    repo.write("node_modules/b/SKILL.md", skillText("b"))
    const first = repo.commit()
    repo.remove("a/references")
    repo.remove("node_modules")
    repo.remove("a/skill.md")
    expect(await compare(repo, first)).toEqual(found(1))
  })

  test("may have several roots in one repository, with names that are hostile", async () => {
    const repo = repository()
    repo.write("one/a/SKILL.md", skillText("a"))
    repo.write("two/:(glob)**/SKILL.md", skillText("magic"))
    repo.write("two/--help\n/SKILL.md", skillText("help"))
    const first = repo.commit()
    repo.write("two/:(glob)**/SKILL.md", "x")
    repo.remove("two/--help\n")
    const roots = [path.join(repo.top, "one"), path.join(repo.top, "two")]
    expect(await compare(repo, first, roots)).toEqual(
      found(2, { changed: [["1::(glob)**/SKILL.md", ":(glob)**"]], removed: [["1:--help\n/SKILL.md", "--help\n"]] }),
    )
  })

  test("is the same where git turned its line ends", async () => {
    const repo = repository()
    repo.git("config", "core.autocrlf", "true")
    repo.write("a/SKILL.md", skillText("a").replaceAll("\n", "\r\n"))
    const first = repo.commit()
    expect(await compare(repo, first)).toEqual(found(1))
  })

  test("follows links to the files they lead to", async () => {
    const repo = repository()
    repo.write("node_modules/pack/a/SKILL.md", skillText("a"))
    repo.write("keep", "")
    fs.symlinkSync("node_modules/pack/a", path.join(repo.top, "a"))
    const first = repo.commit()
    expect(await compare(repo, first)).toEqual(found(1))
    repo.write("node_modules/pack/a/SKILL.md", skillText("a", "More."))
    expect(await compare(repo, first)).toEqual(found(1, { changed: [["a/SKILL.md", "a"]] }))
  })

  test("in a repository of SHA-256 is compared by its hashes", async () => {
    const repo = repository("--object-format=sha256")
    repo.write("a/SKILL.md", skillText("a"))
    const first = repo.commit()
    expect(await compare(repo, first)).toEqual(found(1))
  })

  test("that git does not track is wholly new", async () => {
    const repo = repository()
    const first = repo.commit()
    repo.write(".gitignore", "*")
    repo.write("a/SKILL.md", skillText("a"))
    expect(await compare(repo, first)).toEqual(found(0, { added: [["a/SKILL.md", "a"]] }))
  })

  test("cannot be compared with a commit that is not in this clone", async () => {
    const repo = repository()
    repo.commit()
    expect(await compare(repo, "0123456789".repeat(4))).toEqual({
      ok: false,
      fault: { code: "failed", message: "not a tree object" },
    })
  })
})

test("a hostile repository runs nothing and fetches nothing", async () => {
  const repo = repository()
  const traces = temporaryFolder()
  folders.push(traces)
  const trap = (name: string) => {
    const script = path.join(traces, `${name}.sh`)
    fs.writeFileSync(script, `#!/bin/sh\ntouch ${path.join(traces, `${name}.ran`)}\ncat\n`, { mode: 0o755 })
    return script
  }
  repo.write("a/SKILL.md", skillText("a"))
  repo.write(".gitattributes", "*.md filter=trap diff=trap\n")
  const first = repo.commit()
  const set = (key: string, value: string) => repo.git("config", key, value)
  set("filter.trap.clean", trap("clean"))
  set("filter.trap.smudge", trap("smudge"))
  set("filter.trap.process", trap("process"))
  set("diff.trap.command", trap("command"))
  set("diff.trap.textconv", trap("textconv"))
  set("diff.external", trap("external"))
  set("core.fsmonitor", trap("fsmonitor"))
  set("core.hooksPath", traces)
  set("core.pager", trap("pager"))
  set("core.sshCommand", trap("ssh"))
  set("credential.helper", trap("credential"))
  set("alias.ls-tree", `!${trap("alias")}`)
  set("remote.origin.url", `ext::${trap("remote")}`)
  set("remote.origin.promisor", "true")
  set("remote.origin.partialclonefilter", "tree:0")
  set("extensions.partialClone", "origin")
  set("protocol.ext.allow", "always")
  set("core.repositoryformatversion", "1")
  for (const hook of ["post-index-change", "post-checkout", "reference-transaction"])
    fs.copyFileSync(trap(hook), path.join(traces, hook))
  repo.write("a/SKILL.md", skillText("a", "More."))

  expect(await compare(repo, first)).toEqual(found(1, { changed: [["a/SKILL.md", "a"]] }))
  // A tree that a partial clone lacks would have to be fetched.
  expect(await compare(repo, "0123456789".repeat(4))).toMatchObject({ ok: false })
  const listRuns = () => fs.readdirSync(traces).filter((name) => name.endsWith(".ran"))
  expect(listRuns()).toEqual([])
  // The traps are armed: a plain command springs them.
  try {
    repo.git("diff", first)
  } catch {
    // The traps answer what git does not understand.
  }
  expect(listRuns()).not.toEqual([])
})
