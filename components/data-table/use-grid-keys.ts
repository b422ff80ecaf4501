"use client"

import { type FocusEvent, type KeyboardEvent, useState } from "react"
import { moveRow } from "./move-row"
import { listRowActions, moveAmongActions } from "./row-actions"

export interface GridKeysOptions {
  /** Prefix of the rows' ids: `<id>-<index>`. */
  id: string
  rowCount: number
  /** Rows that fit the window, read when needed. */
  countPageRows: () => number
  /** Enter on a row; tells whether it did anything. */
  open: (index: number) => boolean
  show: (index: number) => void
}

/** The row that the keys are on, and what they do. Row -1: none yet. */
export function useGridKeys({ id, rowCount, countPageRows, open, show }: GridKeysOptions) {
  const [active, setActive] = useState(-1)

  /** Moves between a row and its controls, and tells whether it did. */
  const hearActionKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    const actions = listRowActions(document.getElementById(`${id}-${active}`))
    const current = actions.findIndex((action) => action.isSameNode(event.target as Node))
    const next = moveAmongActions(current, event.key, actions.length)
    if (next === null) return false
    if (next === "row") event.currentTarget.focus()
    else actions[next]?.focus()
    return true
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const isOnRow = event.target === event.currentTarget
    const isOnAction = event.target instanceof Element && event.target.matches("[data-row-action]")
    // Other keys of a control, in a row or in the header, are the control's own.
    if (!isOnRow && !isOnAction) return
    if (hearActionKey(event)) event.preventDefault()
    else if (!isOnRow || (event.key === "Enter" && open(active))) return
    const next = moveRow(active, event.key, rowCount, countPageRows())
    if (next === null) return
    event.preventDefault()
    setActive(next)
    show(next)
  }

  /** A control that got the focus by other means makes its row the one that the keys are on. */
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const row = target === currentTarget ? null : target.closest('[role="row"]')
    const index = row?.id.startsWith(`${id}-`) ? Number(row.id.slice(id.length + 1)) : -1
    if (index >= 0) setActive(index)
  }

  return { active, onKeyDown, onFocus }
}
