"use client"

import { createContext, type ReactNode, useContext, useMemo, useState } from "react"

/** What lies over the screen, if anything. */
export type ShellOverlay = "none" | "palette" | "shortcuts" | "add-library"

interface ShellState {
  overlay: ShellOverlay
  open: (overlay: ShellOverlay) => void
}

const ShellContext = createContext<ShellState | null>(null)

export function ShellStateProvider({ children }: { children: ReactNode }) {
  const [overlay, open] = useState<ShellOverlay>("none")
  const state = useMemo(() => ({ overlay, open }), [overlay])
  return <ShellContext value={state}>{children}</ShellContext>
}

export function useShell(): ShellState {
  const state = useContext(ShellContext)
  if (!state) throw new Error("useShell needs a ShellStateProvider above it: the root layout has one.")
  return state
}
