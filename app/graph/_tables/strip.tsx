import { type LucideIcon, X } from "lucide-react"
import type { ReactNode } from "react"
import { GraphLink } from "@/components/graph/graph-link"
import { buttonStyle } from "@/components/ui/button"
import { cn } from "@/components/ui/cn"

export interface StripProps {
  icon: LucideIcon
  /** Accessible name of the strip. */
  label: string
  /** Where the address leads without what the strip tells. */
  clearHref: string
  clearLabel: string
  children: ReactNode
}

/** One line above a table: what the address narrows it to, and the way out. */
export function Strip({ icon: Icon, label, clearHref, clearLabel, children }: StripProps) {
  return (
    <section
      aria-label={label}
      className="flex shrink-0 items-start gap-x-3 border-accent border-l-3 bg-accent-soft py-1.5 pr-1.5 pl-3 text-sm"
    >
      <Icon aria-hidden className="mt-1.5 size-4 shrink-0 text-accent" />
      <div className="flex min-h-7 min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1.5">{children}</div>
      <GraphLink href={clearHref} className={cn(buttonStyle({ size: "sm", variant: "ghost" }), "mt-0.5")}>
        <X aria-hidden />
        <span className="max-sm:sr-only">{clearLabel}</span>
      </GraphLink>
    </section>
  )
}
