import { formatPlural } from "@/components/ui/format-count"

/** Where the engine ran and how long one answer took, measured. */
export function RunNote({
  ranIn,
  latencyMs,
  skillCount,
}: {
  ranIn: "browser" | "server"
  latencyMs: number | null
  skillCount: number
}) {
  const where = ranIn === "browser" ? "in this browser" : "on the server"
  const how =
    ranIn === "browser"
      ? "Median of repeated runs of the engine over this library."
      : "From asking to having read the answer."
  return (
    <p className="text-ink-3 text-xs" title={latencyMs === null ? undefined : how}>
      {formatPlural(skillCount, "skill")} · {where}
      {latencyMs !== null && (
        <>
          {" "}
          · <span className="tabular">{formatLatency(latencyMs)}</span>
        </>
      )}
    </p>
  )
}

export function formatLatency(latencyMs: number): string {
  if (latencyMs < 0.01) return "<0.01 ms"
  if (latencyMs < 10) return `${latencyMs.toFixed(latencyMs < 1 ? 2 : 1)} ms`
  return `${Math.round(latencyMs)} ms`
}
