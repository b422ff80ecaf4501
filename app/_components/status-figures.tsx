import { libraryHref } from "@/components/shell/library-href"
import { statusMeaning } from "@/components/skill/status"
import { Figure } from "@/components/ui/figure"
import { formatCount, formatShare } from "@/components/ui/format-count"
import type { SkillStatus } from "@/lib/server/libraries/contract"
import type { LibraryFigures } from "../_lib/library-figures"

const ORDER: readonly SkillStatus[] = ["routable", "unreachable", "blocked", "shadowed"]

export interface StatusFiguresProps {
  figures: LibraryFigures
  /** Phrases that a case proves harmful; null: not tried. */
  collisionCount: number | null
  library: string | null
}

/** Where every file stands, and what is proven to go wrong; each number is the way to its list. */
export function StatusFigures({ figures, collisionCount, library }: StatusFiguresProps) {
  const { total, byStatus, refused, skipped, winStates, examples } = figures
  return (
    <section
      aria-label="Skills by status"
      className="grid grid-cols-2 gap-px border border-line bg-line *:bg-panel sm:grid-cols-4 xl:grid-cols-8"
    >
      {ORDER.map((status) => {
        const count = byStatus[status]
        const { label, tone, short } = statusMeaning[status]
        return (
          <Figure
            key={status}
            size="lg"
            label={label}
            value={count}
            tone={count === 0 ? "neutral" : tone}
            note={status === "routable" ? `${formatShare(count, total)} of all` : count === 0 ? "none" : short}
            href={libraryHref(`/skills?status=${status}`, library)}
          />
        )
      })}
      <Figure
        size="lg"
        label="Refused files"
        value={refused}
        tone={refused === 0 ? "neutral" : "bad"}
        note={refused === 0 ? "none" : "not read as skills"}
        href={libraryHref("/skills?view=left-out&kind=refused", library)}
      />
      <Figure
        size="lg"
        label="Skipped files"
        value={skipped}
        note={skipped === 0 ? "none" : "inside other skills"}
        href={libraryHref("/skills?view=left-out&kind=skipped", library)}
      />
      <Figure
        size="lg"
        label="Lose own examples"
        value={examples === null ? "–" : winStates.lost}
        tone={examples === null || examples.total === 0 ? "unverified" : winStates.lost === 0 ? "good" : "warn"}
        note={describeExamples(examples)}
        href={examples === null ? undefined : libraryHref("/skills?won=lost&sort=won", library)}
      />
      <Figure
        size="lg"
        label="Harmful collisions"
        value={collisionCount ?? "–"}
        tone={collisionCount === null || examples?.total === 0 ? "unverified" : collisionCount === 0 ? "good" : "warn"}
        note={describeCollisions(collisionCount)}
        href={collisionCount === null ? undefined : libraryHref("/skills?view=collisions", library)}
      />
    </section>
  )
}

function describeCollisions(count: number | null): string {
  if (count === null) return "too many to try here"
  return count === 0 ? "no case proves one" : "phrases, proven by cases"
}

function describeExamples(examples: LibraryFigures["examples"]): string {
  if (examples === null) return "too many to try here"
  if (examples.total === 0) return "no skill has examples"
  return `${formatCount(examples.won)} of ${formatCount(examples.total)} requests won`
}
