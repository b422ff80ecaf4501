// Every address under /api: its methods, and the scope that each asks for. `proxy.ts` refuses what is not in this table
// before Next sees it; the OpenAPI document describes each line of it; a test holds the three and the route files together.
import type { Scope } from "../auth"

export type ApiMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
/** `public`: answered without a token. */
export type EndpointScope = Scope | "public"
export interface Endpoint {
  /** As in OpenAPI: `{name}` is one part, `{name*}` one or more. */
  path: string
  methods: { readonly [Method in ApiMethod]?: EndpointScope }
}

export const ENDPOINTS = [
  { path: "/api/route", methods: { POST: "read" } },
  { path: "/api/why", methods: { POST: "read" } },
  { path: "/api/skills", methods: { GET: "read" } },
  { path: "/api/skills/{id*}", methods: { GET: "read" } },
  { path: "/api/graph", methods: { GET: "read" } },
  { path: "/api/libraries", methods: { GET: "read", POST: "write" } },
  { path: "/api/libraries/{id}", methods: { GET: "read", DELETE: "write" } },
  { path: "/api/libraries/{id}/routing", methods: { GET: "read" } },
  { path: "/api/libraries/{id}/snapshots", methods: { GET: "read", POST: "write" } },
  { path: "/api/events", methods: { GET: "read" } },
  { path: "/api/health", methods: { GET: "public" } },
  { path: "/api/openapi.json", methods: { GET: "read" } },
  { path: "/api/session", methods: { GET: "public", POST: "public", DELETE: "public" } },
] as const satisfies readonly Endpoint[]

export type EndpointPath = (typeof ENDPOINTS)[number]["path"]

const matchers = ENDPOINTS.map((endpoint: Endpoint) => ({ endpoint, pattern: toPattern(endpoint.path) }))

/** Null: there is no such address. */
export function findEndpoint(pathname: string): Endpoint | null {
  return matchers.find(({ pattern }) => pattern.test(pathname))?.endpoint ?? null
}

/** The scope a call needs; null where the method is not taken. HEAD is GET without the body. */
export function findScope(endpoint: Endpoint, method: string): EndpointScope | null {
  const asked = method === "HEAD" ? "GET" : method
  return Object.entries(endpoint.methods).find(([known]) => known === asked)?.[1] ?? null
}

export function listMethods(endpoint: Endpoint): string[] {
  const methods = Object.keys(endpoint.methods)
  return methods.includes("GET") ? [...methods, "HEAD"] : methods
}

function toPattern(path: string): RegExp {
  const source = path
    .split("/")
    .map((part) => (/^\{\w+\*\}$/.test(part) ? ".+" : /^\{\w+\}$/.test(part) ? "[^/]+" : part.replaceAll(".", "\\.")))
    .join("/")
  return new RegExp(`^${source}$`)
}
