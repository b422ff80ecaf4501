// Six measures of the structure's health, on the undirected, de-duplicated graph of the skills (self and dangling edges
// dropped), each with its formula, its bands and the skills behind it; then the same per relation type, without bands.
import { RELATION_KINDS, type RelationKind } from "@/lib/routing"
import { compareText } from "./compare-text"
import type { Band, KindSigns, SignName, SkillGraph, VitalSign, VitalSigns } from "./graph-model"
import { toUndirected, type Undirected } from "./undirected"

/** Degree up to which a skill counts as an orphan: one link is one edit away from none. */
export const ORPHAN_MAX_DEGREE = 1
/** Degree above which a skill counts as a hub. */
export const HUB_MIN_DEGREE = 15

/** Edges of the bands. Those marked "own" are not fixed by the specification, which names only the healthy side. */
const LIMITS = {
  connectivity: { healthyAbove: 0.95, illBelow: 0.8 /* own: a fifth of the library out of reach */ },
  averageDegree: { healthyAbove: 5, illBelow: 3 },
  orphanRate: { healthyBelow: 0.1, illAbove: 0.3 },
  maximumDegree: { healthyBelow: 30, illFrom: 50 },
  clusters: { healthyBelow: 3, illFrom: 10 /* own */ },
  hubRatio: { healthyBelow: 0.05, illAbove: 0.1 },
} as const

/** Where the bands of one sign meet, in its own unit (a share is 0..1). Between the two it wants watching. */
export interface SignLimits {
  better: "higher" | "lower"
  /** Beyond this it is healthy. */
  healthy: number
  /** From here, away from healthy, it is ill. */
  ill: number
}

/** The edges of the bands as numbers, for scales drawn of them; `VitalSign.healthy` and `ill` say them in words. */
export const SIGN_LIMITS: Readonly<Record<SignName, SignLimits>> = {
  connectivity: { better: "higher", healthy: LIMITS.connectivity.healthyAbove, ill: LIMITS.connectivity.illBelow },
  "average-degree": {
    better: "higher",
    healthy: LIMITS.averageDegree.healthyAbove,
    ill: LIMITS.averageDegree.illBelow,
  },
  "orphan-rate": { better: "lower", healthy: LIMITS.orphanRate.healthyBelow, ill: LIMITS.orphanRate.illAbove },
  "maximum-degree": { better: "lower", healthy: LIMITS.maximumDegree.healthyBelow, ill: LIMITS.maximumDegree.illFrom },
  clusters: { better: "lower", healthy: LIMITS.clusters.healthyBelow, ill: LIMITS.clusters.illFrom },
  "hub-ratio": { better: "lower", healthy: LIMITS.hubRatio.healthyBelow, ill: LIMITS.hubRatio.illAbove },
}

interface Measured {
  undirected: Undirected
  /** Name and degree, by degree downwards, then by name. */
  degrees: { name: string; degree: number }[]
  clusters: string[][]
}

/** Measures the whole graph and each relation type alone. */
export function measureVitalSigns(graph: SkillGraph): VitalSigns {
  const measured = measure(toUndirected(graph))
  return {
    nodes: measured.degrees.length,
    edges: measured.undirected.size,
    signs: readSigns(measured, true),
    clusters: measured.clusters,
    byKind: RELATION_KINDS.map((kind) => measureKind(graph, kind)),
  }
}

function measureKind(graph: SkillGraph, kind: RelationKind): KindSigns {
  const measured = measure(toUndirected(graph, kind))
  const edges = graph.edges.filter((edge) => edge.kind === kind)
  const inside = edges.filter((edge) => !edge.self && !edge.dangling)
  const directed = inside.length - countRepeats(inside)
  return {
    kind,
    declared: edges.length,
    pairs: measured.undirected.size,
    reciprocalPairs: directed - measured.undirected.size,
    duplicates: countRepeats(edges),
    selfEdges: edges.filter((edge) => edge.self).length,
    dangling: edges.filter((edge) => edge.dangling).length,
    skills: measured.degrees.filter(({ degree }) => degree > 0).length,
    signs: readSigns(measured, false),
  }
}

function countRepeats(edges: readonly { from: string; to: string }[]): number {
  const targets = new Map<string, Set<string>>()
  let repeats = 0
  for (const { from, to } of edges) {
    const seen = targets.get(from) ?? new Set()
    if (seen.has(to)) repeats += 1
    targets.set(from, seen.add(to))
  }
  return repeats
}

function measure(undirected: Undirected): Measured {
  return {
    undirected,
    degrees: undirected.names
      .map((name) => ({ name, degree: undirected.degree(name) }))
      .sort((a, b) => b.degree - a.degree || compareText(a.name, b.name)),
    clusters: undirected.clusters(),
  }
}

function readSigns({ undirected, degrees, clusters }: Measured, banded: boolean): VitalSign[] {
  const nodes = degrees.length
  const outside = clusters.slice(1).flat().sort(compareText)
  const rising = [...degrees].reverse().sort((a, b) => a.degree - b.degree || compareText(a.name, b.name))
  const orphans = rising.filter(({ degree }) => degree <= ORPHAN_MAX_DEGREE).map(({ name }) => name)
  const hubs = degrees.filter(({ degree }) => degree > HUB_MIN_DEGREE).map(({ name }) => name)
  const maximum = degrees[0]?.degree ?? 0
  const { connectivity, averageDegree, orphanRate, maximumDegree, clusters: clusterLimits, hubRatio } = LIMITS

  const sign = (
    name: SignName,
    text: Pick<VitalSign, "label" | "formula" | "unit" | "healthy" | "ill" | "meaning">,
    value: number,
    band: (value: number) => Band,
    skills: string[],
  ): VitalSign => ({
    name,
    ...text,
    value: nodes === 0 ? null : value,
    band: nodes === 0 || !banded ? null : band(value),
    skills: nodes === 0 ? [] : skills,
  })

  return [
    sign(
      "connectivity",
      {
        label: "Connectivity",
        formula: "skills in the largest cluster ÷ skills",
        unit: "share",
        healthy: "above 95%",
        ill: "below 80%",
        meaning: "How much of the library can be reached from the rest by following relations.",
      },
      (clusters[0]?.length ?? 0) / nodes,
      (value) => band(value > connectivity.healthyAbove, value < connectivity.illBelow),
      outside,
    ),
    sign(
      "average-degree",
      {
        label: "Average degree",
        formula: "2 × edges ÷ skills",
        unit: "degree",
        healthy: "above 5",
        ill: "below 3",
        meaning:
          "How many other skills one is joined to. Sparse graphs leave the router little to suppress, check or load with.",
      },
      (2 * undirected.size) / nodes,
      (value) => band(value > averageDegree.healthyAbove, value < averageDegree.illBelow),
      rising.filter(({ degree }) => degree <= averageDegree.healthyAbove).map(({ name }) => name),
    ),
    sign(
      "orphan-rate",
      {
        label: "Orphan rate",
        formula: `skills of degree ≤ ${ORPHAN_MAX_DEGREE} ÷ skills`,
        unit: "share",
        healthy: "below 10%",
        ill: "above 30%",
        meaning: "Skills that hang by one relation or none: nobody delimits, checks or loads them.",
      },
      orphans.length / nodes,
      (value) => band(value < orphanRate.healthyBelow, value > orphanRate.illAbove),
      orphans,
    ),
    sign(
      "maximum-degree",
      {
        label: "Maximum degree",
        formula: "largest number of neighbours of one skill",
        unit: "degree",
        healthy: "below 30",
        ill: "50 or more",
        meaning: "A skill joined to everything says nothing about any of it, and an edit to it touches everything.",
      },
      maximum,
      (value) => band(value < maximumDegree.healthyBelow, value >= maximumDegree.illFrom),
      degrees.filter(({ degree }) => degree === maximum && degree > 0).map(({ name }) => name),
    ),
    sign(
      "clusters",
      {
        label: "Clusters",
        formula: "connected components, a lone skill counting as one",
        unit: "count",
        healthy: "below 3, best 1",
        ill: "10 or more",
        meaning: "Islands that no relation bridges. The skills listed are those outside the largest.",
      },
      clusters.length,
      (value) => band(value < clusterLimits.healthyBelow, value >= clusterLimits.illFrom),
      outside,
    ),
    sign(
      "hub-ratio",
      {
        label: "Hub ratio",
        formula: `skills of degree > ${HUB_MIN_DEGREE} ÷ skills`,
        unit: "share",
        healthy: "below 5%",
        ill: "above 10%",
        meaning: "Skills with very many neighbours: often a too broad scope that wants splitting.",
      },
      hubs.length / nodes,
      (value) => band(value < hubRatio.healthyBelow, value > hubRatio.illAbove),
      hubs,
    ),
  ]
}

function band(healthy: boolean, ill: boolean): Band {
  if (healthy) return "healthy"
  return ill ? "ill" : "watch"
}
