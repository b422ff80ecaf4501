import { ArrowRight } from "lucide-react"
import Link from "next/link"
import { libraryHref } from "@/components/shell/library-href"
import { cn } from "@/components/ui/cn"
import { formatCount } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import type { NextAction } from "../_lib/next-actions"

/** At most five strips, the most useful first; the bar shows how much more one gains than the next. */
export function NextActionList({ actions, library }: { actions: readonly NextAction[]; library: string | null }) {
  const most = Math.max(1, ...actions.map(({ points }) => points))
  return (
    <Panel id="next" title="Do next" note="ranked by what a person who asks loses today" flush>
      {actions.length === 0 ? (
        <NothingToDo library={library} />
      ) : (
        <ol>
          {actions.map((action, index) => (
            <ActionStrip
              key={action.id}
              action={action}
              rank={index + 1}
              share={action.points / most}
              library={library}
            />
          ))}
        </ol>
      )}
    </Panel>
  )
}

interface ActionStripProps {
  action: NextAction
  rank: number
  /** Of the points of the first. */
  share: number
  library: string | null
}

/** The whole strip leads to the list; the names in it lead to one thing each. */
function ActionStrip({ action, rank, share, library }: ActionStripProps) {
  const { title, why, sum, href, count, places } = action
  return (
    <li
      className={cn(
        "group relative grid grid-cols-[1.25rem_1fr_auto] items-start gap-x-3 border-line border-b border-l-3 px-3 py-2.5 last:border-b-0 hover:bg-sunken",
        rank === 1 ? "border-l-accent" : "border-l-line-strong",
      )}
    >
      <span aria-hidden className="tabular pt-px font-mono text-ink-3 text-sm">
        {rank}
      </span>
      <div className="min-w-0">
        <Link
          href={libraryHref(href, library)}
          data-count={count}
          className={cn(
            "block font-semibold text-ink after:absolute after:inset-0 group-hover:text-accent",
            rank === 1 && "text-base",
          )}
        >
          {title}
        </Link>
        <p className="mt-0.5 text-ink-2 text-xs">{why}</p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-xs">
          <span className="tabular font-mono text-2xs text-ink-3">{sum}</span>
          {places.map((place) => (
            <Link
              key={place.href}
              href={libraryHref(place.href, library)}
              prefetch={false}
              className="relative min-w-0 break-words text-ink-2 underline decoration-line-strong underline-offset-2 hover:text-accent pointer-coarse:py-1"
            >
              {place.label}
            </Link>
          ))}
          {places.length > 0 && count > places.length && (
            <span className="text-ink-3">and {formatCount(count - places.length)} more</span>
          )}
        </p>
      </div>
      <span aria-hidden className="flex items-center gap-2 pt-1">
        <span className="hidden h-1 w-16 bg-sunken group-hover:bg-panel sm:block">
          <span
            className="block h-1 bg-line-strong group-hover:bg-accent"
            style={{ width: `${Math.max(3, share * 100)}%` }}
          />
        </span>
        <ArrowRight className="size-3.5 text-ink-3 group-hover:text-accent" />
      </span>
    </li>
  )
}

function NothingToDo({ library }: { library: string | null }) {
  return (
    <div className="border-l-3 border-l-good px-3 py-4">
      <p className="font-semibold text-base">Nothing asks for work today.</p>
      <p className="mt-0.5 max-w-[65ch] text-ink-2 text-sm">
        Every skill can be reached, none is proven wrong or overdue, and nothing in their relations is ill. Try requests
        of your own in the{" "}
        <Link href={libraryHref("/playground", library)} className="text-accent underline underline-offset-2">
          playground
        </Link>
        : one that no skill answers is the next thing to mend.
      </p>
    </div>
  )
}
