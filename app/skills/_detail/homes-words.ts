import type { Tone } from "@/components/ui/tone"
import type { ModuleHome } from "@/lib/library"
import type { DispatchState } from "./dispatch-layout"

/** How a file of a skill is led to. */
export const moduleStateMeaning: Record<DispatchState | "apart", { label: string; tone: Tone; hint: string }> = {
  route: { label: "Route", tone: "accent", hint: "What every reader opens." },
  reached: { label: "Reached", tone: "good", hint: "SKILL.md points to it." },
  indirect: {
    label: "Only via another",
    tone: "warn",
    hint: "SKILL.md leads there through another file: say it in SKILL.md.",
  },
  orphan: { label: "Never reached", tone: "unverified", hint: "Nothing points to it: add a pointer, or delete it." },
  missing: { label: "Missing", tone: "bad", hint: "Pointed to, and not there." },
  apart: { label: "Apart", tone: "neutral", hint: "Tests, evals, licences: no reader is led there." },
}

export const homeLabel: Record<ModuleHome, string> = {
  script: "script",
  reference: "reference",
  asset: "asset",
  template: "template",
  support: "support",
}

/** "840 B", "12.3 KiB". */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`
}
