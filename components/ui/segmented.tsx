"use client"

import { ToggleGroup as Radix } from "radix-ui"
import type { ReactNode } from "react"
import { cn } from "./cn"

export interface SegmentedProps<Value extends string> {
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; ariaLabel?: string }[]
  /** Accessible name of the group. */
  label: string
  className?: string
}

/** One of two to five, all in sight. */
export function Segmented<Value extends string>({
  value,
  onValueChange,
  options,
  label,
  className,
}: SegmentedProps<Value>) {
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }
  return (
    <Radix.Root
      type="single"
      value={value}
      onValueChange={choose}
      aria-label={label}
      className={cn("inline-flex shrink-0 rounded-md border border-line-strong bg-panel", className)}
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          aria-label={option.ariaLabel}
          className="inline-flex h-7 items-center gap-1.5 border-line-strong px-2.5 text-ink-2 text-xs first:rounded-l-md last:rounded-r-md hover:bg-sunken data-[state=on]:bg-accent-soft data-[state=on]:font-medium data-[state=on]:text-accent not-first:border-l pointer-coarse:h-10 [&_svg]:size-3.5"
        >
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
