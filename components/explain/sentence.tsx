"use client"

import type { SentencePart } from "./describe-outcome"
import { SkillName } from "./skill-name"

export interface SentenceProps {
  parts: readonly SentencePart[]
  /** Classes of a skill's name, where they differ from skill to skill. */
  skillStyle?: (skill: string) => string
}

/** A sentence with the skills in it as links. */
export function Sentence({ parts, skillStyle }: SentenceProps) {
  return parts.map((part, index) => {
    // Parts have no identity of their own and are never reordered.
    const key = `${index}:${"skill" in part ? part.skill : part.text}`
    return "skill" in part ? (
      <SkillName key={key} skill={part.skill} className={skillStyle?.(part.skill) ?? "text-ink"} />
    ) : (
      <span key={key}>{part.text}</span>
    )
  })
}
