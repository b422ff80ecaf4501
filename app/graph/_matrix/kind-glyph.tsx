import { cn } from "@/components/ui/cn"
import type { RelationKind } from "@/lib/routing"

/** One letter and one tint for each relation type. The letter tells it without the hue. */
export const kindGlyphs: Record<RelationKind, { letter: string; tint: string }> = {
  depends_on: { letter: "D", tint: "bg-surface-keyword/30" },
  verify_with: { letter: "V", tint: "bg-surface-path/30" },
  suppresses: { letter: "S", tint: "bg-fate-suppressed/35" },
  broader: { letter: "B", tint: "bg-surface-trigger/30" },
  narrower: { letter: "N", tint: "bg-surface-trigger/15" },
  related: { letter: "R", tint: "bg-surface-boost/25" },
  disjoint_with: { letter: "X", tint: "bg-fate-behavior/30" },
}

/** Relation types of one cell: the letter of one, the number of several. */
export function KindGlyph({ kinds, className }: { kinds: readonly RelationKind[]; className?: string }) {
  const [first] = kinds
  if (first === undefined) return null
  const { letter, tint } = kindGlyphs[first]
  return (
    <span
      aria-hidden
      className={cn(
        "grid size-full place-items-center font-mono text-2xs text-ink leading-none",
        kinds.length === 1 ? tint : "bg-ink/15 font-semibold",
        className,
      )}
    >
      {kinds.length === 1 ? letter : kinds.length}
    </span>
  )
}
