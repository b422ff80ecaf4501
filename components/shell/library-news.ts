import { formatPlural } from "@/components/ui/format-count"
import type { LibraryEvent } from "@/lib/server/libraries/contract"

export interface Notice {
  tone: "info" | "error"
  title: string
  detail: string
}

/** What to tell a person about a change on disk. `skillCountBefore` is null where it is not known. */
export function describeLibraryEvent(event: LibraryEvent, skillCountBefore: number | null): Notice {
  if (event.type === "failed") {
    return {
      tone: "error",
      title: "The library could not be read again",
      detail: `${event.message} What you see is revision ${event.revision}, as it was before.`,
    }
  }
  const difference = skillCountBefore === null ? 0 : event.skillCount - skillCountBefore
  const change =
    difference > 0
      ? `${formatPlural(difference, "skill")} added`
      : difference < 0
        ? `${formatPlural(-difference, "skill")} removed`
        : "Files edited"
  return {
    tone: "info",
    title: "Library changed on disk",
    detail: `${change}; ${formatPlural(event.skillCount, "skill")} now, revision ${event.revision}. The screen shows it.`,
  }
}

/** The revision that the server's greeting names; null for what is no greeting. */
export function parseGreeting(data: string): number | null {
  const greeting = parseObject(data)
  return typeof greeting?.revision === "number" ? greeting.revision : null
}

/** Parses one message of `/api/events`; null for what is no library event (a newer server's news). */
export function parseLibraryEvent(data: string): LibraryEvent | null {
  const event = parseObject(data)
  if (!event || typeof event.library !== "string" || typeof event.revision !== "number") return null
  const { library, revision } = event
  if (event.type === "changed" && typeof event.loadedAt === "string" && typeof event.skillCount === "number")
    return { type: "changed", library, revision, loadedAt: event.loadedAt, skillCount: event.skillCount }
  if (event.type === "failed" && typeof event.message === "string")
    return { type: "failed", library, revision, message: event.message }
  return null
}

function parseObject(data: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(data)
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
