// What the running server enforces, read once from the environment.
import { decideBinding } from "./bind-policy.mjs"
import type { Scope } from "./token-settings.mjs"

export type { Scope } from "./token-settings.mjs"

export interface KnownToken {
  /** SHA-256 of the token. */
  digest: Buffer
  scopes: ReadonlySet<Scope>
}

export interface AccessPolicy {
  /** `network`: other machines can reach this server; paths are hidden and calls are rated. */
  exposure: "loopback" | "network"
  /** The address it listens on. */
  host: string
  allowedHosts: readonly string[]
  /** Empty: no token is asked (loopback only). */
  tokens: readonly KnownToken[]
  /** Set where the environment asks for something that must not be served: every call is refused with this line. */
  refusal: string | null
}

export function readAccessPolicy(env: Record<string, string | undefined>): AccessPolicy {
  const binding = decideBinding(env)
  // `scripts/start.mjs` does not start in this case; a server started some other way must be as strict.
  if (!binding.ok) return { exposure: "network", host: "", allowedHosts: [], tokens: [], refusal: binding.message }
  const { exposure, host, allowedHosts } = binding
  const tokens = binding.tokens.map(({ digest, scopes }) => ({
    digest: Buffer.from(digest, "hex"),
    scopes: new Set(scopes),
  }))
  return { exposure, host, allowedHosts, tokens, refusal: null }
}

let current: AccessPolicy | undefined

/** The policy of this process. */
export function getAccessPolicy(): AccessPolicy {
  current ??= readAccessPolicy(process.env)
  return current
}
