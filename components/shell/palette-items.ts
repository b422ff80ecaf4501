/** Something the palette can do. */
export interface PaletteItem {
  id: string
  label: string
  /** Items of one group stay together, in the order in which the groups first appear. */
  group?: string
  /** Other words a person may type for it. */
  also?: string
}

/**
 * Which items fit what was typed, best first: every typed word must occur; a name that starts with the text comes before
 * one with a word that starts so, and that before one that merely holds it. Equal ones keep their order.
 */
export function rankPaletteItems<Item extends PaletteItem>(items: readonly Item[], typed: string): Item[] {
  const text = typed.trim().toLowerCase()
  if (text === "") return [...items]
  const words = text.split(/\s+/)
  const groups = [...new Set(items.map((item) => item.group))]
  return items
    .flatMap((item) => {
      const label = item.label.toLowerCase()
      const searched = `${label} ${item.also?.toLowerCase() ?? ""}`
      if (!words.every((word) => searched.includes(word))) return []
      return [{ item, rank: label.startsWith(text) ? 0 : ` ${label}`.includes(` ${words[0]}`) ? 1 : 2 }]
    })
    .sort((a, b) => groups.indexOf(a.item.group) - groups.indexOf(b.item.group) || a.rank - b.rank)
    .map(({ item }) => item)
}
