/** The skill's slug from the parts of an address, which arrive percent-encoded; null where they are no encoded text. */
export function readSlug(segments: readonly string[]): string | null {
  try {
    return segments.map(decodeURIComponent).join("/")
  } catch {
    return null
  }
}
