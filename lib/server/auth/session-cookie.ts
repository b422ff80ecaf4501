// The sign-in cookie of browsers. It holds the token itself, where scripts cannot read it: the server keeps only digests,
// so nothing it stores could make a cookie, a restart signs nobody out, and taking a token away ends its sessions at once.

export const SESSION_COOKIE = "tower_session"
const MAX_AGE_SECONDS = 12 * 60 * 60

export function makeSessionCookie(token: string, isHttps: boolean): string {
  return `${SESSION_COOKIE}=${encodeURIComponent(token)}; Max-Age=${MAX_AGE_SECONDS}; ${attributes(isHttps)}`
}

export function makeExpiredCookie(isHttps: boolean): string {
  return `${SESSION_COOKIE}=; Max-Age=0; ${attributes(isHttps)}`
}

/** `Lax`, not `Strict`: a link from a chat to a trace must open signed in; unsafe calls are held by the Origin check as well. */
function attributes(isHttps: boolean): string {
  return `Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`
}

export function readSessionToken(cookieHeader: string | null): string | null {
  for (const part of (cookieHeader ?? "").split(";")) {
    const [name, value] = part.trim().split("=", 2)
    if (name === SESSION_COOKIE && value !== undefined && value !== "") return decode(value)
  }
  return null
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
