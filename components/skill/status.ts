import { Ban, CircleCheck, Copy, type LucideIcon, Unplug } from "lucide-react"
import type { Tone } from "@/components/ui/tone"
import type { SkillStatus } from "@/lib/server/libraries/contract"

/** What each status is called, how it is drawn, and what it means. */
export const statusMeaning: Record<
  SkillStatus,
  { label: string; tone: Tone; icon: LucideIcon; edge: string; hint: string; short: string }
> = {
  routable: {
    label: "Routable",
    tone: "good",
    icon: CircleCheck,
    edge: "border-l-good",
    hint: "It has something to score on and the verdict gate lets it through.",
    short: "can win a request",
  },
  unreachable: {
    label: "Unreachable",
    tone: "warn",
    icon: Unplug,
    edge: "border-l-warn [border-left-style:dashed]",
    hint: "No trigger, keyword or path: no request can ever reach it.",
    short: "nothing to score on",
  },
  blocked: {
    label: "Blocked",
    tone: "bad",
    icon: Ban,
    edge: "border-l-bad",
    hint: "The verdict gate removes it from every request today.",
    short: "by the verdict gate",
  },
  shadowed: {
    label: "Shadowed",
    tone: "neutral",
    icon: Copy,
    edge: "border-l-line-strong [border-left-style:double]",
    hint: "Another skill owns its name and routes instead.",
    short: "name is taken",
  },
}
