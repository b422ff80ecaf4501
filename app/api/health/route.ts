import { apiRoute, reportHealth, sendJson } from "@/lib/server/http"

export const dynamic = "force-dynamic"

export const GET = apiRoute("/api/health", async ({ caller }) => {
  const health = await reportHealth(caller?.kind === "local" || caller?.scopes.has("read") === true)
  return sendJson(health, { status: health.status === "ok" ? 200 : 503 })
})
