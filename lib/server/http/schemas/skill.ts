// The catalogue: rows and one whole skill.
import { z } from "zod"
import { APPLICATION_VERDICTS, COMPREHENSION_VERDICTS, STRUCTURAL_VERDICTS, TRUTH_VERDICTS } from "@/lib/library"
import { EVAL_STATES, RELATION_KINDS } from "@/lib/routing"
import { SKILL_STATUSES } from "../../libraries/contract"
import { skillDriftSchema } from "./skill-drift"
import { skillHomesSchema } from "./skill-homes"

const DEFAULT_PAGE_SIZE = 50
const MAX_PAGE_SIZE = 200

export const skillsQuerySchema = z.strictObject({
  library: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: "the id of a library; left out: the default one" }),
  q: z
    .string()
    .max(200)
    .optional()
    .meta({ description: "words that the name or description holds, at most 200 characters" }),
  status: z
    .enum(SKILL_STATUSES)
    .optional()
    .meta({ description: `one of ${SKILL_STATUSES.join(", ")}` }),
  limit: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(MAX_PAGE_SIZE))
    .default(DEFAULT_PAGE_SIZE)
    .meta({
      description: `how many skills a page holds: a whole number from 1 to ${MAX_PAGE_SIZE}`,
      override: { type: "integer", minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE, pattern: undefined },
    }),
  cursor: z.string().max(2_000).optional().meta({ description: "nextCursor of the page before, as it was" }),
})

const relationField = z.enum([...RELATION_KINDS, "boundary", "adjacent"])
const link = z.strictObject({ id: z.string(), slug: z.string(), name: z.string(), status: z.enum(SKILL_STATUSES) })

const freshness = z.union([
  z.strictObject({ state: z.literal("unknown") }),
  z.strictObject({
    state: z.enum(["fresh", "stale"]),
    lastVerified: z.string(),
    days: z.int(),
    limit: z.int().nullable(),
  }),
])

const severityCounts = z.strictObject({ error: z.int(), warning: z.int(), info: z.int() })

export const skillSummarySchema = z
  .strictObject({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    status: z.enum(SKILL_STATUSES),
    statusReason: z.string().nullable(),
    area: z.string().nullable(),
    subjects: z.array(z.string()),
    project: z.array(z.string()),
    type: z.string().nullable(),
    version: z.string().nullable(),
    owner: z.string().nullable(),
    stability: z.string().nullable(),
    portable: z.boolean(),
    counts: z.strictObject({
      triggers: z.int(),
      keywords: z.int(),
      paths: z.int(),
      examples: z.int(),
      antiExamples: z.int(),
      relationsOut: z.int(),
      relationsIn: z.int(),
    }),
    verdicts: z.strictObject({
      structural: z.enum(STRUCTURAL_VERDICTS),
      truth: z.enum(TRUTH_VERDICTS),
      comprehension: z.enum(COMPREHENSION_VERDICTS),
      application: z.enum(APPLICATION_VERDICTS),
    }),
    evalState: z.enum(EVAL_STATES),
    freshness,
    diagnostics: severityCounts,
  })
  .meta({ id: "SkillSummary" })

export const skillPageSchema = z
  .strictObject({
    library: z.string(),
    revision: z.int(),
    total: z.int().meta({ description: "skills that fit, on all pages" }),
    items: z.array(skillSummarySchema),
    nextCursor: z.string().nullable().meta({ description: "send it as `cursor` for the next page; null on the last" }),
  })
  .meta({ id: "SkillPage" })

export const diagnosticSchema = z
  .strictObject({
    code: z.string(),
    severity: z.enum(["error", "warning", "info"]),
    file: z.string(),
    root: z.int().positive().optional().meta({
      description: "which root, counted from 0, `file` is relative to; left out for the first one",
    }),
    line: z.int().nullable(),
    column: z.int().nullable(),
    message: z.string(),
    mend: z.string(),
    skill: z.string().optional(),
  })
  .meta({ id: "Diagnostic" })

export const skillDetailSchema = z
  .strictObject({
    summary: skillSummarySchema,
    record: z.looseObject({ id: z.string(), name: z.string(), description: z.string(), path: z.string() }).meta({
      description:
        "the whole record as it was read: activation surfaces, relations, audit state, where each field stands",
    }),
    body: z
      .strictObject({ text: z.string(), startLine: z.int(), lineCount: z.int(), truncated: z.boolean() })
      .nullable()
      .meta({ description: "untrusted Markdown; null for manifests" }),
    outgoing: z.array(
      z.strictObject({
        kind: relationField,
        authored: z.string(),
        target: link.nullable(),
        reason: z.string().nullable(),
        minVersion: z.string().nullable(),
        line: z.int().nullable(),
      }),
    ),
    incoming: z.array(z.strictObject({ kind: relationField, from: link, reason: z.string().nullable() })),
    diagnostics: z.array(diagnosticSchema),
    gate: z.strictObject({
      today: z.string(),
      passes: z.boolean(),
      removedBy: z
        .strictObject({ reason: z.enum(["integrity", "behavior"]), field: z.string(), detail: z.string() })
        .nullable(),
      boost: z.int(),
      lapse: z
        .union([
          z.strictObject({
            state: z.literal("active"),
            gradedOn: z.string(),
            lapsesOn: z.string(),
            daysLeft: z.int(),
          }),
          z.strictObject({ state: z.literal("active-without-end"), why: z.string() }),
          z.strictObject({ state: z.literal("lapsed"), gradedOn: z.string(), lapsedOn: z.string(), why: z.string() }),
        ])
        .nullable(),
    }),
    freshness,
    drift: skillDriftSchema,
    homes: skillHomesSchema.nullable().meta({ description: "null for manifests: they name no files" }),
  })
  .meta({ id: "SkillDetail" })
