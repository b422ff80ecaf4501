// @ts-check
// Reads the access tokens that the environment declares. Plain JavaScript because `scripts/start.mjs` needs it before
// anything is built. Only SHA-256 digests leave this file; a token's own text is never kept, stored or shown.
import { createHash } from "node:crypto"

/** @typedef {"read" | "record" | "write"} Scope */
/** @typedef {{ digest: string, scopes: readonly Scope[] }} TokenSetting `digest`: SHA-256 of the token, lower-case hex. */

/** @type {readonly Scope[]} */
export const SCOPES = ["read", "record", "write"]

/** A shorter token could be guessed; 20 random letters and digits hold more than 100 bits. Characters. */
export const MIN_TOKEN_LENGTH = 20

export const MAKE_TOKEN_HINT = "node -p \"crypto.randomBytes(24).toString('base64url')\""

/** @param {string} token */
export function digestToken(token) {
  return createHash("sha256").update(token, "utf8").digest("hex")
}

/**
 * `TOWER_TOKEN`: one token with every scope. `TOWER_TOKEN_HASHES`: entries split by commas or spaces, each a SHA-256 in
 * hex, with scopes before it where it has not all of them: `read:<hex>`, `read+record:<hex>`.
 * @param {Record<string, string | undefined>} env
 * @returns {{ tokens: TokenSetting[], faults: string[] }} A fault is one line that names the variable and the mend; it never repeats a secret.
 */
export function readTokenSettings(env) {
  /** @type {TokenSetting[]} */
  const tokens = []
  const faults = []
  const plain = env.TOWER_TOKEN ?? ""
  if (plain !== "" && plain.length < MIN_TOKEN_LENGTH) {
    faults.push(
      `TOWER_TOKEN is ${plain.length} characters long; use at least ${MIN_TOKEN_LENGTH}, made by ${MAKE_TOKEN_HINT}`,
    )
  } else if (/\s/.test(plain)) {
    faults.push("TOWER_TOKEN holds white space; use letters, digits, - and _ only")
  } else if (plain !== "") {
    tokens.push({ digest: digestToken(plain), scopes: SCOPES })
  }
  const entries = (env.TOWER_TOKEN_HASHES ?? "").split(/[\s,]+/).filter((entry) => entry !== "")
  for (const [at, entry] of entries.entries()) {
    const token = readEntry(entry)
    if (token === null) {
      faults.push(
        `TOWER_TOKEN_HASHES entry ${at + 1} is not "<scopes>:<sha256 in hex>", scopes being read, record or write joined by +`,
      )
    } else {
      tokens.push(token)
    }
  }
  return { tokens, faults }
}

/**
 * @param {string} entry
 * @returns {TokenSetting | null}
 */
function readEntry(entry) {
  const found = /^(?:([a-z+]+):)?([0-9a-f]{64})$/i.exec(entry)
  const digest = found?.[2]
  if (digest === undefined) return null
  const named = found?.[1]?.toLowerCase().split("+") ?? SCOPES
  const scopes = SCOPES.filter((scope) => named.includes(scope))
  return scopes.length === new Set(named).size ? { digest: digest.toLowerCase(), scopes } : null
}
