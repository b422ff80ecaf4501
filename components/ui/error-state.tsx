import { TriangleAlert } from "lucide-react"
import { cn } from "./cn"
import type { StateProps } from "./empty-state"

export interface ErrorStateProps extends Omit<StateProps, "icon"> {
  /** Stable code, for searching and for reports. */
  code?: string
}

/** What went wrong, and what to do about it; never a stack. */
export function ErrorState({ title, code, children, actions, className }: ErrorStateProps) {
  return (
    <div role="alert" className={cn("flex gap-3 border-bad border-l-3 bg-panel py-4 pr-4 pl-4", className)}>
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" strokeWidth={1.5} />
      <div className="min-w-0 max-w-prose">
        <p className="font-semibold text-base text-ink">{title}</p>
        {children && <div className="mt-1 break-words text-ink-2 text-sm">{children}</div>}
        {code && <p className="mt-1 font-mono text-ink-3 text-xs">{code}</p>}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}
