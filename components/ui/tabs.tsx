"use client"

import { Tabs as Radix } from "radix-ui"
import type { ComponentProps } from "react"
import { cn } from "./cn"

export const Tabs = Radix.Root

/** A row of tabs on a hairline; the chosen one is underlined. */
export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={cn("flex min-w-0 gap-4 overflow-x-auto border-line border-b", className)} {...rest} />
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger className={cn(tabStyle, className)} {...rest} />
}

/** Shared with links that act as tabs (`aria-current="page"`). */
export const tabStyle =
  "-mb-px inline-flex h-8 shrink-0 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 font-medium text-ink-3 text-sm transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink focus-visible:outline-offset-[-2px] pointer-coarse:h-10"

export function TabsContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn("min-w-0 pt-3", className)} {...rest} />
}
