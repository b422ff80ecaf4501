import type { Surface } from "@/lib/routing"

/** The pieces a score is made of: the engine's surfaces, and the boost of a good verdict. */
export type ScorePiece = Surface | "boost"

/** How each piece of a score is named and drawn, the same on every screen. `fill` differs by pattern too, not only by hue. */
export const surfaceStyle: Record<
  ScorePiece,
  { label: string; hint: string; text: string; edge: string; fill: string; cssVar: string }
> = {
  trigger: {
    label: "Trigger",
    hint: "An authored phrase occurs in the request, word for word: +5 each.",
    text: "text-surface-trigger",
    edge: "border-l-surface-trigger",
    fill: "bg-surface-trigger",
    cssVar: "--surface-trigger",
  },
  keyword: {
    label: "Keyword",
    hint: "A word of the request equals a word of an authored keyword: +3 each.",
    text: "text-surface-keyword",
    edge: "border-l-surface-keyword",
    fill: "bg-surface-keyword bg-[repeating-linear-gradient(90deg,transparent_0_5px,var(--panel)_5px_6px)]",
    cssVar: "--surface-keyword",
  },
  "keyword-substring": {
    label: "Part of a keyword",
    hint: "A word of the request is part of a word of an authored keyword: +1 each.",
    text: "text-ink-2",
    edge: "border-l-surface-substring",
    fill: "bg-surface-substring bg-[repeating-linear-gradient(45deg,transparent_0_3px,var(--panel)_3px_4px)]",
    cssVar: "--surface-substring",
  },
  path: {
    label: "Path",
    hint: "A touched or mentioned path matches the skill's paths: +2, once.",
    text: "text-surface-path",
    edge: "border-l-surface-path",
    fill: "bg-surface-path bg-[repeating-linear-gradient(0deg,transparent_0_3px,var(--panel)_3px_4px)]",
    cssVar: "--surface-path",
  },
  boost: {
    label: "Boost",
    hint: "A verdict of APPLICABLE (+2) or PROVISIONAL (+1) helps in ranking, never in matching.",
    text: "text-ink-2",
    edge: "border-l-surface-boost",
    fill: "bg-surface-boost bg-[repeating-linear-gradient(-45deg,transparent_0_3px,var(--panel)_3px_5px)]",
    cssVar: "--surface-boost",
  },
}
