"use client"

import { Switch as Radix } from "radix-ui"
import { type ComponentProps, type ReactNode, useId } from "react"
import { cn } from "./cn"

export interface SwitchProps extends Omit<ComponentProps<typeof Radix.Root>, "children"> {
  label: ReactNode
}

/** On or off, at once. The knob's side tells the state, not only its colour. */
export function Switch({ label, id, className, ...rest }: SwitchProps) {
  const fallback = useId()
  const controlId = id ?? fallback
  return (
    <div className={cn("flex min-h-6 items-center gap-2 text-sm pointer-coarse:min-h-10", className)}>
      <Radix.Root
        id={controlId}
        className="flex h-4 w-7 shrink-0 items-center rounded-full border border-line-strong bg-sunken px-px transition-colors disabled:opacity-50 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
        {...rest}
      >
        <Radix.Thumb className="block size-3 rounded-full bg-ink-3 transition-transform data-[state=checked]:translate-x-3 data-[state=checked]:bg-accent-ink" />
      </Radix.Root>
      <label htmlFor={controlId} className="cursor-pointer select-none">
        {label}
      </label>
    </div>
  )
}
