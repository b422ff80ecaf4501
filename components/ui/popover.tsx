"use client"

import { Popover as Radix } from "radix-ui"
import type { ComponentProps } from "react"
import { cn } from "./cn"

export const Popover = Radix.Root
export const PopoverTrigger = Radix.Trigger

export interface PopoverContentProps extends ComponentProps<typeof Radix.Content> {
  /** Accessible name of what opens. */
  label: string
}

export function PopoverContent({ label, className, sideOffset = 4, align = "start", ...rest }: PopoverContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        aria-label={label}
        sideOffset={sideOffset}
        align={align}
        collisionPadding={8}
        className={cn(
          "z-50 max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1rem)] overflow-auto rounded-md bg-panel p-3 text-sm shadow-pop outline-none",
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  )
}
