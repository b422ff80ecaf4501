import { ArrowRight } from "lucide-react"
import Link from "next/link"
import { libraryHref } from "@/components/shell/library-href"
import { cn } from "@/components/ui/cn"
import { Panel } from "@/components/ui/panel"
import type { NextAction } from "../_lib/next-actions"

/** At most five strips, the most useful first; the bar shows how much more one gains than the next. */
export function NextActionList({ actions, library }: { actions: readonly NextAction[]; library: string | null }) {
  const most = Math.max(1, ...actions.map(({ points }) => points))
  return (
    <Panel id="next" title="Do next" note="ranked by what a person who asks loses today" flush>
      {actions.length === 0 ? (
        <p className="px-3 py-4 text-ink-2 text-sm">
          Nothing stands out. Try requests of your own in the <PlaygroundLink library={library} />: a request that no
          skill answers is the next thing to mend.
        </p>
      ) : (
        <ol>
          {actions.map((action, index) => (
            <li key={action.id} className="border-line border-b last:border-b-0">
              <Link
                href={libraryHref(action.href, library)}
                className={cn(
                  "group grid grid-cols-[1.25rem_1fr_auto] items-start gap-x-3 border-l-3 py-2.5 pr-3 pl-3 transition-colors hover:bg-sunken focus-visible:outline-offset-[-2px]",
                  index === 0 ? "border-l-accent" : "border-l-line-strong",
                )}
              >
                <span className="tabular pt-px font-mono text-ink-3 text-sm">{index + 1}</span>
                <span className="min-w-0">
                  <span className="block font-semibold text-ink group-hover:text-accent">{action.title}</span>
                  <span className="mt-0.5 block text-ink-2 text-xs">{action.why}</span>
                </span>
                <span className="flex items-center gap-2 pt-1">
                  <span aria-hidden className="hidden h-1 w-16 bg-sunken sm:block">
                    <span
                      className="block h-1 bg-line-strong group-hover:bg-accent"
                      style={{ width: `${Math.max(3, (action.points / most) * 100)}%` }}
                    />
                  </span>
                  <ArrowRight aria-hidden className="size-3.5 text-ink-3 group-hover:text-accent" />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

function PlaygroundLink({ library }: { library: string | null }) {
  return (
    <Link href={libraryHref("/playground", library)} className="text-accent underline underline-offset-2">
      playground
    </Link>
  )
}
