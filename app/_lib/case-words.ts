// What the states of a skill's own cases and of its verdicts' end are called, on every list.
import type { Tone } from "@/components/ui/tone"
import { LAPSING_SOON_DAYS, type LapseState } from "./lapse-state"
import type { WinState } from "./self-check"

export const winStateMeaning: Record<WinState, { label: string; tone: Tone }> = {
  all: { label: "Wins all", tone: "good" },
  lost: { label: "Loses some", tone: "warn" },
  none: { label: "Has none", tone: "unverified" },
  untried: { label: "Not tried", tone: "neutral" },
}

export const routingEvalMeaning: Record<"present" | "absent", { label: string; tone: Tone }> = {
  present: { label: "Declared", tone: "good" },
  absent: { label: "Not declared", tone: "unverified" },
}

export const lapseMeaning: Record<LapseState, { label: string }> = {
  soon: { label: `Within ${LAPSING_SOON_DAYS} days` },
  later: { label: "Later" },
  lapsed: { label: "Has lapsed" },
  none: { label: "Nothing to lapse" },
}
