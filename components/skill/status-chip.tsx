import { cn } from "@/components/ui/cn"
import { toneStyle } from "@/components/ui/tone"
import type { SkillStatus } from "@/lib/server/libraries/contract"
import { statusMeaning } from "./status"

export interface StatusChipProps {
  status: SkillStatus
  /** Why, where it is not routable. */
  reason?: string | null
  className?: string
}

export function StatusChip({ status, reason, className }: StatusChipProps) {
  const { label, tone, icon: Icon, hint } = statusMeaning[status]
  return (
    <span
      title={reason ?? hint}
      className={cn("inline-flex items-center gap-1.5 whitespace-nowrap text-xs", toneStyle[tone].text, className)}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {label}
    </span>
  )
}
