import type { RelationField } from "@/lib/library"

/** How a declared relation is called from its own side and from the other. */
export const relationWords: Record<RelationField, { out: string; in: string; hint: string }> = {
  depends_on: { out: "Depends on", in: "Needed by", hint: "Loaded with it, and what they need in turn." },
  verify_with: { out: "Verified with", in: "Verifies", hint: "Loaded with it, one step." },
  suppresses: {
    out: "Suppresses",
    in: "Suppressed by",
    hint: "Takes the request where both match and it scores as much.",
  },
  boundary: { out: "Suppresses (written as boundary)", in: "Suppressed by (written as boundary)", hint: "Old name." },
  broader: { out: "Broader skill", in: "Broader than", hint: "The broader one is loaded with it." },
  narrower: { out: "Narrower skills", in: "Narrower than", hint: "Loads nothing." },
  related: { out: "Related", in: "Related, says", hint: "Loads nothing." },
  adjacent: { out: "Related (written as adjacent)", in: "Related (written as adjacent), says", hint: "Old name." },
  disjoint_with: { out: "Never goes with", in: "Never goes with, says", hint: "Both loaded at once is a warning." },
}

/** Those that decide something in routing first. */
export const RELATION_ORDER = [
  "depends_on",
  "verify_with",
  "suppresses",
  "boundary",
  "disjoint_with",
  "broader",
  "narrower",
  "related",
  "adjacent",
] as const satisfies readonly RelationField[]
