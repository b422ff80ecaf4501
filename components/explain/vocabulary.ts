// The words of gates, removals and relations as people read them: one place, so that each is called the same everywhere.
// Hues and names of surfaces and fates are the interface's own (`components/ui/surface`, `components/ui/fate`).
import type { BlockReason, CoLoadKind, Fate, GateName, RelationKind, RemovalReason } from "@/lib/routing"

export interface GateLook {
  label: string
  /** What the gate asks of a skill. */
  question: string
}

export const gateLooks: Record<GateName, GateLook> = {
  project: { label: "Project", question: "Is it ambient, or bound to the active project?" },
  score: { label: "Score", question: "Does any trigger, keyword or path match?" },
  verdict: { label: "Verdict", question: "Is it sound, not harmful, and evaluated enough?" },
  suppression: { label: "Suppression", question: "Does no other candidate own this instead?" },
  selection: { label: "Selection", question: "Is it among the first that may be selected?" },
  "co-loading": { label: "Co-loading", question: "What do the selected skills pull in with them?" },
}

/** Reasons of removal and of blocked loads, in the words of a heading over the skills that share one. */
export const removalLabels: Record<RemovalReason, string> = {
  project: "Bound to another project",
  "no-match": "Nothing matched",
  integrity: "Integrity: failed or broken",
  behavior: "Behavior: harmful, redundant or false positive",
  quality: "Quality: eval state too low",
  suppressed: "Suppressed by another candidate",
  cut: "Cut: beyond how many may be selected",
  missing: "Missing: no such skill in the library",
}

/** Which fate's hue a removal is drawn in; null: the neutral hue. */
export function fateOfRemoval(reason: RemovalReason): Fate | null {
  switch (reason) {
    case "integrity":
    case "behavior":
    case "quality":
    case "suppressed":
    case "cut":
      return reason
    case "missing":
      return "integrity"
    case "project":
    case "no-match":
      return null
  }
}

/** Why a load that was asked for did not happen, as the end of "… was not loaded: ". */
export const blockPhrases: Record<BlockReason, string> = {
  missing: "no such skill in the library",
  project: "it is bound to another project",
  suppressed: "it was suppressed for this request",
  integrity: "it fails the integrity gate",
  behavior: "it fails the behavior gate",
  quality: "its eval state is below what the request asks for",
}

/** A load as a verb between two skills: "<from> depends on <skill>". */
export const loadVerbs: Record<CoLoadKind, string> = {
  depends_on: "depends on",
  verify_with: "verifies with",
  broader: "brings its broader skill",
}

/** What a loaded skill is to the one that pulled it in. */
export const loadNouns: Record<CoLoadKind, string> = {
  depends_on: "dependency",
  verify_with: "verification",
  broader: "broader skill",
}

/** A relation as a verb between two skills. */
export const relationVerbs: Record<RelationKind, string> = {
  ...loadVerbs,
  broader: "is narrower than",
  suppresses: "suppresses",
  narrower: "is broader than",
  related: "is related to",
  disjoint_with: "never goes with",
}
