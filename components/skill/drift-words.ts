import type { Tone } from "@/components/ui/tone"
import type { DriftCondition } from "@/lib/library"

/** What each condition of a source means, for people. */
export const driftMeaning: Record<DriftCondition, { label: string; tone: Tone; hint: string }> = {
  BROKEN: { label: "Broken", tone: "bad", hint: "The source, its lines or its anchor are gone." },
  DRIFT: { label: "Drift", tone: "bad", hint: "The source changed since its hash was recorded." },
  STALE: { label: "Stale", tone: "warn", hint: "Nobody has looked for longer than the author allows." },
  NO_BASELINE: { label: "No baseline", tone: "unverified", hint: "A source without a recorded hash." },
  EXTERNAL: { label: "External", tone: "unverified", hint: "Not a file of this repository: never read." },
  OK: { label: "OK", tone: "good", hint: "The hash agrees, and the check is not overdue." },
}
