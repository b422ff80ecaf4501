import { beforeAll, describe, expect, test } from "vitest"
import { buildTower, runTower } from "./testing/run-tower"

beforeAll(buildTower, 60_000)

const graph = (...args: string[]) => runTower(["graph", "--library", "library", ...args])
const read = (...args: string[]) => {
  const { asked, nodes, edges, findings, ...rest } = JSON.parse(graph(...args).stdout)
  return {
    asked,
    nodes: nodes.map(({ name, steps }: { name: string; steps?: number }) => [
      name,
      ...(steps === undefined ? [] : [steps]),
    ]),
    edges: edges.map(({ id }: { id: string }) => id),
    findings: findings.map(({ code, skills }: { code: string; skills: string[] }) => [code, ...skills]),
    rest: Object.keys(rest),
  }
}
const KINDS = ["depends_on", "verify_with", "suppresses", "broader", "narrower", "related", "disjoint_with"]

describe("tower graph", () => {
  test("around one skill has what is reached, in steps, and the edges between", () => {
    expect(read("--focus", "tidy-code")).toEqual({
      asked: { focus: "tidy-code", depth: 1, side: "both", kinds: KINDS },
      nodes: [
        ["lint-fixer", 1],
        ["style-guide", 1],
        ["tidy-code", 0],
      ],
      edges: [
        "style-guide>verify_with>lint-fixer",
        "tidy-code>depends_on>style-guide",
        "tidy-code>suppresses>lint-fixer",
      ],
      findings: [["dependency-out-of-project", "tidy-code", "style-guide"]],
      rest: ["schemaVersion"],
    })
    expect(read("--focus", "lint-fixer", "--side", "used-by", "--depth", "2", "--kinds", "verify_with")).toMatchObject({
      asked: { focus: "lint-fixer", depth: 2, side: "used-by", kinds: ["verify_with"] },
      nodes: [
        ["lint-fixer", 0],
        ["style-guide", 1],
      ],
      edges: ["style-guide>verify_with>lint-fixer"],
    })
  })

  test("of some relation types keeps every skill", () => {
    expect(read("--kinds", "verify_with, related")).toMatchObject({
      asked: { focus: null, depth: null, side: null, kinds: ["verify_with", "related"] },
      nodes: [["lint-fixer"], ["old-ways"], ["style-guide"], ["tidy-code"]],
      edges: ["old-ways>related>style-guide", "style-guide>verify_with>lint-fixer"],
    })
    expect(graph("--kinds", "related", "--format", "dot").stdout).not.toContain("verify_with")
  })

  test.each<[string, string[], string]>([
    ["an unknown skill", ["--focus", "tidy-cod"], '--focus: no skill is named "tidy-cod"; did you mean tidy-code?'],
    ["an unknown type", ["--kinds", "related,likes"], '--kinds: "likes" is no relation type; use some of '],
    [
      "a depth out of range",
      ["--focus", "tidy-code", "--depth", "9"],
      '--depth is "9"; give a whole number from 1 to 4',
    ],
    [
      "an unknown side",
      ["--focus", "tidy-code", "--side", "left"],
      '--side "left" is unknown; use one of both, uses, used-by',
    ],
    ["a depth around nothing", ["--depth", "2"], "--depth is given without --focus; name the skill"],
  ])("tells %s in one line and ends with 2", (_, args, line) => {
    const { code, stdout, stderr } = graph(...args)
    expect({ code, stdout, isOneLine: stderr.split("\n").length === 2 }).toEqual({
      code: 2,
      stdout: "",
      isOneLine: true,
    })
    expect(stderr).toContain(`tower: ${line}`)
  })
})
