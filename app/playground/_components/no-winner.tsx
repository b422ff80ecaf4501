"use client"

import type { PlaygroundLibrary } from "../_lib/build-playground-library"
import type { SkillDirectory } from "../_lib/skill-directory"
import { useLookup } from "../_lib/use-lookup"
import { NearestSkills } from "./nearest-skills"
import { UnreachableNotice } from "./unreachable-notice"

export interface NoWinnerProps {
  library: PlaygroundLibrary
  text: string
  directory: SkillDirectory
}

/** What helps where no skill answered: which one might have been meant, and what a library without surfaces lacks. */
export function NoWinner({ library, text, directory }: NoWinnerProps) {
  const nearest = useLookup(directory.nearest, text)
  return (
    <>
      <UnreachableNotice library={library} nearest={nearest?.[0] ?? null} factsOf={directory.factsOf} />
      {nearest !== null && <NearestSkills nearest={nearest} factsOf={directory.factsOf} />}
    </>
  )
}
