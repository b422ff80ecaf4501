"use client"

import { useMemo } from "react"
import { compileLibrary, expandRoutingSkills } from "@/lib/routing"
import type { PlaygroundLibrary } from "../_lib/build-playground-library"
import { findNames } from "../_lib/find-names"
import { findNearestByProse, indexProse } from "../_lib/nearest-by-prose"
import { MAX_NAMES, MAX_NEAREST, type SkillDirectory } from "../_lib/skill-directory"
import { useBrowserAnswer, useBrowserMiss } from "../_lib/use-browser-answer"
import { usePlaygroundState } from "../_lib/use-playground-state"
import { PlaygroundScreen } from "./playground-screen"

export interface BrowserPlaygroundProps {
  library: PlaygroundLibrary
  whole: NonNullable<PlaygroundLibrary["inBrowser"]>
  today: string
}

/** The playground over a library that is in the browser whole. */
export function BrowserPlayground({ library, whole: { skills, facts }, today }: BrowserPlaygroundProps) {
  const state = usePlaygroundState(today)
  const compiled = useMemo(() => compileLibrary(expandRoutingSkills(skills)), [skills])
  const answer = useBrowserAnswer(compiled, state.request)
  const miss = useBrowserMiss(compiled, state.request, state.params.why)
  const directory = useMemo((): SkillDirectory => {
    const factsByName = new Map(facts.map((one) => [one.name, one]))
    const relationsByName = new Map(skills.map(({ name, relations }) => [name, relations ?? {}]))
    const prose = indexProse(facts)
    return {
      factsOf: (skill) => factsByName.get(skill),
      relationsOf: (skill) => relationsByName.get(skill),
      names: { now: (text) => findNames(compiled.names, text, MAX_NAMES) },
      nearest: { now: (text) => findNearestByProse(prose, text, MAX_NEAREST) },
    }
  }, [facts, skills, compiled])
  return <PlaygroundScreen library={library} state={state} answer={answer} miss={miss} directory={directory} />
}
