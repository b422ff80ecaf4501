import { CircleAlert, Info, type LucideIcon, TriangleAlert } from "lucide-react"
import { cn } from "@/components/ui/cn"
import { type Tone, toneStyle } from "@/components/ui/tone"
import type { Severity } from "@/lib/library"

/** Worst first. */
export const SEVERITIES = ["error", "warning", "info"] as const satisfies readonly Severity[]

export const severityMeaning: Record<Severity, { label: string; tone: Tone; icon: LucideIcon }> = {
  error: { label: "Error", tone: "bad", icon: CircleAlert },
  warning: { label: "Warning", tone: "warn", icon: TriangleAlert },
  info: { label: "Remark", tone: "neutral", icon: Info },
}

/** How bad a diagnostic is: its icon, its word and its hue. */
export function SeverityMark({
  severity,
  iconOnly,
  className,
}: {
  severity: Severity
  iconOnly?: boolean
  className?: string
}) {
  const { label, tone, icon: Icon } = severityMeaning[severity]
  return (
    <span
      title={iconOnly ? label : undefined}
      className={cn("inline-flex items-center gap-1.5 whitespace-nowrap text-xs", toneStyle[tone].text, className)}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className={iconOnly ? "sr-only" : undefined}>{label}</span>
    </span>
  )
}
