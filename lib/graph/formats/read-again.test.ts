// Every format is read again by a real reader of it, with names that try to break out.
import { Graphviz } from "@hpcc-js/wasm-graphviz"
import Graph from "graphology"
import { parse as parseGraphml } from "graphology-graphml"
import { beforeAll, describe, expect, test } from "vitest"
import { buildGraph } from "../build-graph"
import type { GraphEdge } from "../graph-model"
import { skillRecord } from "../testing/skill-record"
import { formatDot } from "./format-dot"
import { formatGraphml } from "./format-graphml"
import { formatJson } from "./format-json"
import { formatMermaid } from "./format-mermaid"

const NAMES = [
  'say "hi"',
  "back\\slash\\",
  "two\nlines",
  "two lines",
  "tab\there",
  "ends --> here",
  "]]> <!-- <b>",
  "&amp; &lt;",
  "__proto__",
  "constructor",
  "end",
  "subgraph x",
  "a;b}c{d",
  "ünïcøde 日本語 🪁",
  "right\u202eto-left",
  "control\u0001",
  "control\u0002",
  "#35;",
  "`code` **bold**",
  "%% comment",
  " padded ",
]

const graph = buildGraph(
  NAMES.map((name, index) =>
    skillRecord(name, {
      relations: {
        related: [{ authored: NAMES[(index + 1) % NAMES.length] ?? "", reason: `because of ${name}`, line: index + 1 }],
        ...(index === 0 ? { depends_on: ['?ghost "of" <nobody>\n-->'] } : {}),
      },
    }),
  ),
)
const nodes = graph.nodes.map(({ name }) => name)
const edges = graph.edges.map(({ from, to, kind }) => [from, kind, to])

/** Graphviz leaves them in its JSON as they are. */
function spellControls(json: string): string {
  return json.replaceAll("\u0001", "\\u0001").replaceAll("\u0002", "\\u0002")
}

describe("a graph is read again whole", () => {
  let graphviz: Graphviz
  beforeAll(async () => {
    graphviz = await Graphviz.load()
  })

  test("from JSON", () => {
    expect(JSON.parse(formatJson(graph))).toEqual(graph)
  })

  test("from DOT, by Graphviz", () => {
    // Graphviz keeps the doubled backslashes in ids: a label shows one.
    // Names that begin with % have an id of their own.
    const unquote = (id: string) => id.replaceAll("\\\\", "\\").replace(/^_%/, "%")
    const read: {
      objects: { name: string; comment?: string }[]
      edges: { tail: number; head: number; label: string; tooltip?: string }[]
    } = JSON.parse(spellControls(graphviz.layout(formatDot(graph), "dot_json", "nop")))
    expect(read.objects.map(({ name }) => unquote(name))).toEqual(nodes)
    expect(
      read.edges.map(({ tail, head, label }) => [
        unquote(read.objects[tail]?.name ?? ""),
        label,
        unquote(read.objects[head]?.name ?? ""),
      ]),
    ).toEqual(edges)
    expect(read.objects.filter(({ comment }) => comment === "unresolved").map(({ name }) => name)).toEqual([
      'ghost "of" <nobody>\n-->',
    ])
  })

  test("from DOT, and drawn, with every name shown as it is", () => {
    const drawn = graphviz.layout(formatDot(graph), "svg", "dot")
    for (const shown of ["&amp;amp; &amp;lt;", "back\\slash\\", "]]&gt; &lt;!&#45;&#45; &lt;b&gt;", "日本語"])
      expect(drawn).toContain(shown)
  })

  test("from GraphML, by graphology", () => {
    // Graphology itself holds no node of these names: it keeps neighbours in plain objects.
    const impossible = new Set(["__proto__", "constructor"])
    const isPossible = ({ from, to }: GraphEdge) => !impossible.has(from) && !impossible.has(to)
    const written = { nodes: graph.nodes, edges: graph.edges.filter(isPossible) }
    const read = parseGraphml(Graph, formatGraphml(written))
    // XML holds no control characters: those become U+FFFD, and such names stay apart by a number.
    const known = new Map([
      ["control\ufffd", "control\u0001"],
      ["control\ufffd#2", "control\u0002"],
    ])
    const nameOf = (id: string) => known.get(id) ?? id
    expect(read.nodes().map(nameOf)).toEqual(nodes)
    expect(
      read.mapEdges((_, { kind, reason, line }, source, target) => [
        nameOf(source),
        kind,
        nameOf(target),
        reason ?? null,
        line ?? null,
      ]),
    ).toEqual(
      written.edges.map(({ from, kind, to, reason, line }) => [
        from,
        kind,
        to,
        reason?.replace(/control./, "control\ufffd") ?? null,
        line,
      ]),
    )
  })

  test("from Mermaid, line by line as its grammar has it", () => {
    const [first, ...lines] = formatMermaid(graph).trimEnd().split("\n")
    expect(first).toBe("flowchart LR")
    const decode = (label: string) =>
      label.replaceAll(/#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    const readNodes: string[] = []
    const readEdges: (string | undefined)[][] = []
    for (const line of lines) {
      const node = /^ {2}n(\d+)\["([^"#;\n]*(?:#\d+;[^"#;\n]*)*)"\](?::::ghost)?$/.exec(line)
      const edge = /^ {2}n(\d+) -->\|([a-z_]+)\| n(\d+)$/.exec(line)
      if (node) readNodes[Number(node[1])] = decode(node[2] ?? "")
      else if (edge) readEdges.push([nodes[Number(edge[1])], edge[2], nodes[Number(edge[3])]])
      else expect(line).toBe("  classDef ghost stroke-dasharray: 4 4")
    }
    expect(readNodes).toEqual(nodes.map((name) => name.replaceAll(/\s+/g, " ")))
    expect(readEdges).toEqual(edges)
  })
})
