import { ALL_SCREENS } from "./screens"

/** What the keyboard asks for. */
export type ShortcutAction =
  | { type: "go"; href: string }
  | { type: "palette" }
  | { type: "search" }
  | { type: "help" }
  | { type: "theme" }

export interface KeyPress {
  key: string
  /** Ctrl or Cmd. */
  command: boolean
  alt: boolean
  /** The press goes into a text field, a list of options or an open dialog: single letters belong to it. */
  typing: boolean
  timeMs: number
}

/** The "g" of "g then o", and when it was pressed; null where none is waiting. */
export type PendingKey = { timeMs: number } | null

const SEQUENCE_LIMIT_MS = 1200

/** Decides what a key press means. Pure: the waiting "g" goes in and comes out. */
export function readShortcut(
  pending: PendingKey,
  press: KeyPress,
): { pending: PendingKey; action: ShortcutAction | null } {
  if (press.command && !press.alt && press.key.toLowerCase() === "k")
    return { pending: null, action: { type: "palette" } }
  if (press.command || press.alt || press.typing) return { pending: null, action: null }
  if (pending && press.timeMs - pending.timeMs <= SEQUENCE_LIMIT_MS) {
    const screen = ALL_SCREENS.find((candidate) => candidate.key === press.key.toLowerCase())
    return { pending: null, action: screen ? { type: "go", href: screen.href } : null }
  }
  switch (press.key) {
    case "g":
      return { pending: { timeMs: press.timeMs }, action: null }
    case "/":
      return { pending: null, action: { type: "search" } }
    case "?":
      return { pending: null, action: { type: "help" } }
    case "t":
      return { pending: null, action: { type: "theme" } }
    default:
      return { pending: null, action: null }
  }
}

/** What the list of shortcuts shows, in its groups. */
export const SHORTCUT_HELP: readonly { group: string; rows: readonly { keys: readonly string[]; does: string }[] }[] = [
  {
    group: "Anywhere",
    rows: [
      { keys: ["Ctrl", "K"], does: "Open the command palette (⌘ K on a Mac)" },
      { keys: ["/"], does: "Go to the search or request field of this screen" },
      { keys: ["t"], does: "Switch between light and dark" },
      { keys: ["?"], does: "Show this list" },
      { keys: ["Esc"], does: "Close what is open" },
    ],
  },
  {
    group: "Go to",
    rows: ALL_SCREENS.map((screen) => ({ keys: ["g", screen.key], does: screen.label })),
  },
  {
    group: "In a table",
    rows: [
      { keys: ["↑", "↓"], does: "Move from row to row" },
      { keys: ["PgUp", "PgDn"], does: "Move by a page" },
      { keys: ["Home", "End"], does: "First row, last row" },
      { keys: ["Enter"], does: "Open the row" },
    ],
  },
]
