import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, test } from "vitest"
import { ENDPOINTS, type Endpoint } from "./endpoints"
import { getOpenApiDocument } from "./openapi"

const API_FOLDER = path.resolve(import.meta.dirname, "../../../app/api")
const endpoints: readonly Endpoint[] = ENDPOINTS
const document = JSON.parse(JSON.stringify(getOpenApiDocument()))

/** `/api/skills/{id*}` lies in `app/api/skills/[...id]/route.ts`. */
function routeFile(endpoint: Endpoint): string {
  const folder = endpoint.path
    .replace(/^\/api\//, "")
    .replace(/\{(\w+)\*\}/g, "[...$1]")
    .replace(/\{(\w+)\}/g, "[$1]")
  return path.join(API_FOLDER, folder, "route.ts")
}

describe.each(endpoints)("$path", (endpoint) => {
  const methods = Object.keys(endpoint.methods).sort()

  test("is described with exactly the methods it takes", () => {
    const described = Object.keys(document.paths[endpoint.path.replace("*}", "}")] ?? {})
    expect(described.map((method) => method.toUpperCase()).sort()).toEqual(methods)
  })

  test("has a handler for exactly these methods, framed by apiRoute", () => {
    const source = readFileSync(routeFile(endpoint), "utf8")
    const handlers = [...source.matchAll(/export const ([A-Z]+) = apiRoute(?:<[^(]*>)?\(\s*"([^"]+)"/g)]
    expect(handlers.map(([, method]) => method).sort()).toEqual(methods)
    expect(new Set(handlers.map(([, , named]) => named))).toEqual(new Set([endpoint.path]))
  })
})

test("every route file under app/api is in the table of endpoints (add it to endpoints.ts and openapi.ts)", () => {
  const files = readdirSync(API_FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts")
    .map((file) => path.join(API_FOLDER, file))
  expect(files.sort()).toEqual(endpoints.map(routeFile).sort())
  expect(files.every((file) => existsSync(file))).toBe(true)
})

describe("the document", () => {
  test("says what it is", () => {
    expect(document).toMatchObject({
      openapi: "3.1.0",
      info: { title: "Skill Tower", version: expect.stringMatching(/^\d+\.\d+\.\d+/) },
      servers: [{ url: "/" }],
    })
  })

  test("has an id, a summary, answers and a problem for every operation", () => {
    const ids: string[] = []
    for (const [address, methods] of Object.entries<Record<string, Record<string, unknown>>>(document.paths))
      for (const [method, operation] of Object.entries(methods)) {
        const where = `${method} ${address}`
        expect([where, operation]).toEqual([
          where,
          expect.objectContaining({
            operationId: expect.stringMatching(/^[a-z][A-Za-z]+$/),
            summary: expect.any(String),
            responses: expect.objectContaining({ default: expect.anything() }),
          }),
        ])
        ids.push(String(operation.operationId))
        const inPath = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
        const parameters = (operation.parameters ?? []) as { in: string; name: string; required?: boolean }[]
        const described = parameters.filter((one) => one.in === "path")
        expect([where, described.map(({ name, required }) => [name, required])]).toEqual([
          where,
          inPath.map((name) => [name, true]),
        ])
      }
    expect(new Set(ids).size).toBe(ids.length)
  })

  test("refers only to what it holds, and holds nothing that is not referred to", () => {
    const text = JSON.stringify(document)
    const named = new Set([...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name))
    expect(named).toEqual(new Set(Object.keys(document.components.schemas)))
  })

  test("tells the limits that the input is held to", () => {
    const { properties, required, additionalProperties } = document.components.schemas.RouteRequest
    expect([required, additionalProperties]).toEqual([["query"], false])
    expect(properties.query).toMatchObject({ type: "string", maxLength: 8_000 })
    expect(properties.minEvalState.enum).toEqual(["unverified", "passing", "monitored", null])
    const limit = document.paths["/api/skills"].get.parameters.find((one: { name: string }) => one.name === "limit")
    expect(limit).toMatchObject({ in: "query", schema: { type: "integer", minimum: 1, maximum: 200, default: 50 } })
  })
})
