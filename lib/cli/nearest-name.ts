/** Up to three names that somebody who typed `typed` may have meant, nearest first. */
export function suggestNames(typed: string, names: readonly string[]): string[] {
  const wanted = typed.toLowerCase().slice(0, 100)
  return names
    .map((name) => ({ name, distance: distance(wanted, name.toLowerCase().slice(0, 100)) }))
    .filter(
      ({ name, distance }) =>
        distance <= Math.max(2, wanted.length / 3) || (wanted.length > 2 && name.toLowerCase().includes(wanted)),
    )
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, 3)
    .map(({ name }) => name)
}

/** Edits of one character between two texts (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
