// Who calls, and what may they do? A token comes as `Authorization: Bearer` (programs) or in the sign-in cookie (browsers).
import { createHash, timingSafeEqual } from "node:crypto"
import type { AccessPolicy, KnownToken, Scope } from "./access-policy"
import type { CallFacts, CallRefusal } from "./caller-checks"
import { readSessionToken } from "./session-cookie"

/** `local`: no token is configured, and only this machine can call. */
export type Caller = { kind: "local" } | { kind: "token"; key: string; scopes: ReadonlySet<Scope> }
export type CallerCheck = { ok: true; caller: Caller } | { ok: false; refusal: CallRefusal }

/** Longer values are not tokens; hashing them would only cost time. Characters. */
const MAX_PRESENTED_LENGTH = 512

export function checkCaller(facts: Pick<CallFacts, "authorization" | "cookie">, policy: AccessPolicy): CallerCheck {
  if (policy.tokens.length === 0) {
    if (policy.exposure === "loopback") return { ok: true, caller: { kind: "local" } }
    return refuse(
      503,
      "refused-binding",
      policy.refusal ?? "No token is set.",
      "Set TOWER_TOKEN, or listen on loopback.",
    )
  }
  const presented = readPresentedToken(facts)
  if (presented === null)
    return refuse(
      401,
      "token-missing",
      "This server asks for a token.",
      "Send Authorization: Bearer <token>, or sign in at /api/session.",
    )
  const known = findToken(presented, policy.tokens)
  if (known === null)
    return refuse(
      401,
      "token-unknown",
      "The token is not one of this server's.",
      "Check it for a missing character, or ask for a new one.",
    )
  return { ok: true, caller: { kind: "token", key: known.digest.toString("hex").slice(0, 16), scopes: known.scopes } }
}

/** Null: the caller has the scope. */
export function checkScope(caller: Caller, scope: Scope): CallRefusal | null {
  if (caller.kind === "local" || caller.scopes.has(scope)) return null
  return {
    status: 403,
    code: "scope-missing",
    detail: `This needs a token with the scope "${scope}"; yours has ${[...caller.scopes].join(", ")}.`,
    mend: `Use a token with the scope "${scope}".`,
  }
}

/** Digests are compared, all of them and in constant time, so the time taken says nothing about any token. */
export function findToken(presented: string, tokens: readonly KnownToken[]): KnownToken | null {
  if (presented.length > MAX_PRESENTED_LENGTH) return null
  const digest = createHash("sha256").update(presented, "utf8").digest()
  let found: KnownToken | null = null
  for (const token of tokens) if (timingSafeEqual(token.digest, digest)) found ??= token
  return found
}

/** An Authorization header is meant for this call, so it goes before the cookie. */
function readPresentedToken(facts: Pick<CallFacts, "authorization" | "cookie">): string | null {
  const bearer = /^Bearer +(\S+)\s*$/i.exec(facts.authorization ?? "")?.[1]
  return bearer ?? readSessionToken(facts.cookie)
}

function refuse(status: CallRefusal["status"], code: CallRefusal["code"], detail: string, mend: string): CallerCheck {
  return { ok: false, refusal: { status, code, detail, mend } }
}
