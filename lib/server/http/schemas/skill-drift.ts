// Whether the sources that a skill rests on are still what somebody compared it with.
import { z } from "zod"
import { DRIFT_CONDITIONS } from "@/lib/library"

const condition = z.enum(DRIFT_CONDITIONS)
const span = z.strictObject({ first: z.int(), last: z.int() }).meta({ description: "1-based lines, both included" })

export const skillDriftSchema = z
  .strictObject({
    conditions: z.array(condition).meta({ description: "all that hold, worst first; empty: nothing to check" }),
    sources: z.array(
      z.strictObject({
        path: z.string(),
        lineRange: z.string().nullable(),
        anchor: z.string().nullable(),
        isDeclared: z.boolean().meta({ description: "false: only the audit state names it" }),
        findings: z.array(z.strictObject({ condition, message: z.string(), mend: z.string().nullable() })),
        file: z.string().nullable().meta({ description: "from the top of the repository; null: not read" }),
        part: span.nullable().meta({ description: "where the range or anchor stands today" }),
        recorded: z.strictObject({ key: z.string(), hash: z.string() }).nullable(),
        baseline: z
          .strictObject({ key: z.string(), hash: z.string(), covers: z.enum(["file", "part"]) })
          .nullable()
          .meta({ description: "what a new baseline would record: SHA-256, hex" }),
      }),
    ),
    verification: z.union([
      z.strictObject({ state: z.literal("never") }),
      z.strictObject({ state: z.literal("unusable"), on: z.string() }),
      z.strictObject({
        state: z.literal("known"),
        on: z.string(),
        days: z.int(),
        limitDays: z.number().nullable(),
      }),
    ]),
    uncheckedCount: z.int(),
    today: z.string(),
  })
  .meta({ id: "SkillDrift" })
