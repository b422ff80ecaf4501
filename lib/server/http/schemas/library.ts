// Libraries, as the switcher and the API show them.
import { z } from "zod"
import { freshnessSummarySchema } from "./freshness"

export const MAX_ADD_BODY_BYTES = 16 * 1024

export const addLibrarySchema = z
  .strictObject({
    path: z.string().min(1).max(4_096).meta({
      description: "the path of a folder with skills in it, or of a skills.manifest.json, on the server's machine",
      example: "~/.claude/skills",
    }),
  })
  .meta({ id: "AddLibrary" })

export const libraryEntrySchema = z
  .strictObject({
    id: z.string(),
    label: z.string(),
    origin: z.enum(["starter", "gallery", "configured", "detected", "added"]),
    kind: z.enum(["folders", "manifest"]),
    locations: z
      .array(z.string())
      .meta({ description: "absolute paths; empty where other machines can reach the server" }),
    pathsHidden: z.boolean(),
    isDefault: z.boolean(),
    removable: z.boolean(),
    loaded: z.strictObject({ revision: z.int(), skillCount: z.int(), loadedAt: z.iso.datetime() }).nullable(),
  })
  .meta({ id: "Library" })

export const libraryListSchema = z.strictObject({ items: z.array(libraryEntrySchema) }).meta({ id: "LibraryList" })

const relations = z.record(
  z.string(),
  z.array(z.strictObject({ skill: z.string(), reason: z.string().optional(), minVersion: z.string().optional() })),
)
const texts = z.array(z.string()).optional()

export const routingPayloadSchema = z
  .strictObject({
    library: z.string(),
    revision: z.int(),
    count: z.int(),
    byteLength: z.int().meta({ description: "size of `skills` as JSON text, bytes" }),
    skills: z.array(
      z.strictObject({
        name: z.string(),
        triggers: texts,
        keywords: texts,
        paths: texts,
        project: texts,
        type: z.string().optional(),
        version: z.string().optional(),
        relations: relations.optional(),
        health: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        warnings: texts,
      }),
    ),
  })
  .meta({ id: "RoutingPayload", description: "What the engine reads of each skill; absent lists are empty." })

export const healthSchema = z
  .strictObject({
    status: z.enum(["ok", "degraded"]),
    version: z.string().optional(),
    startedAt: z.iso.datetime().optional(),
    database: z.strictObject({ status: z.enum(["ok", "failed"]) }).optional(),
    libraries: z
      .array(
        z.strictObject({
          id: z.string(),
          label: z.string(),
          revision: z.int(),
          loadedAt: z.iso.datetime(),
          skillCount: z.int(),
          status: z.enum(["ok", "unreadable"]),
          freshness: freshnessSummarySchema.nullable().meta({
            description:
              "of the newest snapshot; null for an unreadable library, and where the database does not answer",
          }),
        }),
      )
      .optional(),
  })
  .meta({ id: "Health", description: "Only `status` for callers without a token where one is asked." })
