// Where the rows of the tables lead: changes of the address. A move drops what would hide its own result.
import { type GraphAddress, KINDS_AT_FIRST } from "@/components/graph/graph-address"
import type { RelationKind } from "@/lib/routing"

type Move = Partial<GraphAddress>

const NOTHING_SELECTED: Move = { sign: null, signKind: null, finding: null, pin: null }

/** One skill in the middle, with what is around it. */
export function focusMove(name: string): Move {
  return { ...NOTHING_SELECTED, focus: name, from: null, to: null }
}

export function endFocusMove(): Move {
  return { focus: null, depth: 1, side: "both" }
}

export function pathFromMove(name: string): Move {
  return { ...NOTHING_SELECTED, focus: null, from: name, to: null }
}

export function pathToMove(name: string): Move {
  return { ...NOTHING_SELECTED, focus: null, to: name }
}

export function endPathMove(): Move {
  return { from: null, to: null, paths: "shortest" }
}

export function clearSelectionMove(): Move {
  return { sign: null, signKind: null, finding: null }
}

/** The map with a skill pointed out. */
export function showSkillMove(name: string): Move {
  return { view: "map", pin: name, sign: null, signKind: null, finding: null }
}

/** The map with a relation pointed out, its type in sight. */
export function showRelationMove(
  id: string,
  kind: RelationKind,
  kinds: readonly RelationKind[] = KINDS_AT_FIRST,
): Move {
  const shown = kinds.includes(kind) ? kinds : [...kinds, kind]
  return {
    view: "map",
    pin: id,
    kinds: [...shown],
    sign: null,
    signKind: null,
    finding: null,
    focus: null,
    from: null,
    to: null,
  }
}
