// Structured log lines on stderr. They name addresses by pattern and codes, never a request's text, a query string, a
// token or a path of a skill.

export interface CallLog {
  method: string
  /** The endpoint's pattern, such as `/api/skills/{id*}`. */
  endpoint: string
  status: number
  durationMs: number
  /** The problem's code. */
  code?: string
  /** For faults of the server: where in our code, no data. */
  fault?: string
}

/** `TOWER_LOG=calls` logs every call; otherwise only refusals and faults are told. */
export function logCall(entry: CallLog): void {
  const isFault = entry.status >= 500 && entry.code === "internal-error"
  const isRefusal = entry.status === 401 || entry.status === 403 || entry.status === 421 || entry.status === 429
  if (!isFault && !isRefusal && process.env.TOWER_LOG !== "calls") return
  const level = isFault ? "error" : isRefusal ? "warn" : "info"
  const durationMs = Math.round(entry.durationMs * 10) / 10
  process.stderr.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, event: "call", ...entry, durationMs })}\n`,
  )
}
