import { z } from "zod"
import { PROBLEM_STATUS, type ProblemCode } from "../problem"

export const problemSchema = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(Object.keys(PROBLEM_STATUS) as ProblemCode[]),
    detail: z.string(),
    mend: z.string().meta({ description: "what to do instead" }),
    errors: z
      .array(z.strictObject({ field: z.string(), message: z.string(), mend: z.string() }))
      .optional()
      .meta({ description: "one entry a bad field" }),
  })
  .meta({ id: "Problem", description: "RFC 9457 problem document. `code` is stable." })
