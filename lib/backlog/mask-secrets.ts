// Takes secrets out of a request before it is stored (backlog.md, "Sources of real requests"). What is masked:
// - private-key: PEM blocks of a private key (also cut off before their end) and PuTTY key files;
// - jwt, api-key, token: the issued shapes of `secret-shapes.ts`; what follows `Bearer` or `Basic` in a header;
// - password: values of assignments (`DB_PASSWORD=…`, `"client_secret": "…"`, `--token …`, `password is …`), of URL parameters
//   (`?access_token=…`), and the user part of URLs (`postgres://app:…@db`);
// - email: addresses, but not `git@host:` remotes;
// - home-path: `/home/NAME`, `/Users/NAME`, `C:\Users\NAME` become `~`; the rest of the path stays, for it routes.
// Not masked, since they are no secrets: git hashes, UUIDs, versions, words, environment references (`$TOKEN`, `process.env.TOKEN`),
// placeholders (`<your-key>`, `changeme`, `****`), numbers such as `max_tokens: 4096`. In doubt about a password, it is masked.
import { MASK, SECRET_PASSES } from "./secret-passes"
import type { SecretKind } from "./secret-shapes"

export interface MaskedText {
  text: string
  /** How many of each kind were masked; kinds with none are left out. */
  found: Partial<Record<SecretKind, number>>
}

/** A mask can lay bare the start of a secret that stood right behind another one; deeper nests than this are made, not met. */
const MAX_ROUNDS = 8

const KEY_BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-\d:/g
const KEY_END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|Private-MAC: ?[0-9a-f]+/g
/** Lines of a key whose end is missing: long runs without spaces. */
const KEY_LINES = /(?:\s*[A-Za-z0-9+/=]{16,})*/y

/** Masks every secret in a text; linear in its length. Idempotent: a masked text holds nothing to mask. */
export function maskSecrets(text: string): MaskedText {
  const found: Partial<Record<SecretKind, number>> = {}
  const tell = (kind: SecretKind) => {
    found[kind] = (found[kind] ?? 0) + 1
  }
  let masked = text
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = masked
    masked = maskOnce(masked, tell)
    if (masked === before) break
  }
  return { text: masked, found }
}

function maskOnce(text: string, tell: (kind: SecretKind) => void): string {
  let masked = maskPrivateKeys(text, () => tell("private-key"))
  for (const { kind, pattern, replace } of SECRET_PASSES) {
    masked = masked.replace(pattern, (match: string, ...rest: unknown[]) => {
      const groups = rest.at(-1)
      const replaced = replace(match, typeof groups === "object" && groups !== null ? { ...groups } : {})
      if (replaced === null || replaced === match) return match
      tell(kind)
      return replaced
    })
  }
  return masked
}

/** From the first line of a key to its last; one without a last line takes the key-like lines that follow. */
function maskPrivateKeys(text: string, tell: () => void): string {
  let out = ""
  let from = 0
  let hasEnd = true
  for (const begin of text.matchAll(KEY_BEGIN)) {
    if (begin.index < from) continue
    const start = begin.index + begin[0].length
    KEY_END.lastIndex = start
    const end: RegExpExecArray | null = hasEnd ? KEY_END.exec(text) : null
    hasEnd = end !== null
    KEY_LINES.lastIndex = start
    const to = end ? end.index + end[0].length : start + (KEY_LINES.exec(text)?.[0].length ?? 0)
    out += text.slice(from, begin.index) + MASK
    from = to
    tell()
  }
  return out + text.slice(from)
}
