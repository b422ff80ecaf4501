// The relation graph and its health, as `GET /api/graph` and `tower graph --format json` give it.
import { z } from "zod"
import { BANDS, FINDING_CODES, SIGN_NAMES } from "@/lib/graph"
import { RELATION_KINDS } from "@/lib/routing"

const text = z.string().nullable()

const node = z.strictObject({
  name: z.string(),
  kind: z.enum(["skill", "ghost"]),
  id: text,
  path: text,
  subject: text,
  stability: text,
  supersededBy: text,
  type: text,
  project: z.array(z.string()),
  structuralVerdict: text,
  truthVerdict: text,
  comprehensionVerdict: text,
  applicationVerdict: text,
  evalState: text,
  activates: z.boolean(),
})

const edge = z.strictObject({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  kind: z.enum(RELATION_KINDS),
  field: z.enum([...RELATION_KINDS, "boundary", "adjacent"]),
  authored: z.string(),
  reason: text,
  minVersion: text,
  file: z.string(),
  line: z.int().nullable(),
  dangling: z.boolean(),
  self: z.boolean(),
})

const sign = z.strictObject({
  name: z.enum(SIGN_NAMES),
  label: z.string(),
  formula: z.string(),
  value: z.number().nullable(),
  unit: z.enum(["share", "degree", "count"]),
  band: z.enum(BANDS).nullable(),
  healthy: z.string(),
  ill: z.string(),
  meaning: z.string(),
  skills: z.array(z.string()),
})

const kindSigns = z.strictObject({
  kind: z.enum(RELATION_KINDS),
  declared: z.int(),
  pairs: z.int(),
  reciprocalPairs: z.int(),
  duplicates: z.int(),
  selfEdges: z.int(),
  dangling: z.int(),
  skills: z.int(),
  signs: z.array(sign),
})

const finding = z.strictObject({
  id: z.string(),
  code: z.enum(FINDING_CODES),
  severity: z.enum(["error", "warning", "info"]),
  skills: z.array(z.string()),
  edges: z.array(z.string()),
  message: z.string(),
  mend: z.string(),
})

export const graphSchema = z
  .strictObject({
    nodes: z.array(node.meta({ id: "GraphNode" })),
    edges: z.array(edge.meta({ id: "GraphEdge" })),
    vitalSigns: z.strictObject({
      nodes: z.int(),
      edges: z.int(),
      signs: z.array(sign.meta({ id: "VitalSign" })),
      clusters: z.array(z.array(z.string())),
      byKind: z.array(kindSigns),
    }),
    findings: z.array(finding.meta({ id: "GraphFinding" })),
  })
  .meta({ id: "SkillGraph" })
