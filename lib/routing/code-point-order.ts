// Order of names (routing.md §6.4). JavaScript compares UTF-16 units, which puts astral characters before U+E000..U+FFFF.

/** Compares by code point: negative when `a` comes first. */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    if (a.charCodeAt(i) === b.charCodeAt(i)) continue
    // A low surrogate that differs sits behind equal high surrogates, so comparing the units themselves is right there.
    return (a.codePointAt(i) ?? 0) - (b.codePointAt(i) ?? 0)
  }
  return a.length - b.length
}
