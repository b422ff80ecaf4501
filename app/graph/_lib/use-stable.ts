"use client"

import { useMemo } from "react"

/** The same object as long as it says the same, as JSON or as `text`: what is worked out from it is then kept. */
export function useStable<Value>(value: Value, text: string = JSON.stringify(value)): Value {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the value
  return useMemo(() => value, [text])
}
