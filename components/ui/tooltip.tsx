"use client"

import { Tooltip as Radix } from "radix-ui"
import type { ReactNode } from "react"
import { Kbd } from "./kbd"

export const TooltipProvider = Radix.Provider

export interface TooltipProps {
  content: ReactNode
  keys?: readonly string[]
  side?: "top" | "right" | "bottom" | "left"
  /** One focusable element; a tooltip is never the only place where something is told. */
  children: ReactNode
}

export function Tooltip({ content, keys, side = "bottom", children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 flex max-w-80 items-center gap-2 rounded-md bg-ink px-2 py-1 text-paper text-xs"
        >
          {content}
          {keys && (
            <span className="flex gap-0.5">
              {keys.map((key) => (
                <Kbd key={key} className="border-paper/30 bg-transparent text-paper">
                  {key}
                </Kbd>
              ))}
            </span>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
