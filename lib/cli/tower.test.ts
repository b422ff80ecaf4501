import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { buildTower, FIXTURES, PROJECT, readSlowly, runTower } from "./testing/run-tower"

const LIBRARY = ["--library", "library", "--today", "2026-11-30"]
const MANIFEST = ["--manifest", "skills.manifest.json", "--today", "2026-11-30"]
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "tower-test-"))

beforeAll(buildTower, 60_000)
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => {
  const file = path.join(folder, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
  return file
}

describe("tower", () => {
  test("the help names every command, the common options and the exit codes", () => {
    const { code, stdout, stderr } = runTower(["--help"])

    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    for (const word of ["route", "why", "lint", "graph", "map", "--library", "--manifest", "--json", "Exit codes:"]) {
      expect(stdout).toContain(word)
    }
  })

  test.each([
    [
      "route",
      ["--project", "--path", "--min-eval-state", "--max", "--today", "--strategy", "--requests", "--json", "--brief"],
    ],
    ["why", ["--project", "--path", "--min-eval-state", "--max", "--today", "--json"]],
    ["lint", ["--format", "--json", "--portable"]],
    ["graph", ["--format", "--json", "--kinds", "--focus", "--depth", "--side"]],
  ])("the help of %s names its options and exit codes", (command, options) => {
    const { code, stdout } = runTower([command, "--help"])

    expect(code).toBe(0)
    for (const word of [...options, "--library", "--manifest", "Exit codes:"]) expect(stdout).toContain(word)
  })

  test("the version is that of the package", () => {
    const { version } = JSON.parse(fs.readFileSync(path.join(PROJECT, "package.json"), "utf8"))

    expect(runTower(["--version"])).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" })
  })

  test.each<[string, string[], string]>([
    ["no command", [], "no command is given; see tower --help"],
    ["an unknown command", ["rout"], "unknown command 'rout' (Did you mean route?); see tower --help"],
    [
      "an unknown option",
      ["route", "--wide", "x"],
      "unknown option '--wide'; where it is part of a request or a name, put -- before it; else see tower route --help",
    ],
    [
      "words without quotes",
      ["route", "fix", "it"],
      "too many arguments for 'route'. Expected 1 argument but got 2; put the request in quotes, or see tower route --help",
    ],
    [
      "an option without its value",
      ["route", "x", "--library"],
      "option '--library <dir>' argument missing; see tower route --help",
    ],
    [
      "no request",
      ["route"],
      'no request is given; write it in quotes: tower route "fix the flaky test", or name a file with --requests',
    ],
    ["a missing name", ["why"], "missing required argument 'skill'; see tower why --help"],
    [
      "a number that is none",
      ["route", "x", ...LIBRARY, "--max", "many"],
      '--max is "many", not a whole number; give one from 1 to 50, such as --max 5',
    ],
    [
      "a number out of range",
      ["route", "x", ...LIBRARY, "--max", "51"],
      "--max: maxResults is 51; send a whole number from 1 to 50",
    ],
    [
      "an unknown state",
      ["route", "x", ...LIBRARY, "--min-eval-state", "good"],
      '--min-eval-state: unknown minEvalState "good"; use one of unverified, passing, monitored',
    ],
    [
      "an unreadable date",
      ["route", "x", "--library", "library", "--today", "soon"],
      '--today: today is not an ISO date: "soon"; send a day such as 2026-11-30',
    ],
    [
      "a strategy to come",
      ["route", "x", ...LIBRARY, "--strategy", "hybrid"],
      "--strategy hybrid is not available in this version; use --strategy deterministic, or leave it out",
    ],
    [
      "an unknown strategy",
      ["route", "x", ...LIBRARY, "--strategy", "dice"],
      '--strategy "dice" is unknown; use --strategy deterministic, or leave it out',
    ],
    ["an unknown format", ["lint", "--format", "xml"], '--format "xml" is unknown; use one of text, json, sarif'],
    ["two formats", ["graph", "--json", "--format", "dot"], "--json and --format dot are both given; keep one of them"],
    [
      "two kinds of library",
      ["route", "x", ...LIBRARY, "--manifest", "skills.manifest.json"],
      "--library and --manifest are both given; keep one of them",
    ],
    [
      "a request and a file",
      ["route", "x", ...LIBRARY, "--requests", "requests.jsonl"],
      "QUERY and --requests are both given; keep one of them",
    ],
    [
      "a missing file of requests",
      ["route", ...LIBRARY, "--requests", "none.jsonl"],
      "--requests: none.jsonl does not exist; name a JSONL file, or - for stdin",
    ],
    [
      "a missing folder",
      ["route", "x", "--library", "nowhere"],
      `--library: ${path.join(FIXTURES, "nowhere")} does not exist; check the path`,
    ],
    [
      "a manifest given as a folder",
      ["lint", "--library", "skills.manifest.json"],
      `--library: ${path.join(FIXTURES, "skills.manifest.json")} is not a folder; read it with --manifest ${path.join(FIXTURES, "skills.manifest.json")}`,
    ],
    [
      "an unknown skill",
      ["why", "tidy-cod", "x", ...LIBRARY],
      'SKILL: no skill is named "tidy-cod"; did you mean tidy-code?',
    ],
    [
      "no library at all",
      ["lint"],
      `no library here: ${path.join(FIXTURES, "skills")} does not exist; name the folder with --library DIR, or a compiled manifest with --manifest FILE`,
    ],
  ])("%s is told in one line and ends with 2", (_, args, line) => {
    expect(runTower(args)).toEqual({ code: 2, stdout: "", stderr: `tower: ${line}\n` })
  })

  test("a manifest that is no JSON is named, with the line", () => {
    const file = write("broken.json", '{\n  "skills": [,]\n}\n')
    const { code, stdout, stderr } = runTower(["route", "x", "--manifest", file])

    expect({ code, stdout }).toEqual({ code: 2, stdout: "" })
    expect(stderr).toMatch(/^tower: --manifest: .*broken\.json.*the manifest is not valid JSON.*\n$/)
  })
})

describe("tower route", () => {
  test("as JSON it prints one trace and nothing else", () => {
    const { code, stdout, stderr } = runTower([
      "route",
      "tidy the code in ./src/app.ts",
      ...LIBRARY,
      "--path",
      "a\\b.md",
      "--json",
    ])
    const trace = JSON.parse(stdout)

    expect({ code, stderr, lines: stdout.split("\n").length }).toEqual({ code: 0, stderr: "", lines: 2 })
    expect(trace.request).toEqual({
      query: "tidy the code in ./src/app.ts",
      project: null,
      paths: ["a/b.md"],
      mentionedPaths: ["src/app.ts"],
      minEvalState: "unverified",
      maxResults: 3,
      today: "2026-11-30",
    })
    expect([trace.outcome, trace.winner, trace.coLoaded]).toEqual([
      "routed",
      "tidy-code",
      [{ skill: "style-guide", via: "depends_on", from: "tidy-code" }],
    ])
  })

  test("for a person it says the winner first, then the gates, the candidates and the loads", () => {
    expect(runTower(["route", "tidy the code, cleanup", ...LIBRARY])).toEqual({
      code: 0,
      stderr: "",
      stdout: `routed  tidy-code
        score 11: trigger "tidy the code" +5, keyword "dead code" +3 (code), keyword "cleanup" +3

request  tidy the code, cleanup
tokens   tidy code cleanup
with     up to 3 · 2026-11-30

gate           in  out
project         4    4
score           4    2  2 with no match
verdict         2    2
suppression     2    1  removed lint-fixer
selection       1    1
co-loading      2    2

     candidate   score  fate        signals
  1  tidy-code   11     selected    trigger "tidy the code" +5, keyword "dead code" +3 (code), keyword "cleanup" +3
  2  lint-fixer  3      suppressed  keyword "cleanup" +3
     suppressed by tidy-code: A tidy covers what the linter would find.

loads    style-guide  depends_on of tidy-code
`,
    })
  })

  test("a gap ends with 1", () => {
    const { code, stdout, stderr } = runTower(["route", "bake a cake", ...LIBRARY])

    expect({ code, stderr, first: stdout.split("\n")[0] }).toEqual({
      code: 1,
      stderr: "",
      first: "gap  no skill matched",
    })
  })

  test("a blocked request ends with 1", () => {
    const { code, stdout } = runTower(["route", "how was it before", ...LIBRARY])

    expect({ code, first: stdout.split("\n")[0] }).toEqual({
      code: 1,
      first: "blocked  1 skill matched, and the gates removed every one",
    })
  })

  test("a request that begins with a dash goes after --", () => {
    const { code, stdout } = runTower(["route", "--json", ...MANIFEST, "--", "--odd cleanup"])

    expect([code, JSON.parse(stdout).request.query]).toEqual([0, "--odd cleanup"])
  })

  test("the engine's defaults meet the machine's date", () => {
    const before = new Date().toISOString().slice(0, 10)
    const { today } = JSON.parse(runTower(["route", "cleanup", "--library", "library", "--json"]).stdout).request
    const after = new Date().toISOString().slice(0, 10)

    expect([before, after]).toContain(today)
  })

  test("brief counts what the project and score gates removed and lists the rest", () => {
    const args = ["route", "tidy the code, cleanup", ...LIBRARY, "--project", "shop", "--json", "--brief"]
    const { gates } = JSON.parse(runTower(args).stdout)
    const removed = gates.map((gate: { removed: unknown[] | number }) =>
      typeof gate.removed === "number" ? gate.removed : gate.removed.length > 0,
    )

    expect(removed).toEqual([1, 1, false, true, false, true])
  })

  test("a refused file is told beside the answer", () => {
    const { code, stderr } = runTower(["route", "sound", "--library", "faulty"])

    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: "tower: 1 file is refused and can answer nothing; tower lint says why\n",
    })
  })

  test("several roots are one library", () => {
    const { stdout } = runTower(["route", "sound cleanup", "--library", "library", "--library", "faulty", "--json"])

    expect(JSON.parse(stdout).selected).toEqual(["sound", "tidy-code"])
  })

  test("an edited file is seen by the next run", () => {
    const skill = (keyword: string) => `---\nname: shape\ndescription: It changes.\nkeywords: [${keyword}]\n---\n`
    const root = path.dirname(path.dirname(write("edited/shape/SKILL.md", skill("round"))))
    const ask = () => runTower(["route", "square", "--library", root]).code
    const past = new Date(Date.now() - 86_400_000)
    fs.utimesSync(path.join(root, "shape/SKILL.md"), past, past)

    const codes = [ask(), ask()]
    write("edited/shape/SKILL.md", skill("square").replace("It changes.", "It changes"))
    fs.utimesSync(path.join(root, "shape/SKILL.md"), past, past)

    expect([...codes, ask()]).toEqual([1, 1, 0])
  })
})

describe("tower route --requests", () => {
  test("answers one trace a line, in order, and ends with 0 whatever the answers", () => {
    const { code, stdout, stderr } = runTower(["route", "--requests", "requests.jsonl", ...MANIFEST, "--json"])
    const traces = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line))

    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    expect(traces.map(({ outcome, winner, request }) => [outcome, winner, request.maxResults, request.paths])).toEqual([
      ["routed", "tidy-code", 3, []],
      ["routed", "tidy-code", 1, ["src/a.ts"]],
      ["gap", null, 3, []],
    ])
  })

  test("a line of a batch is the same trace as the single request", () => {
    const [first] = runTower(["route", "--requests", "requests.jsonl", ...MANIFEST, "--json"]).stdout.split("\n")

    expect(`${first}\n`).toBe(runTower(["route", "tidy the code", ...MANIFEST, "--json"]).stdout)
  })

  test("for a person each request takes one line", () => {
    expect(runTower(["route", "--requests", "requests.jsonl", ...MANIFEST])).toEqual({
      code: 0,
      stderr: "",
      stdout: `1  routed   tidy-code  tidy the code
2  routed   tidy-code  cleanup
3  gap      no skill  nothing of the kind
`,
    })
  })

  test("requests come from stdin, and options fill in what a line leaves out", () => {
    const input = '{"query":"cleanup"}\r\n{"query":"cleanup","maxResults":2}\r\n'
    const { stdout } = runTower(["route", "--requests", "-", ...MANIFEST, "--max", "1", "--json"], { input })

    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).request.maxResults),
    ).toEqual([1, 2])
  })

  test("unreadable lines are named with file, line and mend, and nothing is answered", () => {
    const lines = [
      '{"query":"cleanup"}',
      "{query}",
      "[1]",
      '{"query":7}',
      '{"query":"x","maxResults":99}',
      '{"query":"x","today":"soon"}',
    ]
    const file = write("bad.jsonl", `${lines.join("\n")}\n`)
    const { code, stdout, stderr } = runTower(["route", "--requests", file, ...MANIFEST, "--json"])

    expect({ code, stdout }).toEqual({ code: 2, stdout: "" })
    expect(
      stderr
        .trimEnd()
        .split("\n")
        .map((line) => line.replace(/\(.*\)/, "(…)")),
    ).toEqual([
      `tower: ${file}:2: the line is not JSON (…); write one object a line, such as {"query": "fix the flaky test"}`,
      `tower: ${file}:3: the line is JSON but not an object; write one object a line, such as {"query": "fix the flaky test"}`,
      `tower: ${file}:4: query is 7, expected text; send the request as text`,
      `tower: ${file}:5: maxResults is 99; send a whole number from 1 to 50`,
      `tower: ${file}:6: today is not an ISO date: "soon"; send a day such as 2026-11-30`,
    ])
  })

  test("a large answer reaches a slow reader whole, and a reader that leaves ends it quietly", async () => {
    const query = "tidy the code, cleanup"
    const file = write("many.jsonl", `{"query":"${query}"}\n`.repeat(3_000))
    const line = runTower(["route", query, ...MANIFEST, "--json"]).stdout
    const args = ["route", "--requests", file, ...MANIFEST, "--json"]

    const [whole, left] = await Promise.all([readSlowly(args), readSlowly(args, 100_000)])

    expect(whole).toEqual({ code: 0, stdout: "\n", stderr: "", bytes: Buffer.byteLength(line) * 3_000 })
    expect({ code: left.code, stderr: left.stderr }).toEqual({ code: 0, stderr: "" })
  })
})

describe("tower why", () => {
  test("tells the gate, the reason and the way out, and ends with 0", () => {
    expect(runTower(["why", "lint-fixer", "cleanup", ...LIBRARY])).toEqual({
      code: 0,
      stderr: "",
      stdout: `does not win  lint-fixer

winner       tidy-code
stopped at   the suppression gate
because      suppressed by tidy-code: A tidy covers what the linter would find.
by           tidy-code
field        relations.suppresses
score        3, rank 1
signals      keyword "cleanup" +3

→ It would win if tidy-code did not suppress it.
`,
    })
  })

  test("as JSON it is one document with the explanation, the request and the candidate", () => {
    const { code, stdout } = runTower(["why", "tidy-code", "cleanup", ...LIBRARY, "--json"])
    const document = JSON.parse(stdout)

    expect(code).toBe(0)
    expect([document.skill, document.wins, document.outcome, document.request.query, document.candidate.score]).toEqual(
      ["tidy-code", true, "routed", "cleanup", 3],
    )
  })

  test("a name that begins with a dash goes after --", () => {
    const { code, stdout } = runTower(["why", ...MANIFEST, "--", "--odd", "an odd request"])

    expect({ code, first: stdout.split("\n")[0] }).toEqual({ code: 0, first: "wins  --odd" })
  })

  test("a refused skill is told with its fault", () => {
    expect(runTower(["why", "unopened", "x", "--library", "faulty"])).toEqual({
      code: 2,
      stdout: "",
      stderr:
        "tower: SKILL: unopened is not loaded: unopened/SKILL.md: there is no frontmatter; Start the file with four lines: --- / name: unopened / description: … / ---\n",
    })
  })
})

describe("tower lint", () => {
  test("a clean library gets one line and 0", () => {
    expect(runTower(["lint", "--library", "library"])).toEqual({ code: 0, stdout: "4 skills: no fault\n", stderr: "" })
  })

  test("faults are grouped by code, errors first, and an error ends with 1", () => {
    expect(runTower(["lint", "--library", "faulty"])).toEqual({
      code: 1,
      stderr: "",
      stdout: `error  frontmatter-missing  1  There is no frontmatter.
  faulty/unopened/SKILL.md:1  there is no frontmatter
    → Start the file with four lines: --- / name: unopened / description: … / ---

warning  relation-unknown  1  A relation names a skill that is not in this library.
  faulty/sound/SKILL.md:6  related target "nowhere" is not in this library
    → Mend the name, or remove the item.

1 skill, 1 refused: 1 error, 1 warning
`,
    })
  })

  test("as JSON the summary counts what the lists hold", () => {
    const { code, stdout } = runTower(["lint", "--library", "faulty", "--json"])
    const { summary, skills, diagnostics, skipped } = JSON.parse(stdout)

    expect(code).toBe(1)
    expect(skipped).toEqual([])
    expect(skills).toEqual([
      { name: "sound", path: "sound/SKILL.md", routable: true },
      { name: "unopened", path: "unopened/SKILL.md", routable: false },
    ])
    expect({ ...summary, infos: 0 }).toEqual({
      files: 2,
      routable: 1,
      shadowed: 0,
      refused: 1,
      skipped: 0,
      errors: 1,
      warnings: 1,
      infos: 0,
    })
    expect(diagnostics.filter(({ severity }: { severity: string }) => severity === "error")).toEqual([
      {
        code: "frontmatter-missing",
        severity: "error",
        file: "unopened/SKILL.md",
        line: 1,
        column: null,
        message: "there is no frontmatter",
        mend: "Start the file with four lines: --- / name: unopened / description: … / ---",
      },
    ])
  })

  test("portability is told only where it is asked for", () => {
    const codes = (args: string[]) =>
      JSON.parse(runTower(["lint", "--library", "library", "--json", ...args]).stdout).diagnostics.map(
        ({ code }: { code: string }) => code,
      )

    expect(codes([])).toEqual([])
    expect(codes(["--portable"])).toEqual(["not-portable", "not-portable", "not-portable", "not-portable"])
  })
})

describe("tower graph", () => {
  test("as JSON it holds nodes with degrees, edges with places, vital signs and findings", () => {
    const { code, stdout } = runTower(["graph", "--library", "library"])
    const { nodes, edges, vitalSigns, findings } = JSON.parse(stdout)

    expect(code).toBe(0)
    expect(
      nodes.map(({ name, degree }: { name: string; degree: { neighbours: number } }) => [name, degree.neighbours]),
    ).toEqual([
      ["lint-fixer", 2],
      ["old-ways", 1],
      ["style-guide", 3],
      ["tidy-code", 2],
    ])
    expect(edges.map(({ id, file, line }: { id: string; file: string; line: number }) => [id, file, line])).toEqual([
      ["old-ways>related>style-guide", "old-ways/SKILL.md", 10],
      ["style-guide>verify_with>lint-fixer", "style-guide/SKILL.md", 11],
      ["tidy-code>depends_on>style-guide", "tidy-code/SKILL.md", 14],
      ["tidy-code>suppresses>lint-fixer", "tidy-code/SKILL.md", 17],
    ])
    expect([vitalSigns.nodes, vitalSigns.edges, vitalSigns.clusters.length]).toEqual([4, 4, 1])
    expect(findings.map(({ code, skills }: { code: string; skills: string[] }) => [code, skills])).toEqual([
      ["dependency-out-of-project", ["tidy-code", "style-guide"]],
      ["orphan", ["old-ways"]],
    ])
  })

  test.each([
    ["dot", "digraph skills {"],
    ["mermaid", "flowchart LR"],
    ["graphml", '<?xml version="1.0" encoding="UTF-8"?>'],
  ])("as %s it begins as its readers expect", (format, first) => {
    const { code, stdout } = runTower(["graph", "--library", "library", "--format", format])

    expect({ code, first: stdout.split("\n")[0] }).toEqual({ code: 0, first })
  })
})

describe("the library of the current project", () => {
  const skill = (name: string) => `---\nname: ${name}\ndescription: From ${name}.\nkeywords: [harbour]\n---\n`
  const ask = (cwd: string, env: Record<string, string> = {}) => {
    const { stdout, stderr } = runTower(["route", "harbour", "--json"], { cwd, env })
    return stdout === "" ? stderr : JSON.parse(stdout).winner
  }

  test("is ./skills where no settings say otherwise", () => {
    write("plain/skills/usual/SKILL.md", skill("usual"))

    expect(ask(path.join(folder, "plain"))).toBe("usual")
  })

  test("is the first of the nearest settings, also from a folder below, and an environment variable goes before them", () => {
    write("set/mine/configured/SKILL.md", skill("configured"))
    write("set/skills/usual/SKILL.md", skill("usual"))
    write("set/tower.config.json", '{ "libraries": ["./mine", "./skills"], "other": true }')
    const below = path.dirname(write("set/deep/down/note.txt", ""))

    expect([ask(path.join(folder, "set")), ask(below), ask(below, { TOWER_LIBRARY: "../../skills" })]).toEqual([
      "configured",
      "configured",
      "usual",
    ])
  })

  test("is not guessed where the settings cannot be read", () => {
    const file = write("bad/tower.config.json", '{ "libraries": "./mine" }')

    expect(ask(path.join(folder, "bad"))).toBe(
      `tower: ${file}: libraries is not a list; write {"libraries": ["./skills"]}\n`,
    )
  })
})
