import { libraryHref } from "@/components/shell/library-href"
import { statusMeaning } from "@/components/skill/status"
import { Figure } from "@/components/ui/figure"
import { formatShare } from "@/components/ui/format-count"
import type { SkillStatus } from "@/lib/server/libraries/contract"
import type { LibraryFigures } from "../_lib/library-figures"

const ORDER: readonly SkillStatus[] = ["routable", "unreachable", "blocked", "shadowed"]

/** Where every file stands; each number is the way to its list. */
export function StatusFigures({ figures, library }: { figures: LibraryFigures; library: string | null }) {
  const { total, byStatus, refused, skipped, examples } = figures
  return (
    <section
      aria-label="Skills by status"
      className="grid grid-cols-2 gap-px border border-line bg-line *:bg-panel sm:grid-cols-4 xl:grid-cols-7"
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
            note={status === "routable" ? `${formatShare(count, total)} of all` : count === 0 ? undefined : short}
            href={libraryHref(`/skills?status=${status}`, library)}
          />
        )
      })}
      <Figure
        size="lg"
        label="Refused files"
        value={refused}
        tone={refused === 0 ? "neutral" : "bad"}
        note={refused === 0 ? undefined : "not read as skills"}
        href={libraryHref("/skills?view=left-out", library)}
      />
      <Figure
        size="lg"
        label="Skipped files"
        value={skipped}
        note={skipped === 0 ? undefined : "inside other skills"}
        href={libraryHref("/skills?view=left-out", library)}
      />
      <Figure
        size="lg"
        className="max-xl:col-span-2"
        label="Own examples won"
        value={examples === null ? "–" : formatShare(examples.won, examples.total)}
        tone={
          examples === null || examples.total === 0 ? "unverified" : examples.won === examples.total ? "good" : "warn"
        }
        note={describeExamples(examples)}
        href={libraryHref("/skills?won=lost&sort=won", library)}
      />
    </section>
  )
}

function describeExamples(examples: LibraryFigures["examples"]): string {
  if (examples === null) return "too many to try here"
  if (examples.total === 0) return "no skill has examples"
  return `${examples.won} of ${examples.total}`
}
