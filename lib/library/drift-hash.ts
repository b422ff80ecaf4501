// Hashes as audit states note them. SHA-256 in hex, with or without the word for it in front.

/** Hex digits that a shortened hash must keep. 48 bits do not agree by accident; fewer are no baseline. */
export const MIN_HASH_DIGITS = 12
const FULL_DIGITS = 64

/** The bare hex digits in lower case, or null: not a SHA-256, or too short to tell anything. */
export function readHash(noted: string): string | null {
  const digits = noted
    .trim()
    .toLowerCase()
    .replace(/^sha-?256[:=-]/, "")
    .replace(/(?:…|\.\.\.)$/, "")
  return /^[0-9a-f]+$/.test(digits) && digits.length >= MIN_HASH_DIGITS && digits.length <= FULL_DIGITS ? digits : null
}

/** `digits` are what `readHash` gave, `hash` is a whole one. */
export const isHashOf = (digits: string, hash: string): boolean => hash.startsWith(digits)
