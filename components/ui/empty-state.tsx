import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { cn } from "./cn"

export interface StateProps {
  icon?: LucideIcon
  title: ReactNode
  /** What it means and what to do next. */
  children?: ReactNode
  /** Buttons or links: the next step. */
  actions?: ReactNode
  className?: string
}

/** Nothing here, and what to do about it. */
export function EmptyState({ icon: Icon, title, children, actions, className }: StateProps) {
  return (
    <div className={cn("flex gap-3 border-line-strong border-l-3 border-dotted bg-panel py-4 pr-4 pl-4", className)}>
      {Icon && <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-3" strokeWidth={1.5} />}
      <div className="min-w-0 max-w-prose">
        <p className="font-semibold text-base text-ink">{title}</p>
        {children && <div className="mt-1 text-ink-2 text-sm">{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}
