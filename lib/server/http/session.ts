// Signing in and out, for browsers: a token is exchanged for a cookie that scripts cannot read.
import { type Caller, findToken, getAccessPolicy, makeExpiredCookie, makeSessionCookie } from "../auth"
import { readBytes } from "./read-json"
import { makeSignInPage, readNextPath, SIGN_IN_POLICY } from "./sign-in-page"

const MAX_FORM_BYTES = 8 * 1024

export function showSignIn(request: Request, caller: Caller | null): Response {
  const next = readNextPath(new URL(request.url).searchParams.get("next"))
  return caller === null ? sendPage(200, next, null) : redirect(next)
}

export async function signIn(request: Request): Promise<Response> {
  const form = new URLSearchParams(new TextDecoder().decode(await readBytes(request, MAX_FORM_BYTES)))
  const next = readNextPath(form.get("next"))
  const token = (form.get("token") ?? "").trim()
  const { tokens } = getAccessPolicy()
  if (tokens.length > 0 && findToken(token, tokens) === null)
    return sendPage(401, next, token === "" ? "Type the token." : "This is not one of this server's tokens.")
  const response = redirect(next)
  if (tokens.length > 0) response.headers.set("set-cookie", makeSessionCookie(token, isHttps(request)))
  return response
}

export function signOut(request: Request): Response {
  return new Response(null, { status: 204, headers: { "set-cookie": makeExpiredCookie(isHttps(request)) } })
}

function sendPage(status: number, next: string, fault: string | null): Response {
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": SIGN_IN_POLICY }
  return new Response(makeSignInPage(next, fault), { status, headers })
}

/** 303: whatever the form's method was, the next page is fetched. */
function redirect(next: string): Response {
  return new Response(null, { status: 303, headers: { location: next } })
}

/** A proxy that ends TLS says so; a cookie marked Secure on plain HTTP would be thrown away by the browser. */
function isHttps(request: Request): boolean {
  const forwarded = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim()
  return (forwarded ?? new URL(request.url).protocol.replace(":", "")) === "https"
}
