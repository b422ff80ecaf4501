import { ChevronRight } from "lucide-react"
import type { ReactNode } from "react"
import { cn } from "./cn"

export interface DisclosureProps {
  summary: ReactNode
  defaultOpen?: boolean
  className?: string
  summaryClassName?: string
  children: ReactNode
}

/** Opens and closes in place. A native `<details>`: works before scripts load, and the browser's search opens it. */
export function Disclosure({ summary, defaultOpen, className, summaryClassName, children }: DisclosureProps) {
  return (
    <details open={defaultOpen} className={cn("group/disclosure", className)}>
      <summary
        className={cn(
          "flex min-h-7 cursor-pointer list-none items-center gap-1.5 text-sm hover:text-accent pointer-coarse:min-h-10 [&::-webkit-details-marker]:hidden",
          summaryClassName,
        )}
      >
        <ChevronRight
          aria-hidden
          className="size-3.5 shrink-0 text-ink-3 transition-transform group-open/disclosure:rotate-90"
        />
        {summary}
      </summary>
      {children}
    </details>
  )
}
