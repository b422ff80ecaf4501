// What fired in a decision, as sentences: the same edges that the picture draws, for eyes and ears that do not use it.
import type { RouteTrace } from "@/lib/routing"
import type { SentencePart } from "./describe-outcome"
import { blockPhrases, loadVerbs } from "./vocabulary"

export interface FiredItem {
  kind: "suppressed" | "loaded" | "not-loaded"
  source: string
  target: string
  /** "<source> <verb> <target>[: what came of it]". */
  sentence: SentencePart[]
}

export function describeFired(trace: Pick<RouteTrace, "candidates" | "coLoaded" | "blockedCoLoads">): FiredItem[] {
  const suppressed = trace.candidates.flatMap(({ skill, fate, by }): FiredItem[] =>
    fate !== "suppressed" || by === undefined
      ? []
      : [
          {
            kind: "suppressed",
            source: by,
            target: skill,
            sentence: [{ skill: by }, { text: " suppresses " }, { skill }],
          },
        ],
  )
  const loaded = trace.coLoaded.map(
    ({ skill, via, from }): FiredItem => ({
      kind: "loaded",
      source: from,
      target: skill,
      sentence: [{ skill: from }, { text: ` ${loadVerbs[via]} ` }, { skill }, { text: ": loaded with it" }],
    }),
  )
  const blocked = trace.blockedCoLoads.map(
    ({ skill, via, from, reason }): FiredItem => ({
      kind: "not-loaded",
      source: from,
      target: skill,
      sentence: [
        { skill: from },
        { text: ` ${loadVerbs[via]} ` },
        { skill },
        { text: `: not loaded, ${blockPhrases[reason]}` },
      ],
    }),
  )
  return [...suppressed, ...loaded, ...blocked]
}
