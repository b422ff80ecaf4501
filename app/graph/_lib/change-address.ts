import type { GraphAddress } from "@/components/graph/graph-address"

/** Changes part of the address of the screen; `push` keeps a step to go back to. */
export type ChangeAddress = (change: Partial<GraphAddress>, history?: "push" | "replace") => void
