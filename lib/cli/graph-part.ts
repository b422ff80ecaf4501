// The part of the graph that the options of `tower graph` ask for.
import { type Finding, focusOn, type Side, type SkillGraph } from "@/lib/graph"
import { RELATION_KINDS, type RelationKind } from "@/lib/routing"
import type { GraphOptions } from "./command"
import { suggestNames } from "./nearest-name"
import { UsageError } from "./usage-error"

export interface GraphPart {
  graph: SkillGraph
  /** What was asked for; null: the whole graph. */
  asked: { focus: string | null; depth: number | null; side: Side | null; kinds: RelationKind[] } | null
  /** Steps from the skill in focus, by name; null without one. */
  steps: ReadonlyMap<string, number> | null
}

const SIDES = ["both", "uses", "used-by"] as const satisfies readonly Side[]
const DEPTHS = [1, 2, 3, 4] as const

/** Throws `UsageError` for options that make no sense, before any library is read. */
export function checkGraphOptions(options: GraphOptions): void {
  readKinds(options.kinds)
  readDepth(options.depth)
  readSide(options.side)
  for (const option of ["depth", "side"] as const)
    if (options[option] !== undefined && options.focus === undefined)
      throw new UsageError(`--${option} is given without --focus`, "name the skill to look around with --focus SKILL")
}

/** Throws `UsageError` where there is no such skill. */
export function takePart(graph: SkillGraph, options: GraphOptions): GraphPart {
  const { focus } = options
  if (focus === undefined && options.kinds === undefined) return { graph, asked: null, steps: null }
  const kinds = readKinds(options.kinds)
  const wanted = new Set(kinds)
  if (focus === undefined) {
    const edges = graph.edges.filter(({ kind }) => wanted.has(kind))
    return { graph: { nodes: graph.nodes, edges }, asked: { focus: null, depth: null, side: null, kinds }, steps: null }
  }
  const depth = readDepth(options.depth)
  const side = readSide(options.side)
  const reach = focusOn(graph, focus, { depth, side, kinds: wanted })
  if (reach === null) throw unknownSkill(graph, focus)
  return {
    graph: {
      nodes: graph.nodes.filter(({ name }) => reach.steps.has(name)),
      edges: graph.edges.filter(({ id }) => reach.edges.has(id)),
    },
    asked: { focus, depth, side, kinds },
    steps: reach.steps,
  }
}

/** Of a part only what lies wholly in it: a fault seen from half its skills misleads. */
export function pickFindings(findings: readonly Finding[], { graph, asked }: GraphPart): Finding[] {
  if (asked === null) return [...findings]
  const names = new Set(graph.nodes.map(({ name }) => name))
  const edges = new Set(graph.edges.map(({ id }) => id))
  return findings.filter(
    (finding) => finding.skills.every((name) => names.has(name)) && finding.edges.every((id) => edges.has(id)),
  )
}

function readKinds(given: string | undefined): RelationKind[] {
  if (given === undefined) return [...RELATION_KINDS]
  const named = given.split(",").map((kind) => kind.trim())
  const unknown = named.find((kind) => !RELATION_KINDS.some((known) => known === kind))
  if (unknown !== undefined)
    throw new UsageError(
      `--kinds: ${JSON.stringify(unknown)} is no relation type`,
      `use some of ${RELATION_KINDS.join(",")}`,
    )
  return RELATION_KINDS.filter((kind) => named.includes(kind))
}

function readDepth(given: string | undefined): number {
  const depth = DEPTHS.find((known) => String(known) === (given ?? "1"))
  if (depth === undefined)
    throw new UsageError(`--depth is ${JSON.stringify(given)}`, "give a whole number from 1 to 4, such as --depth 2")
  return depth
}

function readSide(given: string | undefined): Side {
  const side = SIDES.find((known) => known === (given ?? "both"))
  if (side === undefined)
    throw new UsageError(`--side ${JSON.stringify(given)} is unknown`, `use one of ${SIDES.join(", ")}`)
  return side
}

function unknownSkill(graph: SkillGraph, name: string): UsageError {
  const near = suggestNames(
    name,
    graph.nodes.map((node) => node.name),
  )
  return new UsageError(
    `--focus: no skill is named ${JSON.stringify(name)}`,
    near.length > 0 ? `did you mean ${near.join(", ")}?` : "tower lint --json lists the names",
  )
}
