import type { ComponentProps } from "react"
import { cn } from "./cn"

/** One key of the keyboard. */
export function Kbd({ className, ...rest }: ComponentProps<"kbd">) {
  return (
    <kbd
      className={cn(
        "inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-sm border border-line-strong bg-panel px-1 font-mono text-2xs text-ink-2",
        className,
      )}
      {...rest}
    />
  )
}
