"use client"

import { Check, Minus } from "lucide-react"
import { Checkbox as Radix } from "radix-ui"
import { type ComponentProps, type ReactNode, useId } from "react"
import { cn } from "./cn"

export interface CheckboxProps extends Omit<ComponentProps<typeof Radix.Root>, "children"> {
  label: ReactNode
  /** Set at the right end of the row, such as a count. */
  trailing?: ReactNode
}

export function Checkbox({ label, trailing, id, className, ...rest }: CheckboxProps) {
  const fallback = useId()
  const controlId = id ?? fallback
  return (
    <div className={cn("flex min-h-6 items-center gap-2 text-sm pointer-coarse:min-h-10", className)}>
      <Radix.Root
        id={controlId}
        className="group flex size-4 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-panel hover:border-ink-3 disabled:opacity-50 data-[state=checked]:border-accent data-[state=indeterminate]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:bg-accent"
        {...rest}
      >
        <Radix.Indicator className="text-accent-ink">
          <Check aria-hidden strokeWidth={3} className="size-3 group-data-[state=indeterminate]:hidden" />
          <Minus aria-hidden strokeWidth={3} className="hidden size-3 group-data-[state=indeterminate]:block" />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={controlId} className="min-w-0 grow cursor-pointer select-none">
        {label}
      </label>
      {trailing && <span className="tabular text-ink-3 text-xs">{trailing}</span>}
    </div>
  )
}
