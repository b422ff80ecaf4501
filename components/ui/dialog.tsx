"use client"

import { X } from "lucide-react"
import { Dialog as Radix } from "radix-ui"
import type { ComponentProps, ReactNode } from "react"
import { cn } from "./cn"

export const Dialog = Radix.Root
export const DialogClose = Radix.Close

export interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, "title"> {
  title: ReactNode
  description?: ReactNode
  /** Hides title and description from eyes, never from ears. */
  titleHidden?: boolean
  /** `center`: a dialog. The others: a sheet that comes in from that side. */
  side?: "center" | "top" | "right" | "bottom" | "left"
}

const place = {
  center: "top-[12vh] left-1/2 max-h-[76vh] w-[min(34rem,calc(100vw-1.5rem))] -translate-x-1/2 rounded-md",
  top: "top-2 left-1/2 max-h-[calc(100dvh-1rem)] w-[min(40rem,calc(100vw-1rem))] -translate-x-1/2 rounded-md sm:top-[10vh] sm:max-h-[80vh]",
  right: "inset-y-0 right-0 w-[min(30rem,92vw)]",
  left: "inset-y-0 left-0 w-[min(22rem,88vw)]",
  bottom: "inset-x-0 bottom-0 max-h-[85dvh] rounded-t-md pb-[env(safe-area-inset-bottom)]",
} as const

/** Takes over until closed: focus stays inside, Escape and the backdrop close, focus goes back to where it came from. */
export function DialogContent({
  title,
  description,
  titleHidden,
  side = "center",
  className,
  children,
  ...rest
}: DialogContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 bg-sunken/75 backdrop-blur-[1px]" />
      <Radix.Content
        {...(description ? {} : { "aria-describedby": undefined })}
        className={cn("fixed z-50 flex flex-col bg-panel shadow-pop outline-none", place[side], className)}
        {...rest}
      >
        <div
          className={cn(
            titleHidden ? "sr-only" : "flex items-start justify-between gap-3 border-line border-b py-2 pr-2 pl-4",
          )}
        >
          <div className="min-w-0 py-1">
            <Radix.Title className="font-semibold text-base">{title}</Radix.Title>
            {description && <Radix.Description className="mt-0.5 text-ink-3 text-sm">{description}</Radix.Description>}
          </div>
          {!titleHidden && (
            <Radix.Close
              aria-label="Close"
              className="inline-flex size-8 shrink-0 items-center justify-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:size-10"
            >
              <X aria-hidden className="size-4" />
            </Radix.Close>
          )}
        </div>
        {children}
      </Radix.Content>
    </Radix.Portal>
  )
}
