"use client"

import type { PlaygroundLibrary } from "../_lib/build-playground-library"
import { useDistantDirectory } from "../_lib/use-distant-directory"
import { usePlaygroundState } from "../_lib/use-playground-state"
import { useServerAnswer, useServerMiss } from "../_lib/use-server-answer"
import { PlaygroundScreen } from "./playground-screen"

/** The playground over a library that is too large for the browser: the server routes, the screen is the same. */
export function ServerPlayground({ library, today }: { library: PlaygroundLibrary; today: string }) {
  const state = usePlaygroundState(today)
  const answer = useServerAnswer(library.id, library.revision, state.request)
  const miss = useServerMiss(library.id, library.revision, state.request, state.params.why)
  const directory = useDistantDirectory(library.id, library.revision, answer.state === "answered" ? answer.trace : null)
  return <PlaygroundScreen library={library} state={state} answer={answer} miss={miss} directory={directory} />
}
