"use client"

import { useEffect, useMemo, useState } from "react"
import type { RouteTrace } from "@/lib/routing"
import type { SkillFactsWithRelations } from "./build-playground-library"
import { findNearest, lookupSkills, searchSkillNames } from "./lookup-skills"
import { MAX_NAMES, MAX_NEAREST, type SkillDirectory } from "./skill-directory"

/** Candidates whose facts are asked for; those further down are told by name only. */
const MAX_CANDIDATES = 60
const MAX_NAMES_A_CALL = 150

/** The directory of a library that stays on the server: knows the skills of the trace in sight. */
export function useDistantDirectory(library: string, revision: number, trace: RouteTrace | null): SkillDirectory {
  const [known, setKnown] = useState<{ round: string; facts: ReadonlyMap<string, SkillFactsWithRelations> } | null>(
    null,
  )
  const round = `${library}:${revision}`
  const namesKey = JSON.stringify(trace ? namesIn(trace) : [])
  useEffect(() => {
    const names = JSON.parse(namesKey) as string[]
    if (names.length === 0) return
    let isWanted = true
    lookupSkills({ library, names }).then(
      (facts) => isWanted && setKnown({ round, facts: new Map(facts.map((one) => [one.name, one])) }),
      // Without facts the answer still stands; names are then not links.
      () => isWanted && setKnown(null),
    )
    return () => {
      isWanted = false
    }
  }, [library, round, namesKey])
  const lookups = useMemo((): Pick<SkillDirectory, "names" | "nearest"> => {
    return {
      names: { later: (text) => searchSkillNames({ library, text: text.slice(0, 500), limit: MAX_NAMES }) },
      nearest: { later: (text) => findNearest({ library, text, limit: MAX_NEAREST }) },
    }
  }, [library])
  return useMemo((): SkillDirectory => {
    const facts = known?.round === round ? known.facts : null
    return {
      ...lookups,
      factsOf: (skill) => facts?.get(skill),
      relationsOf: (skill) => facts?.get(skill)?.relations,
    }
  }, [lookups, round, known])
}

function namesIn(trace: RouteTrace): string[] {
  const names = new Set([
    ...trace.selected,
    ...trace.coLoaded.map(({ skill }) => skill),
    ...trace.blockedCoLoads.map(({ skill }) => skill),
    ...trace.candidates.slice(0, MAX_CANDIDATES).map(({ skill }) => skill),
  ])
  return [...names].slice(0, MAX_NAMES_A_CALL)
}
