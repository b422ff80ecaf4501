import { CircleCheck, CircleSlash, FlaskConicalOff, type LucideIcon, Scissors, ShieldX, VolumeX } from "lucide-react"
import type { Fate } from "@/lib/routing"

/** How each fate is named and drawn, the same on every screen. Each has its own word, icon, hue and line. */
export const fateStyle: Record<
  Fate,
  { label: string; hint: string; icon: LucideIcon; text: string; edge: string; fill: string; cssVar: string }
> = {
  selected: {
    label: "Selected",
    hint: "Passed every gate and is among the results.",
    icon: CircleCheck,
    text: "text-fate-selected",
    edge: "border-l-fate-selected",
    fill: "bg-fate-selected",
    cssVar: "--fate-selected",
  },
  cut: {
    label: "Cut",
    hint: "Passed every gate, but ranks below the number of results asked for.",
    icon: Scissors,
    text: "text-fate-cut",
    edge: "border-l-fate-cut [border-left-style:dashed]",
    fill: "bg-fate-cut",
    cssVar: "--fate-cut",
  },
  suppressed: {
    label: "Suppressed",
    hint: "Another skill that is still in declares that it takes this request instead.",
    icon: VolumeX,
    text: "text-fate-suppressed",
    edge: "border-l-fate-suppressed [border-left-style:double]",
    fill: "bg-fate-suppressed",
    cssVar: "--fate-suppressed",
  },
  integrity: {
    label: "Failed integrity",
    hint: "Removed by the integrity check: its structure fails or what it says is no longer true.",
    icon: ShieldX,
    text: "text-fate-integrity",
    edge: "border-l-fate-integrity",
    fill: "bg-fate-integrity",
    cssVar: "--fate-integrity",
  },
  behavior: {
    label: "Failed behavior",
    hint: "Removed by the behavior check: graded harmful, redundant or a false positive, and the grade still holds.",
    icon: CircleSlash,
    text: "text-fate-behavior",
    edge: "border-l-fate-behavior",
    fill: "bg-fate-behavior",
    cssVar: "--fate-behavior",
  },
  quality: {
    label: "Below quality",
    hint: "Its eval state is below the minimum that the request asks for.",
    icon: FlaskConicalOff,
    text: "text-fate-quality",
    edge: "border-l-fate-quality",
    fill: "bg-fate-quality",
    cssVar: "--fate-quality",
  },
}
