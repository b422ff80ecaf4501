/** How good something is. `unverified` is not "neutral": nobody has looked yet. */
export type Tone = "good" | "warn" | "bad" | "unverified" | "accent" | "neutral"

/**
 * Class names of each tone. `fill` is for areas without text; there, warn is hatched, bad is solid and unverified is dotted,
 * so that the tones differ in print and to colour-blind eyes too.
 */
export const toneStyle: Record<Tone, { text: string; soft: string; edge: string; fill: string }> = {
  good: {
    text: "text-good",
    soft: "bg-good-soft text-good",
    edge: "border-l-good",
    fill: "bg-good",
  },
  warn: {
    text: "text-warn",
    soft: "bg-warn-soft text-warn",
    edge: "border-l-warn",
    fill: "bg-warn-soft bg-[repeating-linear-gradient(45deg,var(--verdict-warn)_0_4px,transparent_4px_6px)]",
  },
  bad: {
    text: "text-bad",
    soft: "bg-bad-soft text-bad",
    edge: "border-l-bad",
    fill: "bg-bad-soft bg-[repeating-linear-gradient(-45deg,var(--verdict-bad)_0_5px,transparent_5px_6px)]",
  },
  unverified: {
    text: "text-unverified",
    soft: "bg-unverified-soft text-unverified",
    edge: "border-l-unverified",
    fill: "bg-unverified-soft bg-[radial-gradient(var(--verdict-unverified)_0.9px,transparent_1.1px)] bg-size-[5px_5px]",
  },
  accent: {
    text: "text-accent",
    soft: "bg-accent-soft text-accent",
    edge: "border-l-accent",
    fill: "bg-accent",
  },
  neutral: {
    text: "text-ink-2",
    soft: "bg-sunken text-ink-2",
    edge: "border-l-line-strong",
    fill: "bg-line-strong",
  },
}
