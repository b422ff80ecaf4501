// Puts the decisions of `lib/server/auth` together for one call: host, origin, then who calls and what they may do.
import {
  type AccessPolicy,
  type Caller,
  type CallFacts,
  type CallRefusal,
  checkCaller,
  checkHost,
  checkOrigin,
  checkScope,
} from "../auth"
import type { EndpointScope } from "./endpoints"
import type { Problem } from "./problem"

export type Access = { ok: true; caller: Caller | null } | { ok: false; problem: Problem }

/** `caller` is null on public addresses that were called without a valid token. */
export function decideAccess(facts: CallFacts, scope: EndpointScope, policy: AccessPolicy): Access {
  const misplaced = checkHost(facts, policy) ?? checkOrigin(facts, policy)
  if (misplaced !== null) return { ok: false, problem: toProblem(misplaced) }
  const check = checkCaller(facts, policy)
  if (scope === "public") return { ok: true, caller: check.ok ? check.caller : null }
  if (!check.ok) return { ok: false, problem: toProblem(check.refusal) }
  const lacking = checkScope(check.caller, scope)
  return lacking === null ? { ok: true, caller: check.caller } : { ok: false, problem: toProblem(lacking) }
}

function toProblem({ code, detail, mend, status }: CallRefusal): Problem {
  const headers = status === 401 ? { "www-authenticate": 'Bearer realm="Skill Tower"' } : undefined
  return { code, detail, mend, headers }
}
