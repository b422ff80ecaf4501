import { apiRoute, getOpenApiDocument, sendJson } from "@/lib/server/http"

export const dynamic = "force-dynamic"

export const GET = apiRoute("/api/openapi.json", () => sendJson(getOpenApiDocument()))
