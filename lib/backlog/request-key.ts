// When two requests are the same (backlog.md): when their words are equal, in order. Case, punctuation and spacing say nothing.
import { words } from "@/lib/routing"
import { sha256 } from "./sha256"

/** Hex digits kept of the digest: 128 bits, far beyond any chance of two requests meeting. */
const KEY_LENGTH = 32

/**
 * The identity of a request within a library: 32 hex digits. A digest, not the words, since the key outlives the text (retention).
 * A text without words (`???`, an emoji) is its own characters, spaces apart.
 */
export function requestKey(text: string): string {
  const said = words(text)
  const canonical = said.length > 0 ? `words ${said.join(" ")}` : `marks ${text.normalize("NFKC").replace(/\s+/g, "")}`
  return sha256(canonical).slice(0, KEY_LENGTH)
}
