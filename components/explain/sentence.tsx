"use client"

import type { SentencePart } from "./describe-outcome"
import { SkillName } from "./skill-name"

/** A sentence with the skills in it as links. */
export function Sentence({ parts, skillClassName }: { parts: readonly SentencePart[]; skillClassName?: string }) {
  return parts.map((part, index) => {
    // Parts have no identity of their own and are never reordered.
    const key = `${index}:${"skill" in part ? part.skill : part.text}`
    return "skill" in part ? (
      <SkillName key={key} skill={part.skill} className={skillClassName} />
    ) : (
      <span key={key}>{part.text}</span>
    )
  })
}
