/** At most `limit` names that hold every word of `text`: equal first, then those that begin with it, then the given order. */
export function findNames(names: readonly string[], text: string, limit: number): { names: string[]; total: number } {
  const whole = text.trim().toLowerCase()
  const needles = whole.split(/\s+/).filter(Boolean)
  const groups: [string[], string[], string[]] = [[], [], []]
  for (const name of names) {
    const lower = name.toLowerCase()
    if (!needles.every((needle) => lower.includes(needle))) continue
    groups[whole === "" ? 2 : lower === whole ? 0 : lower.startsWith(whole) ? 1 : 2].push(name)
  }
  const found = groups.flat()
  return { names: found.slice(0, limit), total: found.length }
}
