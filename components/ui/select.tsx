"use client"

import { Check, ChevronDown } from "lucide-react"
import { Select as Radix } from "radix-ui"
import type { ReactNode } from "react"
import { cn } from "./cn"

export interface SelectOption<Value extends string> {
  value: Value
  label: ReactNode
  /** A second, quieter line. */
  hint?: ReactNode
  disabled?: boolean
}

export interface SelectProps<Value extends string> {
  value: Value
  onValueChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  id?: string
  /** Its accessible name, where no `<label htmlFor>` names it. */
  label?: string
  size?: "sm" | "md"
  disabled?: boolean
  className?: string
}

/** One of a few. For many, use a filterable list instead. Values must not be "". */
export function Select<Value extends string>({
  value,
  onValueChange,
  options,
  id,
  label,
  size = "md",
  disabled,
  className,
}: SelectProps<Value>) {
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }
  return (
    <Radix.Root value={value} onValueChange={choose} disabled={disabled}>
      <Radix.Trigger
        id={id}
        aria-label={label}
        className={cn(
          "inline-flex min-w-0 items-center justify-between gap-1.5 rounded-md border border-line-strong bg-panel text-ink transition-colors hover:border-ink-3 disabled:opacity-50",
          size === "sm" ? "h-6 px-2 text-xs pointer-coarse:h-8" : "h-8 px-2.5 text-sm pointer-coarse:h-10",
          className,
        )}
      >
        <span className="truncate">
          <Radix.Value />
        </span>
        <Radix.Icon>
          <ChevronDown aria-hidden className="size-3.5 shrink-0 text-ink-3" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-auto rounded-md bg-panel p-1 shadow-pop"
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="relative flex min-h-7 cursor-default select-none items-center rounded-sm py-1 pr-3 pl-7 text-sm outline-none data-disabled:opacity-50 data-highlighted:bg-accent-soft pointer-coarse:min-h-10"
              >
                <Radix.ItemIndicator className="absolute left-2">
                  <Check aria-hidden className="size-3.5 text-accent" />
                </Radix.ItemIndicator>
                <span>
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  {option.hint && <span className="block text-ink-3 text-xs">{option.hint}</span>}
                </span>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
