import type { Tone } from "@/components/ui/tone"
import type { Band } from "@/lib/graph"

/** How each band is called and in which tone it is drawn. The word is always told beside the hue. */
export const bandMeaning: Record<Band, { label: string; tone: Tone }> = {
  healthy: { label: "Healthy", tone: "good" },
  watch: { label: "Watch", tone: "warn" },
  ill: { label: "Ill", tone: "bad" },
}
