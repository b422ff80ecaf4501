"use client"

import { Check } from "lucide-react"
import { DropdownMenu as Radix } from "radix-ui"
import type { ComponentProps } from "react"
import { cn } from "./cn"

const itemStyle =
  "relative flex min-h-7 cursor-default select-none items-center gap-2 rounded-sm px-2 py-1 text-sm outline-none data-disabled:opacity-50 data-highlighted:bg-accent-soft pointer-coarse:min-h-10 [&_svg]:size-3.5 [&_svg]:shrink-0"

export const Menu = Radix.Root
export const MenuTrigger = Radix.Trigger

export function MenuContent({
  className,
  sideOffset = 4,
  align = "end",
  ...rest
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={sideOffset}
        align={align}
        collisionPadding={8}
        className={cn(
          "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-auto rounded-md bg-panel p-1 shadow-pop",
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  )
}

export function MenuItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={cn(itemStyle, className)} {...rest} />
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn("px-2 pt-1.5 pb-1 text-ink-3 text-xs", className)} {...rest} />
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />
}

export function MenuCheckItem({ className, children, ...rest }: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem className={cn(itemStyle, "pl-7", className)} {...rest}>
      <Radix.ItemIndicator className="absolute left-2 text-accent">
        <Check aria-hidden />
      </Radix.ItemIndicator>
      {children}
    </Radix.CheckboxItem>
  )
}

export const MenuRadioGroup = Radix.RadioGroup

export function MenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(itemStyle, "pl-7", className)} {...rest}>
      <Radix.ItemIndicator className="absolute left-2 text-accent">
        <Check aria-hidden />
      </Radix.ItemIndicator>
      {children}
    </Radix.RadioItem>
  )
}
