// Where the structure is ill, each finding with the skills and edges it is about and what to type. Mutual suppression, one-way
// `related` and shared keywords are normal in a real library and are no findings.
import { idPart } from "./build-graph"
import { findCoLoadChain, indexCoLoads, isNeverRouted } from "./co-load-chain"
import { compareText } from "./compare-text"
import { findDependencyCycles } from "./dependency-cycles"
import {
  FINDING_CODES,
  type Finding,
  type FindingCode,
  type GraphEdge,
  type GraphNode,
  type SkillGraph,
  type VitalSigns,
} from "./graph-model"
import { findCutOff, findExtremes } from "./structure-findings"
import { measureVitalSigns } from "./vital-signs"

/** Every finding, in the order of FINDING_CODES, then by skill. Pass the vital signs where they are at hand already. */
export function findFindings(graph: SkillGraph, signs: VitalSigns = measureVitalSigns(graph)): Finding[] {
  const nodes = new Map(graph.nodes.map((node) => [node.name, node]))
  const findings = [
    ...findCycles(graph),
    ...findUnmetDependencies(graph, nodes),
    ...findSuppressedDependencies(graph),
    ...findDeadSuppressors(graph),
    ...findDisjointCoLoads(graph),
    ...findLooseEnds(graph),
    ...findDeprecated(graph),
    ...findCutOff(signs),
    ...findExtremes(graph),
  ]
  const order = new Map(FINDING_CODES.map((code, index) => [code, index]))
  const position = (finding: Found) => order.get(finding.code) ?? 0
  return findings
    .sort(
      (a, b) =>
        position(a) - position(b) ||
        compareText(a.skills[0] ?? "", b.skills[0] ?? "") ||
        compareText(a.message, b.message),
    )
    .map((finding) => ({ id: identify(finding), ...finding }))
}

type Found = Omit<Finding, "id">

/** Of these several may be about the same skills: the edge tells them apart. */
const TOLD_BY_EDGE: ReadonlySet<FindingCode> = new Set([
  "broken-dependency",
  "dependency-out-of-project",
  "dangling",
  "self-edge",
])

/** The same as long as it is about the same thing, however its words, its severity or the rest of the library change. */
function identify({ code, skills, edges }: Found): string {
  if (TOLD_BY_EDGE.has(code)) return `${code}:${edges[0]}`
  // A cluster may grow; its first member stays.
  const about = code === "cut-off" ? skills.slice(0, 1) : skills
  return `${code}:${about.map(idPart).join(">")}`
}

function findCycles(graph: SkillGraph): Found[] {
  const depends = graph.edges.filter((edge) => edge.kind === "depends_on" && !edge.dangling)
  return findDependencyCycles(depends).map((cycle) => {
    const steps = cycle.map((from, index) => ({ from, to: cycle[(index + 1) % cycle.length] ?? from }))
    return {
      code: "dependency-cycle",
      severity: "warning",
      skills: cycle,
      edges: depends
        .filter((edge) => steps.some(({ from, to }) => edge.from === from && edge.to === to))
        .map(({ id }) => id),
      message: `These depend on each other in a loop: ${[...cycle, cycle[0]].join(" → ")}.`,
      mend: "Take one depends_on of the loop out, or move what both need into a skill of its own.",
    }
  })
}

function findUnmetDependencies(graph: SkillGraph, nodes: ReadonlyMap<string, GraphNode>): Found[] {
  return graph.edges.flatMap((edge): Found[] => {
    const from = nodes.get(edge.from)
    const to = nodes.get(edge.to)
    if (edge.kind !== "depends_on" || edge.self || !from || !to || to.kind === "ghost") return []
    const about = { skills: [from.name, to.name], edges: [edge.id] }
    const found: Found[] = []
    if (isNeverRouted(to)) {
      const verdict =
        to.structuralVerdict === "FAIL"
          ? "structural_verdict is FAIL"
          : `truth_verdict is ${to.truthVerdict ?? "BROKEN"}`
      found.push({
        code: "broken-dependency",
        severity: "error",
        ...about,
        message: `${from.name} depends on ${to.name}, which is never loaded: its ${verdict}.`,
        mend: `Repair and re-grade ${to.name}, or take it out of depends_on in ${edge.file}.`,
      })
    }
    const missing = to.project.length === 0 ? [] : from.project.filter((handle) => !to.project.includes(handle))
    if (missing.length > 0) {
      found.push({
        code: "dependency-out-of-project",
        severity: "warning",
        ...about,
        message: `${from.name} depends on ${to.name}, which does not fit ${missing.join(", ")}, where ${from.name} is used.`,
        mend: `Add ${missing.join(", ")} to project in ${to.path ?? to.name}, or empty that field to make the skill ambient.`,
      })
    } else if (from.project.length === 0 && to.project.length > 0) {
      found.push({
        code: "dependency-out-of-project",
        severity: "info",
        ...about,
        message: `${from.name} fits every project but depends on ${to.name}, which fits only ${to.project.join(", ")}.`,
        mend: `Bind ${from.name} to the same project, or empty project in ${to.path ?? to.name}.`,
      })
    }
    return found
  })
}

function findSuppressedDependencies(graph: SkillGraph): Found[] {
  const depends = new Map<string, GraphEdge>()
  for (const edge of graph.edges) if (edge.kind === "depends_on") depends.set(pairKey(edge), edge)
  const seen = new Set<string>()
  return graph.edges.flatMap((edge): Found[] => {
    const dependency = depends.get(pairKey(edge))
    if (edge.kind !== "suppresses" || edge.self || !dependency || seen.has(pairKey(edge))) return []
    seen.add(pairKey(edge))
    return [
      {
        code: "suppressed-dependency",
        severity: "warning",
        skills: [edge.from, edge.to],
        edges: [edge.id, dependency.id],
        message: `${edge.from} both suppresses and depends on ${edge.to}: where it suppresses it, it cannot load it.`,
        mend: `Keep one of the two in ${edge.file}.`,
      },
    ]
  })
}

function findDeadSuppressors(graph: SkillGraph): Found[] {
  const edgesFrom = new Map<string, GraphEdge[]>()
  for (const edge of graph.edges) {
    if (edge.kind !== "suppresses" || edge.self || edge.dangling) continue
    const list = edgesFrom.get(edge.from)
    if (list) list.push(edge)
    else edgesFrom.set(edge.from, [edge])
  }
  return graph.nodes.flatMap((node): Found[] => {
    const edges = edgesFrom.get(node.name) ?? []
    if (edges.length === 0 || (node.activates && !isNeverRouted(node))) return []
    const why = !node.activates
      ? "it has no trigger, keyword or path, so no request scores it"
      : node.structuralVerdict === "FAIL"
        ? "its structural_verdict is FAIL, so it is always removed first"
        : "its truth_verdict is BROKEN, so it is always removed first"
    return [
      {
        code: "dead-suppressor",
        severity: "warning",
        skills: [node.name],
        edges: edges.map(({ id }) => id),
        message: `${node.name} can never suppress ${edges.map(({ to }) => to).join(", ")}: ${why}.`,
        mend: node.activates
          ? `Repair and re-grade ${node.name}, or take suppresses out of ${node.path ?? node.name}.`
          : `Add a trigger or keyword to ${node.path ?? node.name}, or take suppresses out of it.`,
      },
    ]
  })
}

function findDisjointCoLoads(graph: SkillGraph): Found[] {
  const index = indexCoLoads(graph)
  const seen = new Set<string>()
  return graph.edges.flatMap((edge): Found[] => {
    if (edge.kind !== "disjoint_with" || edge.self || edge.dangling) return []
    return [
      { from: edge.from, to: edge.to },
      { from: edge.to, to: edge.from },
    ].flatMap(({ from, to }): Found[] => {
      const chain = seen.has(pairKey({ from, to })) ? null : findCoLoadChain(index, from, to)
      if (chain === null) return []
      seen.add(pairKey({ from, to }))
      const way = chain.map((step) => `${step.from} ${step.kind} ${step.to}`).join(", ")
      return [
        {
          code: "disjoint-co-load",
          severity: "warning",
          skills: [from, to],
          edges: [edge.id, ...chain.map(({ id }) => id)],
          message: `${from} loads ${to} (${way}), though the two are declared disjoint.`,
          mend: `Take disjoint_with out of ${edge.file}, or cut the way: ${chain.at(-1)?.file ?? edge.file}.`,
        },
      ]
    })
  })
}

function findLooseEnds(graph: SkillGraph): Found[] {
  return graph.edges.flatMap((edge): Found[] => {
    const place = edge.line === null ? edge.file : `${edge.file}:${edge.line}`
    if (edge.self) {
      return [
        {
          code: "self-edge",
          severity: "warning",
          skills: [edge.from],
          edges: [edge.id],
          message: `${edge.from} lists itself in ${edge.field} (${place}).`,
          mend: `Take ${edge.authored} out of ${edge.field}.`,
        },
      ]
    }
    if (!edge.dangling) return []
    return [
      {
        code: "dangling",
        severity: edge.kind === "depends_on" ? "error" : "warning",
        skills: [edge.from],
        edges: [edge.id],
        message: `${edge.from} names ${edge.authored} in ${edge.field} (${place}), and no one skill answers to that.`,
        mend: `Correct the name, author ${edge.authored}, or take it out of ${edge.field}.`,
      },
    ]
  })
}

function findDeprecated(graph: SkillGraph): Found[] {
  const names = new Set(graph.nodes.filter((node) => node.kind === "skill").map(({ name }) => name))
  return graph.nodes.flatMap((node): Found[] => {
    if (node.stability?.toLowerCase() !== "deprecated") return []
    if (node.supersededBy !== null && names.has(node.supersededBy)) return []
    return [
      {
        code: "deprecated-without-successor",
        severity: "warning",
        skills: [node.name],
        edges: [],
        message:
          node.supersededBy === null
            ? `${node.name} is deprecated and names no successor.`
            : `${node.name} is deprecated in favour of ${node.supersededBy}, which is not in this library.`,
        mend: `Set superseded_by in ${node.path ?? node.name} to the skill that takes its requests.`,
      },
    ]
  })
}

function pairKey({ from, to }: { from: string; to: string }): string {
  return JSON.stringify([from, to])
}
