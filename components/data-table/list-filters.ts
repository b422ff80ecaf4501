/** Whether a row holds one of the chosen values; nothing chosen lets everything through. */
export function hasOneOf(value: unknown, chosen: unknown): boolean {
  if (!Array.isArray(chosen) || chosen.length === 0) return true
  return Array.isArray(value) ? value.some((one) => chosen.includes(one)) : chosen.includes(value)
}

/** Whether every word of the query occurs in the text, which must be in lower case. */
export function hasAllWords(text: string, query: unknown): boolean {
  if (typeof query !== "string") return true
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** Order of two values of a column: numbers by size, texts by code point, absent ones last. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (a === null || a === undefined || a === "") return 1
  if (b === null || b === undefined || b === "") return -1
  return a < b ? -1 : a > b ? 1 : 0
}

/** A comparator of rows by a key that is read once an item: large lists compare each row some twenty times. */
export function byKey<Item extends object>(read: (item: Item) => unknown) {
  const keys = new WeakMap<Item, unknown>()
  const keyOf = (item: Item): unknown => {
    const known = keys.get(item)
    if (known !== undefined) return known
    // `null` is kept, `undefined` could not be told from "not read yet".
    const key = read(item) ?? null
    keys.set(item, key)
    return key
  }
  return (a: { original: Item }, b: { original: Item }): number => compareValues(keyOf(a.original), keyOf(b.original))
}
