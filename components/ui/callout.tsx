import { CircleAlert, CircleCheck, CircleHelp, Info, type LucideIcon, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { cn } from "./cn"
import { type Tone, toneStyle } from "./tone"

const icons: Record<Tone, LucideIcon> = {
  good: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
  unverified: CircleHelp,
  accent: Info,
  neutral: Info,
}

export interface CalloutProps {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  className?: string
}

/** A remark beside the matter: a coloured edge, an icon, a sentence. */
export function Callout({ tone = "neutral", title, children, actions, className }: CalloutProps) {
  const Icon = icons[tone]
  return (
    <div className={cn("flex gap-2.5 border-l-3 bg-panel py-2.5 pr-3 pl-3", toneStyle[tone].edge, className)}>
      <Icon aria-hidden className={cn("mt-px size-4 shrink-0", toneStyle[tone].text)} />
      <div className="min-w-0 grow text-sm">
        {title && <p className="font-semibold text-ink">{title}</p>}
        {children && <div className="text-ink-2">{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}
