// What `POST /api/route` and `POST /api/why` take. Descriptions are read twice: by the OpenAPI document, and by
// `parse-input.ts`, which says "Send <description>" where a field is wrong.
import { z } from "zod"
import { EVAL_STATES, MAX_QUERY_LENGTH } from "@/lib/routing"

/** Bytes of a body. 8,000 characters of any script and some hundred paths fit. */
export const MAX_ROUTE_BODY_BYTES = 64 * 1024
const MAX_PATHS = 2_000
const MAX_PATH_LENGTH = 4_096

/** Lengths in characters are the engine's to check: it counts code points, and tells what is wrong in the same words as the command. */
export const routeRequestSchema = z
  .strictObject({
    query: z.string().meta({
      description: `the request text, at most ${MAX_QUERY_LENGTH.toLocaleString("en-US")} characters`,
      example: "audit the skill graph",
      override: { maxLength: MAX_QUERY_LENGTH },
    }),
    project: z.string().nullish().meta({ description: "the active project's handle, or leave it out for no filter" }),
    paths: z
      .array(z.string().max(MAX_PATH_LENGTH))
      .max(MAX_PATHS)
      .nullish()
      .meta({ description: `a list of touched file paths, at most ${MAX_PATHS}` }),
    minEvalState: z
      .string()
      .toLowerCase()
      .pipe(z.enum(EVAL_STATES))
      .nullish()
      .meta({ description: `one of ${EVAL_STATES.join(", ")}`, override: { enum: [...EVAL_STATES, null] } }),
    maxResults: z
      .int()
      .min(1)
      .max(50)
      .nullish()
      .meta({ description: "how many skills may be selected: a whole number from 1 to 50" }),
    today: z.string().nullish().meta({
      description: "a day such as 2026-11-30; left out, it is the server's day in UTC",
      example: "2026-11-30",
    }),
    library: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .meta({ description: "the id of a library, as GET /api/libraries lists them" }),
    record: z
      .boolean()
      .optional()
      .meta({ description: "false, or leave it out: recording is not available in this version" }),
  })
  .meta({ id: "RouteRequest", description: "One request. Unknown fields are refused." })
export type RouteRequestBody = z.output<typeof routeRequestSchema>

export const whyRequestSchema = routeRequestSchema
  .extend({ skill: z.string().min(1).max(500).meta({ description: "the name of the skill to explain" }) })
  .meta({ id: "WhyRequest", description: "One request, and the skill that did or did not win." })

export const libraryQuerySchema = z.strictObject({
  library: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta({ description: "the id of a library; left out: the default one" }),
})
