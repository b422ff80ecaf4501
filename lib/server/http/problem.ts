// Errors as RFC 9457 problem documents: a stable code, one line on what was seen, one on what to do instead.

/** Stable: clients may switch on them. Each has one status. */
export const PROBLEM_STATUS = {
  "bad-json": 400,
  "invalid-request": 400,
  "token-missing": 401,
  "token-unknown": 401,
  "host-not-allowed": 421,
  "origin-not-allowed": 403,
  "scope-missing": 403,
  "not-found": 404,
  "library-unknown": 404,
  "skill-unknown": 404,
  "method-not-allowed": 405,
  "library-refused": 422,
  "already-added": 409,
  "not-removable": 409,
  "snapshot-refused": 409,
  "body-too-large": 413,
  "not-json": 415,
  "rate-limited": 429,
  "internal-error": 500,
  "recording-unavailable": 501,
  "too-many-streams": 503,
  "refused-binding": 503,
} as const
export type ProblemCode = keyof typeof PROBLEM_STATUS

/** One bad field of the input: its name as sent (`paths[2]`), what was seen, what to send instead. */
export interface FieldFault {
  field: string
  message: string
  mend: string
}

export interface Problem {
  code: ProblemCode
  /** One line. Holds no request text, no path of this machine and no stack. */
  detail: string
  mend: string
  errors?: readonly FieldFault[]
  headers?: Readonly<Record<string, string>>
}

/** Thrown by handlers, turned into its document by `apiRoute`. */
export class ProblemError extends Error {
  override readonly name = "ProblemError"
  constructor(readonly problem: Problem) {
    super(problem.detail)
  }
}

export const PROBLEM_TYPE = "application/problem+json"

export function makeProblemResponse({ code, detail, mend, errors, headers }: Problem): Response {
  const status = PROBLEM_STATUS[code]
  const body = { type: `urn:skill-tower:problem:${code}`, title: TITLES[status], status, code, detail, mend, errors }
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": PROBLEM_TYPE, "cache-control": "no-store", ...headers },
  })
}

const TITLES: Record<(typeof PROBLEM_STATUS)[ProblemCode], string> = {
  400: "Bad request",
  401: "Not signed in",
  403: "Not allowed",
  404: "Not found",
  405: "Method not allowed",
  409: "Conflict",
  413: "Too large",
  415: "Not JSON",
  421: "Wrong host",
  422: "Cannot be used",
  429: "Too many calls",
  500: "Fault in the server",
  501: "Not available",
  503: "Not available now",
}
