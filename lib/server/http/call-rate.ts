// How often one caller may call, where other machines can reach this server. Asked once a call, by `proxy.ts`.
import { type AccessPolicy, type Caller, type CallFacts, isSafeMethod, RateLimiter, type RateRule } from "../auth"
import type { Problem } from "./problem"

const holder = globalThis as typeof globalThis & { skillTowerRates?: RateLimiter }

export const RATE_RULES = {
  /** One page load makes some ten calls, a busy hook one a second. */
  token: { burst: 200, perMinute: 600 },
  /** Callers without a token get the sign-in page and refusals only. */
  address: { burst: 30, perMinute: 60 },
  /** Addresses can be made up (`X-Forwarded-For`), so strangers share a bound as well. */
  strangers: { burst: 300, perMinute: 600 },
  signIn: { burst: 10, perMinute: 10 },
} as const satisfies Record<string, RateRule>

/** Null: go on. `address` is what the network or a proxy says; null where it says nothing. */
export function checkRate(
  facts: CallFacts,
  caller: Caller | null,
  address: string | null,
  policy: AccessPolicy,
  nowMs: number = Date.now(),
): Problem | null {
  if (policy.exposure === "loopback") return null
  holder.skillTowerRates ??= new RateLimiter()
  const limiter = holder.skillTowerRates
  for (const [key, rule] of listBuckets(facts, caller, address ?? "unknown")) {
    const decision = limiter.take(key, rule, nowMs)
    if (!decision.ok)
      return {
        code: "rate-limited",
        detail: `Too many calls: ${rule.perMinute} a minute are taken.`,
        mend: `Try again in ${decision.retryAfterSeconds} s.`,
        headers: { "retry-after": String(decision.retryAfterSeconds) },
      }
  }
  return null
}

function listBuckets(facts: CallFacts, caller: Caller | null, address: string): [string, RateRule][] {
  const buckets: [string, RateRule][] =
    caller?.kind === "token"
      ? [[`token:${caller.key}`, RATE_RULES.token]]
      : [
          [`address:${address}`, RATE_RULES.address],
          ["strangers", RATE_RULES.strangers],
        ]
  if (facts.pathname === "/api/session" && !isSafeMethod(facts.method))
    buckets.push([`sign-in:${address}`, RATE_RULES.signIn])
  return buckets
}
