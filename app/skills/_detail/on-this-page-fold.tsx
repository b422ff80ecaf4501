"use client"

import { ChevronRight } from "lucide-react"
import { type ReactNode, useRef } from "react"

/** Where there is no room beside the page: the list of its parts stays at the top, folded, and folds again once a part is chosen. */
export function OnThisPageFold({ children }: { children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const fold = (target: EventTarget) => {
    if (details.current && target instanceof Element && target.closest("a")) details.current.open = false
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links turn Enter into a click, which arrives here as well
    <details
      ref={details}
      className="group/fold sticky top-12 z-20 -mx-1 border-line border-y bg-paper px-1 xl:hidden"
      onClick={(event) => fold(event.target)}
    >
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1.5 hover:text-accent [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-3.5 shrink-0 text-ink-3 transition-transform group-open/fold:rotate-90"
        />
        On this page
      </summary>
      <div className="max-h-[60dvh] overflow-auto pb-3">{children}</div>
    </details>
  )
}
