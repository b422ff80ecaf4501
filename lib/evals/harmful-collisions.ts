// Phrases that several skills hold and that a case proves to do harm. Sharing a phrase is normal: skills that suppress each
// other share most of theirs. It is harm where a case is lost and the wrong winner scored with that very phrase.
import { compareText, type SkillRecord } from "@/lib/library"
import { words } from "@/lib/routing"
import type { JudgedCase } from "./judge-case"

export interface PhraseHolder {
  skill: string
  surface: "trigger" | "keyword"
  /** As that skill's author wrote it. */
  authored: string
}

export interface HarmfulCollision {
  /** Lower case, words with one space between: what the holders have in common. Unique in a list. */
  phrase: string
  /** By name, a skill's trigger before its keyword. */
  holders: readonly PhraseHolder[]
  /** In the library's order; at least one. */
  broken: readonly JudgedCase[]
}

type PhraseSource = Pick<SkillRecord, "name" | "triggers" | "keywords" | "shadowedBy">

/** Those that break most first, then by phrase. */
export function findHarmfulCollisions(
  skills: readonly PhraseSource[],
  judged: readonly JudgedCase[],
): HarmfulCollision[] {
  const holdersOf = indexPhrases(skills)
  const broken = new Map<string, JudgedCase[]>()
  for (const one of judged) {
    for (const phrase of findGuiltyPhrases(one, holdersOf)) {
      const known = broken.get(phrase)
      if (known) known.push(one)
      else broken.set(phrase, [one])
    }
  }
  return [...broken]
    .map(([phrase, cases]) => ({ phrase, holders: holdersOf.get(phrase) ?? [], broken: cases }))
    .sort((a, b) => b.broken.length - a.broken.length || compareText(a.phrase, b.phrase))
}

/**
 * The shared phrases that the wrong winner scored with. Where another skill was right, it must hold the phrase too: else the
 * case was not lost by sharing it.
 */
function findGuiltyPhrases(
  { case: asked, winner, wrongSignals }: JudgedCase,
  holdersOf: ReadonlyMap<string, readonly PhraseHolder[]>,
): Set<string> {
  const guilty = new Set<string>()
  for (const { surface, term } of wrongSignals) {
    if (surface === "path") continue
    const phrase = normalize(term)
    const holders = holdersOf.get(phrase) ?? []
    const isShared = holders.some(({ skill }) => skill !== winner)
    if (isShared && holders.some(({ skill }) => skill === asked.skill)) guilty.add(phrase)
  }
  return guilty
}

function indexPhrases(skills: readonly PhraseSource[]): Map<string, PhraseHolder[]> {
  const index = new Map<string, PhraseHolder[]>()
  for (const { name, triggers, keywords, shadowedBy } of skills) {
    if (shadowedBy !== null) continue
    const add = (surface: PhraseHolder["surface"]) => (authored: string) => {
      const phrase = normalize(authored)
      const holders = index.get(phrase) ?? []
      const isKnown = holders.some((holder) => holder.skill === name && holder.surface === surface)
      if (phrase !== "" && !isKnown) index.set(phrase, [...holders, { skill: name, surface, authored }])
    }
    triggers.forEach(add("trigger"))
    keywords.forEach(add("keyword"))
  }
  for (const [phrase, holders] of index) {
    index.set(
      phrase,
      holders.sort((a, b) => compareText(a.skill, b.skill)),
    )
  }
  return index
}

/** Two authors mean the same phrase whatever its case, spaces and punctuation. */
function normalize(text: string): string {
  return words(text).join(" ")
}
