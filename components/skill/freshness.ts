import type { Tone } from "@/components/ui/tone"
import type { SkillFreshness } from "@/lib/server/libraries/contract"

/** How long ago somebody checked a skill against its sources. */
export const freshnessMeaning: Record<SkillFreshness["state"], { label: string; tone: Tone; hint: string }> = {
  fresh: { label: "Fresh", tone: "good", hint: "Verified, and within the time that its author set." },
  stale: {
    label: "Stale",
    tone: "warn",
    hint: "Verified longer ago than its author allows. Still routes, with a note.",
  },
  unknown: { label: "Never verified", tone: "unverified", hint: "Nobody noted a check against its sources." },
}
