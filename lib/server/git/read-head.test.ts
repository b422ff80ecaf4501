import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, afterEach, describe, expect, test, vi } from "vitest"
import { findWorkTree, findWorkTrees } from "./find-work-trees"
import { readHead } from "./read-head"
import { makeRepository, skillText, temporaryFolder } from "./testing/temporary-repository"

const folders: string[] = []
const repository = (...args: string[]) => {
  const made = makeRepository(undefined, ...args)
  folders.push(made.top)
  return made
}
const isolate = () => {
  vi.stubEnv("GIT_CONFIG_GLOBAL", os.devNull)
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1")
}
afterEach(() => vi.unstubAllEnvs())
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

describe("HEAD", () => {
  test("is the branch and its commit", async () => {
    const { top, commit } = repository()
    expect(await readHead(top)).toMatchObject({ ok: false, fault: { code: "no-commits" } })
    const first = commit()
    expect(await readHead(top)).toEqual({ ok: true, head: { branch: "main", commit: first } })
  })

  test("has no branch where it is detached, and a branch of any name else", async () => {
    const { top, commit, git } = repository()
    const first = commit()
    git("checkout", "--quiet", "--detach")
    expect(await readHead(top)).toEqual({ ok: true, head: { branch: null, commit: first } })
    git("checkout", "--quiet", "-b", "feature/a-->b")
    expect(await readHead(top)).toEqual({ ok: true, head: { branch: "feature/a-->b", commit: first } })
  })

  test("is read from packed branches, and from repositories of SHA-256", async () => {
    const { top, commit, git } = repository("--object-format=sha256")
    const first = commit()
    git("pack-refs", "--all")
    expect(first).toHaveLength(64)
    expect(await readHead(top)).toEqual({ ok: true, head: { branch: "main", commit: first } })
  })

  test("of a linked work tree and of a submodule is their own", async () => {
    const main = repository()
    main.write("a/SKILL.md", skillText("a"))
    const first = main.commit()
    const linked = path.join(temporaryFolder(), "linked")
    folders.push(path.dirname(linked))
    main.git("worktree", "add", "--quiet", "-b", "side", linked)
    expect(findWorkTree(path.join(linked, "a"))).toBe(linked)
    expect(await readHead(linked)).toEqual({ ok: true, head: { branch: "side", commit: first } })

    const outer = repository()
    outer.git("submodule", "--quiet", "add", main.top, "inner")
    const second = outer.commit()
    const inner = path.join(outer.top, "inner")
    expect(await findWorkTrees([outer.top, path.join(inner, "a"), os.tmpdir()])).toEqual({
      tops: [outer.top, inner],
      hasOutside: true,
    })
    expect(await readHead(inner)).toMatchObject({ ok: true, head: { commit: first } })
    expect(await readHead(outer.top)).toMatchObject({ ok: true, head: { commit: second } })
  })

  test("that points to nothing sound is unreadable, in git's words", async () => {
    const broken = repository()
    broken.commit()
    fs.writeFileSync(path.join(broken.top, ".git/refs/heads/main"), "not a commit\n")
    const lost = repository()
    const first = lost.commit()
    fs.rmSync(path.join(lost.top, ".git/objects", first.slice(0, 2)), { recursive: true })
    const hollow = temporaryFolder()
    folders.push(hollow)
    fs.mkdirSync(path.join(hollow, ".git"))
    for (const top of [broken.top, lost.top, hollow]) {
      expect(await readHead(top)).toEqual({
        ok: false,
        fault: {
          code: "failed",
          message: expect.stringMatching(/\w/),
          mend: "Run git status there; git fsck tells what is broken.",
        },
      })
    }
  })

  test("is not looked for in the repository around a hollow one", async () => {
    const outer = repository()
    outer.commit()
    fs.mkdirSync(path.join(outer.top, "inner/.git"), { recursive: true })
    expect(await readHead(path.join(outer.top, "inner"))).toMatchObject({ ok: false, fault: { code: "failed" } })
  })

  test("cannot be read where git is absent", async () => {
    const { top, commit } = repository()
    commit()
    vi.stubEnv("PATH", top)
    expect(await readHead(top)).toEqual({
      ok: false,
      fault: { code: "no-git", message: "git is not installed here", mend: "Install git, or put it on the PATH." },
    })
  })

  // Only root can give a folder away.
  test.skipIf(process.getuid?.() !== 0)(
    "of somebody else's repository is told with the setting that trusts it",
    async () => {
      const { top, commit } = repository()
      commit()
      isolate()
      fs.chownSync(top, 12_345, 12_345)
      fs.chownSync(path.join(top, ".git"), 12_345, 12_345)
      expect(await readHead(top)).toEqual({
        ok: false,
        fault: {
          code: "not-trusted",
          message: "the repository belongs to another user, so git refuses to read it",
          mend: "If you trust it, run: git config --global --add safe.directory <the repository's folder>",
        },
      })
    },
  )

  test("of another repository, named by the environment, is left alone", async () => {
    const { top, commit } = repository()
    const first = commit()
    const other = repository()
    other.commit("another")
    vi.stubEnv("GIT_DIR", path.join(other.top, ".git"))
    vi.stubEnv("GIT_WORK_TREE", other.top)
    expect(await readHead(top)).toMatchObject({ ok: true, head: { commit: first } })
  })
})
