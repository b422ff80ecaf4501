// Cytoscape paints on a canvas and cannot use CSS variables: they are read once a theme.
const NAMES = [
  "panel",
  "sunken",
  "ink",
  "ink-2",
  "ink-3",
  "line",
  "line-strong",
  "accent",
  "accent-soft",
  "fate-cut",
  "fate-suppressed",
  "fate-integrity",
] as const

export type GraphColours = Record<(typeof NAMES)[number], string> & { fontFamily: string }

export function readGraphColours(element: Element): GraphColours {
  const style = getComputedStyle(element)
  const colours = Object.fromEntries(NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]))
  return { ...(colours as Record<(typeof NAMES)[number], string>), fontFamily: style.fontFamily }
}
