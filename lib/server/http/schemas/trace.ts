// The trace and the miss explanation, for the OpenAPI document. A test reads real traces with these schemas, so they
// cannot drift from the engine.
import { z } from "zod"
import { BLOCK_REASONS, CO_LOAD_KINDS, EVAL_STATES, FATES, GATES, SURFACES, TRACE_SCHEMA_VERSION } from "@/lib/routing"

const signal = z.strictObject({
  surface: z.enum(SURFACES),
  term: z.string(),
  token: z.string().optional(),
  path: z.string().optional(),
  credit: z.int(),
})

const candidate = z
  .strictObject({
    skill: z.string(),
    rank: z.int().min(1),
    score: z.int(),
    boost: z.int().min(0).max(2),
    evidence: z.number(),
    fate: z.enum(FATES),
    by: z.string().optional(),
    reason: z.string().optional(),
    signals: z.array(signal),
  })
  .meta({ id: "Candidate" })

const gateReport = z
  .strictObject({
    gate: z.enum(GATES),
    in: z.int(),
    out: z.int(),
    removed: z.array(
      z.strictObject({
        skill: z.string(),
        reason: z.enum([...new Set(["project", "no-match", "suppressed", "cut", ...BLOCK_REASONS] as const)]),
        by: z.string().optional(),
        field: z.string().optional(),
        detail: z.string().optional(),
      }),
    ),
  })
  .meta({ id: "GateReport", description: "in = out + the number of removed" })

const coLoad = { skill: z.string(), via: z.enum(CO_LOAD_KINDS), from: z.string() }

export const traceSchema = z
  .strictObject({
    schemaVersion: z.literal(TRACE_SCHEMA_VERSION),
    request: z.strictObject({
      query: z.string(),
      project: z.string().nullable(),
      paths: z.array(z.string()),
      mentionedPaths: z.array(z.string()),
      minEvalState: z.enum(EVAL_STATES),
      maxResults: z.int(),
      today: z.string(),
    }),
    words: z.array(z.string()),
    tokens: z.array(z.string()),
    outcome: z.enum(["routed", "blocked", "gap"]),
    flags: z.array(z.enum(["ambiguous", "weak"])),
    winner: z.string().nullable(),
    gates: z.array(gateReport),
    candidates: z.array(candidate),
    selected: z.array(z.string()),
    coLoaded: z.array(z.strictObject(coLoad)),
    blockedCoLoads: z.array(z.strictObject({ ...coLoad, reason: z.enum(BLOCK_REASONS) })),
    stale: z.array(z.strictObject({ skill: z.string(), days: z.int(), limit: z.int() })),
    warnings: z.array(z.string()),
    recommendation: z.string().nullable(),
  })
  .meta({ id: "RouteTrace", description: "Everything the router decided about one request, gate by gate." })

const change = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("add-keyword"), skill: z.string(), keyword: z.string() }),
  z.strictObject({ kind: z.literal("add-trigger"), skill: z.string(), trigger: z.string() }),
  z.strictObject({ kind: z.literal("add-project"), skill: z.string(), handle: z.string() }),
  z.strictObject({ kind: z.literal("drop-suppresses"), skill: z.string(), target: z.string() }),
  z.strictObject({
    kind: z.literal("set-verdict"),
    skill: z.string(),
    field: z.string(),
    from: z.string(),
    to: z.string(),
  }),
])

export const missExplanationSchema = z
  .strictObject({
    skill: z.string(),
    wins: z.boolean(),
    winner: z.string().nullable(),
    gate: z.enum(GATES).nullable(),
    reason: z.string(),
    by: z.string().nullable(),
    field: z.string().nullable(),
    score: z.int(),
    boost: z.int(),
    rank: z.int().nullable(),
    pointsShort: z.int().nullable(),
    change: change.nullable(),
    advice: z.string(),
  })
  .meta({
    id: "MissExplanation",
    description: "Why a skill did or did not win, and the smallest change that makes it win.",
  })
