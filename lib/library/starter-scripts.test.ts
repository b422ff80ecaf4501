// The scripts that starter skills tell an agent to run: they work without installing anything, and refuse bad input in one line.
import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { readLibrary } from "@/lib/server/files"
import { buildManifest } from "./build-manifest"

const TODAY = "2026-11-30"
/** A day after every date that a script may write. */
const LATER = "2100-01-01"

describe("the scripts of the starter skills", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "starter-scripts-"))
  afterAll(() => rmSync(folder, { recursive: true }))

  function run(script: string, ...args: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join("skills", script), ...args], {
      encoding: "utf8",
    })
    return { status, stdout, stderr }
  }

  test("new-skill lays down a skill that the reader accepts, and never overwrites one", async () => {
    const args = ["authoring/skill-scaffold/scripts/new-skill.mjs", folder, "reports", "incident-reports"] as const
    expect(run(...args).status).toBe(0)
    expect(run(...args)).toMatchObject({ status: 2, stdout: "" })
    const { skills, refused, diagnostics } = await readLibrary([folder], { today: LATER })
    expect({ names: skills.map(({ name }) => name), refused, diagnostics }).toEqual({
      names: ["incident-reports"],
      refused: [],
      diagnostics: [],
    })
  })

  test("three-homes finds every file of every starter skill pointed to", async () => {
    const { skills } = await readLibrary(["skills"], { today: TODAY })
    const script = "authoring/progressive-disclosure/scripts/three-homes.mjs"
    const folders = skills.map((skill) => path.join("skills", path.dirname(skill.path)))
    const withFiles = folders.filter((home) =>
      ["references", "scripts"].some((name) => existsSync(path.join(home, name))),
    )
    expect(withFiles.length).toBeGreaterThan(0)
    expect(withFiles.filter((home) => run(script, home).status !== 0)).toEqual([])
  })

  test("audit-manifest passes the starter library and finds what the gallery plants", async () => {
    const audit = async (root: string) => {
      const { skills } = await readLibrary([root], { today: TODAY })
      const file = path.join(folder, `${root}.json`)
      writeFileSync(file, buildManifest(skills))
      return run("stewardship/graph-audit/scripts/audit-manifest.mjs", file)
    }
    expect(await audit("skills")).toMatchObject({ status: 0, stderr: "" })
    const { status, stdout } = await audit("gallery")
    expect(status).toBe(1)
    expect(stdout.split("\n").filter((line) => /^(error|warning) /.test(line))).toEqual([
      "error    dangling       depends_on  radio-phraseology -> phonetic-cards",
      "warning  too-old        takeoff-clearance wants radio-phraseology 2.0.0 or later, found 1.4.0",
      "warning  unfireable     suppresses  bird-control -> runway-inspection: bird-control is broken",
    ])
  })

  test("contrast never rounds a failing pair up", () => {
    const pair = ["#777777", "#ffffff"]
    expect(run("web/design-tokens/scripts/contrast.mjs", ...pair)).toMatchObject({
      status: 0,
      stdout: "#777777 on #ffffff  4.47 : 1  large text, icons, borders\n",
    })
    expect(run("web/design-tokens/scripts/contrast.mjs", "#aaa", "#fff").status).toBe(1)
  })

  test("hash-sources tells a change, a missing file and one outside the root apart", () => {
    const script = "stewardship/drift-check/scripts/hash-sources.mjs"
    writeFileSync(path.join(folder, "limits.txt"), "10\n")
    const first = JSON.parse(run(script, "--root", folder, "limits.txt").stdout)
    const hashes = { ...first.truth_source_hashes, "gone.txt": "0", "../outside.txt": "0" }
    const sidecar = path.join(folder, "state.json")
    writeFileSync(sidecar, JSON.stringify({ drift_check: { truth_source_hashes: hashes } }))
    writeFileSync(path.join(folder, "limits.txt"), "20\n")
    const compared = run(script, "--root", folder, "--against", sidecar)
    expect(compared).toMatchObject({
      status: 1,
      stdout: "DRIFT      limits.txt\nBROKEN     gone.txt\nBROKEN     ../outside.txt\n",
    })
  })

  test("gzip-budget names the budget that is passed", () => {
    const script = "web/performance-budget/scripts/gzip-budget.mjs"
    const budgets = path.join(folder, "budgets.json")
    writeFileSync(budgets, JSON.stringify([{ name: "scripts", match: "\\.mjs$", maxKb: 0.001 }]))
    const { status, stdout } = run(script, "skills/web/performance-budget", budgets)
    expect([status, stdout.split("  ").slice(0, 2)]).toEqual([1, ["OVER", "scripts"]])
  })

  test.each([
    "authoring/progressive-disclosure/scripts/three-homes.mjs",
    "authoring/skill-scaffold/scripts/new-skill.mjs",
    "delivery/release-notes/scripts/collect-changes.mjs --bad",
    "stewardship/drift-check/scripts/hash-sources.mjs",
    "stewardship/graph-audit/scripts/audit-manifest.mjs",
    "web/design-tokens/scripts/contrast.mjs",
    "web/performance-budget/scripts/gzip-budget.mjs",
    "web/security-headers/scripts/check-headers.mjs",
  ])("%s tells how it is used, in one line", (call) => {
    const [script = "", ...args] = call.split(" ")
    const { status, stdout, stderr } = run(script, ...args)
    expect([status, stdout, stderr.startsWith("usage: "), stderr.trimEnd().split("\n").length]).toEqual([
      2,
      "",
      true,
      1,
    ])
  })
})
