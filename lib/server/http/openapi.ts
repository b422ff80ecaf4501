// The OpenAPI 3.1 document, made from the schemas that check the input. A test holds it to `endpoints.ts`, line by line.
import { z } from "zod"
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi"
import packageJson from "@/package.json"
import { PROBLEM_TYPE } from "./problem"
import {
  addLibrarySchema,
  graphSchema,
  healthSchema,
  libraryEntrySchema,
  libraryListSchema,
  libraryQuerySchema,
  mapFreshnessSchema,
  missExplanationSchema,
  problemSchema,
  routeRequestSchema,
  routingPayloadSchema,
  skillDetailSchema,
  skillPageSchema,
  skillsQuerySchema,
  traceSchema,
  whyRequestSchema,
} from "./schemas"

const problem = { description: "Refused; the body says why", content: { [PROBLEM_TYPE]: { schema: problemSchema } } }

function answer(description: string, schema: z.ZodType): NonNullable<ZodOpenApiOperationObject["responses"]> {
  return { 200: { description, content: { "application/json": { schema } } }, default: problem }
}

function body(schema: z.ZodType) {
  return { required: true, content: { "application/json": { schema } } }
}

const libraryId = z.object({ id: z.string().meta({ description: "a library's id" }) })
const skillId = z.object({
  id: z.string().meta({
    description: "a skill's id, its slug or its name; slashes may be sent as they are or as %2F",
    example: "graph-audit",
  }),
})

const PATHS: ZodOpenApiPathsObject = {
  "/api/route": {
    post: {
      operationId: "route",
      summary: "Route one request",
      description: "Answers with the whole trace. The library is named by `library` in the body or in the query.",
      requestParams: { query: libraryQuerySchema },
      requestBody: body(routeRequestSchema),
      responses: answer("The trace", traceSchema),
    },
  },
  "/api/why": {
    post: {
      operationId: "why",
      summary: "Say why a skill did or did not win",
      requestParams: { query: libraryQuerySchema },
      requestBody: body(whyRequestSchema),
      responses: answer("The explanation", missExplanationSchema),
    },
  },
  "/api/skills": {
    get: {
      operationId: "listSkills",
      summary: "List skills, page by page",
      requestParams: { query: skillsQuerySchema },
      responses: answer("One page", skillPageSchema),
    },
  },
  "/api/skills/{id}": {
    get: {
      operationId: "getSkill",
      summary: "One skill with health, relations and diagnostics",
      requestParams: { path: skillId, query: libraryQuerySchema },
      responses: answer("The skill", skillDetailSchema),
    },
  },
  "/api/graph": {
    get: {
      operationId: "getGraph",
      summary: "The relation graph, its vital signs and findings",
      requestParams: { query: libraryQuerySchema },
      responses: answer("The graph", graphSchema),
    },
  },
  "/api/libraries": {
    get: {
      operationId: "listLibraries",
      summary: "The libraries of the switcher",
      responses: answer("All of them", libraryListSchema),
    },
    post: {
      operationId: "addLibrary",
      summary: "Add a folder of skills or a manifest by its path",
      requestBody: body(addLibrarySchema),
      responses: {
        201: { description: "Added", content: { "application/json": { schema: libraryEntrySchema } } },
        default: problem,
      },
    },
  },
  "/api/libraries/{id}": {
    get: {
      operationId: "getLibrary",
      summary: "One library",
      requestParams: { path: libraryId },
      responses: answer("The library", libraryEntrySchema),
    },
    delete: {
      operationId: "removeLibrary",
      summary: "Take an added library off the list; nothing on disk is touched",
      requestParams: { path: libraryId },
      responses: { 204: { description: "Removed" }, default: problem },
    },
  },
  "/api/libraries/{id}/routing": {
    get: {
      operationId: "getRoutingPayload",
      summary: "What a router needs of every skill of a library",
      requestParams: { path: libraryId },
      responses: answer("The skills", routingPayloadSchema),
    },
  },
  "/api/libraries/{id}/snapshots": {
    get: {
      operationId: "getFreshness",
      summary: "Whether the newest snapshot of a library is fresh, what changed since, and the snapshots before it",
      requestParams: { path: libraryId },
      responses: answer("The freshness", mapFreshnessSchema),
    },
    post: {
      operationId: "takeSnapshot",
      summary: "Take a snapshot: note the commit and a digest of every skill file",
      description: "Writes nothing into the library. The same state twice is one snapshot: 200 instead of 201.",
      requestParams: { path: libraryId },
      responses: {
        200: {
          description: "The newest snapshot says the same already",
          content: { "application/json": { schema: mapFreshnessSchema } },
        },
        201: { description: "Taken", content: { "application/json": { schema: mapFreshnessSchema } } },
        default: problem,
      },
    },
  },
  "/api/events": {
    get: {
      operationId: "followLibrary",
      summary: "Server-sent events: `hello` at once, then `changed` or `failed` whenever the library changes on disk",
      requestParams: { query: libraryQuerySchema },
      responses: {
        200: { description: "An endless stream", content: { "text/event-stream": { schema: z.string() } } },
        default: problem,
      },
    },
  },
  "/api/health": {
    get: {
      operationId: "getHealth",
      summary: "Liveness, database, library freshness",
      security: [],
      responses: {
        ...answer("Alive and well", healthSchema),
        503: {
          description: "Alive, but something it needs is not",
          content: { "application/json": { schema: healthSchema } },
        },
      },
    },
  },
  "/api/openapi.json": {
    get: {
      operationId: "getOpenApi",
      summary: "This document",
      responses: answer("OpenAPI 3.1", z.looseObject({ openapi: z.string() })),
    },
  },
  "/api/session": {
    get: {
      operationId: "showSignIn",
      summary: "The sign-in form, for browsers",
      security: [],
      responses: { 200: { description: "A page", content: { "text/html": { schema: z.string() } } }, default: problem },
    },
    post: {
      operationId: "signIn",
      summary: "Exchange a token for a cookie, for browsers",
      security: [],
      requestBody: {
        required: true,
        content: {
          "application/x-www-form-urlencoded": { schema: z.object({ token: z.string(), next: z.string().optional() }) },
        },
      },
      responses: { 303: { description: "Signed in; the cookie is set" }, default: problem },
    },
    delete: {
      operationId: "signOut",
      summary: "Forget the cookie",
      security: [],
      responses: { 204: { description: "Signed out" }, default: problem },
    },
  },
}

let made: ReturnType<typeof createDocument> | undefined

export function getOpenApiDocument(): ReturnType<typeof createDocument> {
  made ??= createDocument({
    openapi: "3.1.0",
    info: {
      title: "Skill Tower",
      version: packageJson.version,
      description: `${packageJson.description} Errors are RFC 9457 problem documents.`,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    // Either of them, where a token is asked; none on loopback.
    security: [{}, { token: [] }, { session: [] }],
    paths: PATHS,
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: "tower_session" },
      },
    },
  })
  return made
}
