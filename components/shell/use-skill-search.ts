"use client"

import { useEffect, useState } from "react"
import { type FoundSkill, searchSkills } from "./search-skills"

const WAIT_MS = 120

/** Skills that fit the typed text, asked from the server when typing pauses; a newer text cancels an older question. */
export function useSkillSearch(typed: string, library: string | null): { found: FoundSkill[]; message: string | null } {
  const text = typed.trim()
  const [answer, setAnswer] = useState<{ text: string; found: FoundSkill[]; failed: boolean } | null>(null)

  useEffect(() => {
    if (text === "") return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const found = await searchSkills(text, library, abort.signal)
        if (!abort.signal.aborted) setAnswer({ text, found, failed: false })
      } catch {
        if (!abort.signal.aborted) setAnswer({ text, found: [], failed: true })
      }
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, library])

  if (text === "") return { found: [], message: null }
  if (answer?.text !== text) return { found: answer?.found ?? [], message: "Looking for skills…" }
  if (answer.failed) return { found: [], message: "Skills could not be searched: the server does not answer." }
  return { found: answer.found, message: answer.found.length === 0 ? "No skill is called that." : null }
}
