"use client"

import { useQueryStates } from "nuqs"
import { useMemo } from "react"
import type { RouteRequest } from "@/lib/routing"
import { toRequest } from "./answer"
import { type PlaygroundParams, playgroundParsers, playgroundUrlOptions } from "./playground-params"
import { useRequestText } from "./use-request-text"
import { useToday } from "./use-today"

export interface PlaygroundState {
  params: PlaygroundParams
  setParams: (change: Partial<PlaygroundParams>) => void
  text: string
  setText: (text: string) => void
  /** The date in force: the one asked for, else today. */
  today: string
  /** Null where nothing is asked yet. The same object as long as nothing in it changes. */
  request: RouteRequest | null
}

/** The whole state of the screen: it lives in the address, and the request is derived from it. */
export function usePlaygroundState(serverToday: string): PlaygroundState {
  const [params, setParams] = useQueryStates(playgroundParsers, playgroundUrlOptions)
  const [text, setText] = useRequestText(params.q, (q) => void setParams({ q }))
  const currentDay = useToday(serverToday)
  const today = params.today ?? currentDay
  const { project, min, max } = params
  const pathsKey = JSON.stringify(params.paths)
  const request = useMemo(
    () => toRequest({ text, project, paths: JSON.parse(pathsKey) as string[], min, max, today }),
    [text, project, pathsKey, min, max, today],
  )
  return { params, setParams: (change) => void setParams(change), text, setText, today, request }
}
