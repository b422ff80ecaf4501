// Reads a JSON body with a bound on its size that holds whatever Content-Length says.
import { ProblemError } from "./problem"

export async function readJson(request: Request, limitBytes: number): Promise<unknown> {
  const type = request.headers.get("content-type") ?? ""
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) {
    const seen = type === "" ? "The body has no Content-Type." : `The body is ${JSON.stringify(type.slice(0, 80))}.`
    throw new ProblemError({ code: "not-json", detail: seen, mend: "Send JSON with Content-Type: application/json." })
  }
  const bytes = await readBytes(request, limitBytes)
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
  } catch (cause) {
    const isText = cause instanceof SyntaxError
    throw new ProblemError({
      code: "bad-json",
      detail: isText ? describeSyntax(bytes.length) : "The body is not UTF-8 text.",
      mend: 'Send one JSON object, such as {"query": "…"}.',
    })
  }
}

function describeSyntax(byteLength: number): string {
  return byteLength === 0 ? "The body is empty." : "The body is not valid JSON."
}

export async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array> {
  const announced = Number(request.headers.get("content-length") ?? 0)
  if (announced > limitBytes) throw tooLarge(limitBytes)
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > limitBytes) {
      await reader?.cancel().catch(() => undefined)
      throw tooLarge(limitBytes)
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

function tooLarge(limitBytes: number): ProblemError {
  const detail = `The body is larger than ${limitBytes / 1024} KiB.`
  return new ProblemError({
    code: "body-too-large",
    detail,
    mend: "Send less: the request's own words, not pasted files.",
  })
}
