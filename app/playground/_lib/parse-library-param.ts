import { z } from "zod"

const schema = z.object({ library: z.string().max(200).optional().catch(undefined) })

/** The library that the address names; undefined where it names none, or not one. */
export function parseLibraryParam(searchParams: unknown): string | undefined {
  return schema.parse(searchParams).library
}
