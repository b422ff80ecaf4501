import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { makeRepository, skillText, temporaryFolder } from "@/lib/server/git/testing/temporary-repository"
import { buildTower, runTower } from "../testing/run-tower"

const folders: string[] = []
beforeAll(buildTower, 60_000)
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

function repository() {
  const made = makeRepository()
  folders.push(made.top)
  return made
}
const folder = () => {
  const made = temporaryFolder()
  folders.push(made)
  return made
}
/** In `cwd`, whose library is `./skills`. */
const tower = (cwd: string, ...args: string[]) => runTower(["map", ...args], { cwd })
const MAP = "skills/SKILL-MAP.md"
const read = (top: string, file = MAP) => fs.readFileSync(path.join(top, file), "utf8")

describe("tower map in git", () => {
  test("makes a stub, is fresh, then stale by edits and by commits, each skill named", () => {
    const repo = repository()
    for (const name of ["a", "b\u001b[31m", "c"]) repo.write(`skills/${name}/SKILL.md`, skillText(name))
    const first = repo.commit()
    const file = path.join(repo.top, MAP)

    expect(tower(repo.top, "fresh")).toEqual({
      code: 1,
      stderr: "",
      stdout: `MISSING\n(there is no ${file}; make one: tower map watermark)\n`,
    })
    expect(tower(repo.top, "watermark")).toEqual({
      code: 0,
      stderr: "",
      stdout: `<!-- skill-map main ${first} -->  ${file} (new)\n`,
    })
    expect(read(repo.top).split("\n").slice(0, 2)).toEqual([`<!-- skill-map main ${first} -->`, "# Skill map"])
    expect(tower(repo.top, "fresh")).toEqual({ code: 0, stderr: "", stdout: "FRESH\n" })

    repo.write("skills/a/SKILL.md", skillText("a", "More."))
    expect(tower(repo.top, "fresh")).toEqual({
      code: 1,
      stderr: "",
      stdout: `STALE ${first} ${first}\nchanged  a\n(HEAD is the same; what is not committed differs)\n`,
    })
    repo.write("skills/d/SKILL.md", skillText("d"))
    repo.remove("skills/b\u001b[31m")
    const second = repo.commit()
    expect(tower(repo.top, "fresh").stdout).toBe(
      `STALE ${first} ${second}\nadded    d\nchanged  a\nremoved  b\\u{1b}[31m\n`,
    )
    const { code, stdout } = tower(repo.top, "fresh", "--json")
    expect([code, JSON.parse(stdout)]).toEqual([
      1,
      {
        schemaVersion: 1,
        state: "STALE",
        line: `STALE ${first} ${second}`,
        old: first,
        head: second,
        branch: "main",
        file,
        changes: {
          added: [{ id: "d/SKILL.md", name: "d" }],
          changed: [{ id: "a/SKILL.md", name: "a" }],
          removed: [{ id: "b\u001b[31m/SKILL.md", name: "b\u001b[31m" }],
          counts: { added: 1, changed: 1, removed: 1 },
          total: 3,
          unlisted: 0,
        },
        notes: [],
      },
    ])
  })

  test("is stale after a commit that changes no skill, and takes abbreviated commits", () => {
    const repo = repository()
    repo.write("skills/a/SKILL.md", skillText("a"))
    const first = repo.commit()
    repo.write("MAP.md", `<!-- skill-map main ${first.slice(0, 8)} -->\n`)
    expect(tower(repo.top, "fresh", "MAP.md").stdout).toBe("FRESH\n")
    const second = repo.commit()
    expect(tower(repo.top, "fresh", "MAP.md").stdout).toBe(
      `STALE ${first.slice(0, 8)} ${second}\n(no skill has changed)\n`,
    )
  })

  test("names at most 80 skills, then a count", () => {
    const repo = repository()
    repo.write("skills/a/SKILL.md", skillText("a"))
    repo.commit()
    tower(repo.top, "watermark")
    for (let index = 0; index < 90; index += 1) repo.write(`skills/n${index}/SKILL.md`, skillText(`n${index}`))
    const lines = tower(repo.top, "fresh").stdout.trimEnd().split("\n")
    expect([lines.length, lines[81]]).toEqual([83, "(+10 more)"])
  })

  test("warns where what is marked is not committed, and says HEAD where there is no branch", () => {
    const repo = repository()
    repo.write("skills/a/SKILL.md", skillText("a"))
    const first = repo.commit()
    repo.git("checkout", "--quiet", "--detach")
    repo.write("skills/a/SKILL.md", skillText("a", "More."))
    expect(tower(repo.top, "watermark")).toEqual({
      code: 0,
      stderr:
        "tower: 1 skill differs from the commit, so the map reads STALE until that is committed and the map marked again\n",
      stdout: `<!-- skill-map HEAD ${first} -->  ${path.join(repo.top, MAP)} (new)\n`,
    })
  })

  test("of a library that git tracks nothing of is marked by digest", () => {
    const repo = repository()
    repo.write(".gitignore", "skills\n")
    repo.commit()
    repo.write("skills/a/SKILL.md", skillText("a"))
    expect(tower(repo.top, "watermark").stdout).toMatch(/^<!-- skill-map - sha256:[0-9a-f]{64} -->/)
    expect(tower(repo.top, "fresh").stdout).toBe("FRESH\n")
  })

  test("is missing where there is no commit, and cannot be marked", () => {
    const repo = repository()
    repo.write("skills/a/SKILL.md", skillText("a"))
    repo.write(MAP, `<!-- skill-map main ${"a".repeat(40)} -->\n`)
    expect(tower(repo.top, "fresh")).toEqual({
      code: 1,
      stderr: "",
      stdout: `MISSING\n(the library is in the git repository ${repo.top}, but HEAD cannot be read: there is no commit yet; make the first commit)\n`,
    })
    expect(tower(repo.top, "watermark")).toEqual({
      code: 2,
      stdout: "",
      stderr: `tower: HEAD of the git repository ${repo.top} cannot be read: there is no commit yet; make the first commit\n`,
    })
  })

  test("cannot be told where git is absent", () => {
    const repo = repository()
    repo.write("skills/a/SKILL.md", skillText("a"))
    repo.commit()
    tower(repo.top, "watermark")
    expect(runTower(["map", "fresh"], { cwd: repo.top, env: { PATH: repo.top } })).toEqual({
      code: 2,
      stdout: "",
      stderr: `tower: the library is in the git repository ${repo.top}, but HEAD cannot be read: git is not installed here; install git, or put it on the PATH\n`,
    })
  })

  test("is stale where the marked commit is not in this clone", () => {
    const repo = repository()
    repo.write("skills/a/SKILL.md", skillText("a"))
    const head = repo.commit()
    const old = "0123456789".repeat(4)
    repo.write(MAP, `<!-- skill-map main ${old} -->\n`)
    expect(tower(repo.top, "fresh").stdout).toBe(
      `STALE ${old} ${head}\n(which skills changed cannot be told: the commit ${old} is not in this clone (not a tree object))\n`,
    )
  })

  test("of a manifest tells the entries that differ from the commit's", () => {
    const repo = repository()
    const write = (skills: object[]) => repo.write("skills.manifest.json", JSON.stringify({ skills }))
    write([{ name: "a" }, { name: "b" }])
    const first = repo.commit()
    const manifest = ["--manifest", "skills.manifest.json"]
    expect(tower(repo.top, "watermark", ...manifest).stdout).toBe(
      `<!-- skill-map main ${first} -->  ${path.join(repo.top, "SKILL-MAP.md")} (new)\n`,
    )
    expect(tower(repo.top, "fresh", ...manifest).stdout).toBe("FRESH\n")
    write([{ name: "a", keywords: ["x"] }, { name: "c" }])
    const second = repo.commit()
    expect(tower(repo.top, "fresh", ...manifest).stdout).toBe(
      `STALE ${first} ${second}\nadded    c\nchanged  a\nremoved  b\n`,
    )
  })

  test("of a library in several repositories is marked by digest", () => {
    const one = repository()
    const two = repository()
    for (const repo of [one, two]) {
      repo.write("a/SKILL.md", skillText(path.basename(repo.top)))
      repo.commit()
    }
    const roots = ["--library", one.top, "--library", two.top]
    expect(tower(one.top, "watermark", ...roots).stdout).toMatch(/^<!-- skill-map - sha256:/)
    expect(tower(one.top, "fresh", ...roots).stdout).toBe("FRESH\n")
    fs.writeFileSync(path.join(one.top, "SKILL-MAP.md"), `<!-- skill-map main ${one.git("rev-parse", "HEAD")} -->\n`)
    const { code, stderr } = tower(one.top, "fresh", ...roots)
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining("but the library lies in several repositories; mark it"),
    ])
  })
})

describe("tower map outside git", () => {
  test("compares by digest, and says that it cannot name the skills", () => {
    const top = folder()
    fs.mkdirSync(path.join(top, "skills/a"), { recursive: true })
    fs.writeFileSync(path.join(top, "skills/a/SKILL.md"), skillText("a"))
    expect(tower(top, "watermark").stdout).toMatch(/^<!-- skill-map - sha256:[0-9a-f]{64} -->/)
    expect(tower(top, "fresh")).toEqual({ code: 0, stderr: "", stdout: "FRESH\n" })
    fs.writeFileSync(path.join(top, "skills/a/SKILL.md"), skillText("a", "More."))
    const { code, stdout } = tower(top, "fresh")
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(
        /^STALE sha256:[0-9a-f]{64} sha256:[0-9a-f]{64}\n\(which skills changed cannot be told: .*\)\n$/,
      ),
    ])
  })
})

describe("the watermark of a map file", () => {
  const inLibrary = (content: string | Buffer) => {
    const top = folder()
    fs.mkdirSync(path.join(top, "skills/a"), { recursive: true })
    fs.writeFileSync(path.join(top, "skills/a/SKILL.md"), skillText("a"))
    fs.writeFileSync(path.join(top, MAP), content)
    return top
  }
  const BODY = Buffer.from([0x23, 0x20, 0xff, 0x00, 0x0d, 0x0a, 0x0a, 0x2d, 0x2d, 0x3e])

  test.each<[string, Buffer, RegExp]>([
    ["goes before a body that has none", BODY, /^<!-- skill-map - sha256:[0-9a-f]{64} -->\r\n$/],
    ["is made in an empty file", Buffer.from(""), /^<!-- skill-map - sha256:[0-9a-f]{64} -->\n$/],
  ])("%s, which stays as it was, byte for byte", (_, body, line) => {
    const top = inLibrary(body)
    tower(top, "watermark")
    const after = fs.readFileSync(path.join(top, MAP))
    expect(after.subarray(after.length - body.length)).toEqual(body)
    expect(after.subarray(0, after.length - body.length).toString("latin1")).toMatch(line)
  })

  test.each([
    ["with line feeds", "", "\n"],
    ["with Windows' line ends", "", "\r\n"],
    ["with a byte order mark", "\ufeff", "\r\n"],
  ])("takes the place of an old one %s", (_, start, end) => {
    const old = Buffer.from(`${start}<!-- skill-map alt-über main -->`)
    const body = Buffer.concat([Buffer.from(end), BODY])
    const top = inLibrary(Buffer.concat([old, body]))
    tower(top, "watermark")
    const after = fs.readFileSync(path.join(top, MAP))
    expect(after.subarray(after.length - body.length)).toEqual(body)
    const line = after.subarray(0, after.length - body.length).toString("utf8")
    expect(line).toMatch(new RegExp(`^${start}<!-- skill-map - sha256:[0-9a-f]{64} -->$`))
    // Once marked, marking again changes nothing.
    expect(tower(top, "watermark").stdout).toContain("(as it was)")
    expect(fs.readFileSync(path.join(top, MAP))).toEqual(after)
    expect(tower(top, "fresh").stdout).toBe("FRESH\n")
  })

  test("keeps the file's permissions and leaves no draft behind", () => {
    const top = inLibrary("# Map\n")
    fs.chmodSync(path.join(top, MAP), 0o640)
    tower(top, "watermark")
    expect(fs.statSync(path.join(top, MAP)).mode & 0o777).toBe(0o640)
    expect(fs.readdirSync(path.join(top, "skills")).sort()).toEqual(["SKILL-MAP.md", "a"])
  })

  test("follows a link inside its folder and refuses one out of it", () => {
    const top = inLibrary("# Map\n")
    fs.renameSync(path.join(top, MAP), path.join(top, "skills/real.md"))
    fs.symlinkSync("real.md", path.join(top, MAP))
    expect(tower(top, "watermark").code).toBe(0)
    expect([fs.readlinkSync(path.join(top, MAP)), read(top, "skills/real.md").split("\n")[1]]).toEqual([
      "real.md",
      "# Map",
    ])
    fs.writeFileSync(path.join(top, "victim.md"), "keep\n")
    fs.rmSync(path.join(top, MAP))
    fs.symlinkSync("../victim.md", path.join(top, MAP))
    expect(tower(top, "watermark")).toEqual({
      code: 2,
      stdout: "",
      stderr: `tower: ${path.join(top, MAP)} is a link out of its folder; name the file itself: ${path.join(top, "victim.md")}\n`,
    })
    expect(read(top, "victim.md")).toBe("keep\n")
    fs.rmSync(path.join(top, MAP))
    fs.symlinkSync("nowhere.md", path.join(top, MAP))
    expect(tower(top, "watermark").stderr).toContain("is a link that leads nowhere; remove the link")
  })

  test.each<[string, string[], (top: string) => string]>([
    ["a folder", ["watermark", "skills"], (top) => `${top}/skills is a folder; name a file in it, such as`],
    [
      "a folder that is not there",
      ["watermark", "no/m.md"],
      (top) => `${top}/no does not exist; make the folder first`,
    ],
    ["an unknown action", ["fres"], () => "unknown command 'fres' (Did you mean fresh?); see tower map --help"],
    ["no action", [], () => "no action is given after map; see tower map --help"],
  ])("%s is told in one line and ends with 2", (_, args, line) => {
    const top = inLibrary("# Map\n")
    const { code, stdout, stderr } = tower(top, ...args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" })
    expect(stderr.startsWith(`tower: ${line(top)}`) && stderr.split("\n").length === 2 ? "" : stderr).toBe("")
  })

  test("that is no watermark is a missing one", () => {
    const top = inLibrary("# Map\n")
    expect(tower(top, "fresh")).toEqual({
      code: 1,
      stderr: "",
      stdout: `MISSING\n(${path.join(top, MAP)} has no watermark on line 1; write one: tower map watermark)\n`,
    })
  })
})
