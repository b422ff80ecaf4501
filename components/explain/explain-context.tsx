"use client"

import { createContext, type ReactNode, useContext } from "react"

/** What the drawings of a trace need from the screen around them. */
export interface ExplainActions {
  /** Address of a skill's page; null where the library has no such skill. */
  hrefOf: (skill: string) => string | null
  /** Asks why a skill did not win; absent where the screen has no place for the answer. */
  askWhyNot?: (skill: string) => void
}

const ExplainContext = createContext<ExplainActions>({ hrefOf: () => null })

export function ExplainProvider({ actions, children }: { actions: ExplainActions; children: ReactNode }) {
  return <ExplainContext value={actions}>{children}</ExplainContext>
}

export function useExplainActions(): ExplainActions {
  return useContext(ExplainContext)
}
