import { describe, expect, test } from "vitest"
import { buildGraph } from "../build-graph"
import { skillRecord } from "../testing/skill-record"
import { formatDot } from "./format-dot"
import { formatGraphml } from "./format-graphml"
import { formatJson } from "./format-json"
import { formatMermaid } from "./format-mermaid"

const graph = buildGraph([
  skillRecord('say "hi"\\', { relations: { related: [{ authored: "b", reason: "a < b &\nmore", line: 3 }] } }),
  skillRecord("b", { relations: { depends_on: ["?<lost>"] } }),
])

describe("graph formats", () => {
  test("dot quotes every name and marks ghosts", () => {
    expect(formatDot(graph)).toBe(`digraph skills {
  rankdir=LR;
  node [shape=box];
  "say \\"hi\\"\\\\";
  "b";
  "<lost>" [style=dashed, comment="unresolved"];
  "say \\"hi\\"\\\\" -> "b" [label="related", tooltip="a < b &amp; more"];
  "b" -> "<lost>" [label="depends_on"];
}
`)
  })

  test("json reads back as an equal graph", () => {
    expect(JSON.parse(formatJson(graph))).toEqual(graph)
  })

  test("mermaid gives nodes ids of its own and writes markup as entities", () => {
    expect(formatMermaid(graph)).toBe(`flowchart LR
  n0["say #34;hi#34;#92;"]
  n1["b"]
  n2["#60;lost#62;"]:::ghost
  n0 -->|related| n1
  n1 -->|depends_on| n2
  classDef ghost stroke-dasharray: 4 4
`)
  })

  test("graphml escapes names and reasons and leaves unset fields out", () => {
    const nodeData = (path: string) =>
      [
        '<data key="node-kind">skill</data>',
        `<data key="node-path">${path}</data>`,
        '<data key="node-structuralVerdict">UNVERIFIED</data>',
        '<data key="node-truthVerdict">UNVERIFIED</data>',
        '<data key="node-applicationVerdict">UNVERIFIED</data>',
        '<data key="node-evalState">unverified</data>',
      ].join("")
    const hi = "say &quot;hi&quot;\\"
    const body = formatGraphml(graph).split(/(?<=edgedefault="directed">)\n/)[1]

    expect(body).toBe(`    <node id="${hi}">${nodeData(`${hi}/SKILL.md`)}</node>
    <node id="b">${nodeData("b/SKILL.md")}</node>
    <node id="&lt;lost&gt;"><data key="node-kind">ghost</data></node>
    <edge id="${hi}&gt;related&gt;b" source="${hi}" target="b">${[
      '<data key="edge-kind">related</data>',
      '<data key="edge-field">related</data>',
      '<data key="edge-reason">a &lt; b &amp;&#10;more</data>',
      `<data key="edge-file">${hi}/SKILL.md</data>`,
      '<data key="edge-line">3</data>',
    ].join("")}</edge>
    <edge id="b&gt;depends_on&gt;&lt;lost%3E" source="b" target="&lt;lost&gt;">${[
      '<data key="edge-kind">depends_on</data>',
      '<data key="edge-field">depends_on</data>',
      '<data key="edge-file">b/SKILL.md</data>',
    ].join("")}</edge>
  </graph>
</graphml>
`)
  })
})
