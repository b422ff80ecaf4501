/** What the server said when it refused: what was seen, and what to do instead. */
export interface Refusal {
  code: string
  message: string
  mend: string
}
export type Answer<Value> = { ok: true; value: Value } | { ok: false; error: Refusal }

/** Adds the library at a path of the server's machine. */
export async function addLibrary(path: string): Promise<Answer<{ id: string; label: string }>> {
  const answer = await ask("/api/libraries", { method: "POST", body: JSON.stringify({ path }) })
  if (!answer.ok) return answer
  const { id, label } = isObject(answer.value) ? answer.value : {}
  return typeof id === "string" && typeof label === "string" ? { ok: true, value: { id, label } } : unclear()
}

/** Takes an added library out of the list. Its files stay as they are. */
export async function removeLibrary(id: string): Promise<Answer<null>> {
  const answer = await ask(`/api/libraries/${encodeURIComponent(id)}`, { method: "DELETE" })
  return answer.ok ? { ok: true, value: null } : answer
}

/** Notes where the library stands: its commit and a digest of every skill file. Its files stay as they are. */
export async function takeSnapshot(id: string): Promise<Answer<{ number: number; isNew: boolean }>> {
  const answer = await ask(`/api/libraries/${encodeURIComponent(id)}/snapshots`, { method: "POST" })
  if (!answer.ok) return answer
  const snapshot = isObject(answer.value) && isObject(answer.value.snapshot) ? answer.value.snapshot : {}
  return typeof snapshot.number === "number"
    ? { ok: true, value: { number: snapshot.number, isNew: answer.status === 201 } }
    : unclear()
}

type Asked = { ok: true; value: unknown; status: number } | { ok: false; error: Refusal }

async function ask(address: string, init: RequestInit): Promise<Asked> {
  try {
    const response = await fetch(address, { ...init, headers: { "content-type": "application/json" } })
    const text = await response.text()
    const value: unknown = text === "" ? null : JSON.parse(text)
    return response.ok ? { ok: true, value, status: response.status } : { ok: false, error: readRefusal(value) }
  } catch {
    return {
      ok: false,
      error: {
        code: "no-answer",
        message: "The server did not answer.",
        mend: "Check that it still runs, then try again.",
      },
    }
  }
}

/** Reads a problem document (RFC 9457); the fault of a field says more than the summary above it. */
export function readRefusal(problem: unknown): Refusal {
  if (!isObject(problem)) return unclear().error
  const field: unknown = Array.isArray(problem.errors) ? problem.errors[0] : null
  const source = isObject(field) && typeof field.message === "string" ? field : { ...problem, message: problem.detail }
  return {
    code: typeof problem.code === "string" ? problem.code : "unknown",
    message: typeof source.message === "string" ? source.message : "The server refused without saying why.",
    mend: typeof source.mend === "string" ? source.mend : "",
  }
}

function unclear(): { ok: false; error: Refusal } {
  const message = "The server's answer could not be read."
  return { ok: false, error: { code: "unclear-answer", message, mend: "Reload the page and look at the list." } }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}
