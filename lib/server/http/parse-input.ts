// Checks input against a zod schema and tells every bad field at once, in words a person can act on.
import type { z } from "zod"
import { type FieldFault, ProblemError } from "./problem"

const MAX_FAULTS = 20

export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input, { reportInput: true })
  if (parsed.success) return parsed.data
  throw makeInvalidRequest(parsed.error.issues.flatMap((issue) => toFaults(issue, schema)).slice(0, MAX_FAULTS))
}

/** Query parameters as an object; a repeated one is a list, so that the schema can refuse it. */
export function readSearchParams(request: Request): Record<string, string | string[]> {
  const { searchParams } = new URL(request.url)
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((key) => {
      const values = searchParams.getAll(key)
      return [key, values.length === 1 ? (values[0] ?? "") : values]
    }),
  )
}

export function makeInvalidRequest(errors: readonly FieldFault[]): ProblemError {
  const first = errors[0]
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : ""
  const detail = first === undefined ? "The request cannot be read." : `${first.message}${more}`
  return new ProblemError({ code: "invalid-request", detail, mend: first?.mend ?? "See /api/openapi.json.", errors })
}

function toFaults(issue: z.core.$ZodIssue, schema: z.ZodType): FieldFault[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({
      field: formatField([...issue.path, key]),
      message: `There is no field ${JSON.stringify(key.slice(0, 80))} here.`,
      mend: `Leave it out${listKnown(schema)}.`,
    }))
  const field = formatField(issue.path)
  const name = field === "" ? "The body" : field
  return [{ field, message: `${name}: ${describeIssue(issue)}`, mend: describeMend(schema, issue.path) }]
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type" && issue.input === undefined) return "is missing."
  const text = issue.message.replace(/^Invalid input: /, "").replace(/^Invalid option: /, "")
  return `${text.replace(/\.$/, "")}.`
}

/** The schema's own description of the field says what to send. */
function describeMend(schema: z.ZodType, path: readonly PropertyKey[]): string {
  const described = fieldSchema(schema, path[0])?.meta()?.description
  return described === undefined ? "See /api/openapi.json for its shape." : `Send ${described}`
}

function fieldSchema(schema: z.ZodType, key: PropertyKey | undefined): z.ZodType | undefined {
  const shape = readShape(schema)
  return shape !== null && typeof key === "string" && Object.hasOwn(shape, key) ? shape[key] : undefined
}

function listKnown(schema: z.ZodType): string {
  const shape = readShape(schema)
  return shape === null ? "" : `; known fields: ${Object.keys(shape).join(", ")}`
}

function readShape(schema: z.ZodType): Record<string, z.ZodType> | null {
  return "shape" in schema && typeof schema.shape === "object" ? (schema.shape as Record<string, z.ZodType>) : null
}

function formatField(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`
    return text === "" ? String(part) : `${text}.${String(part)}`
  }, "")
}
