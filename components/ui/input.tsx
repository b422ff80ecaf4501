import type { ComponentProps } from "react"
import { cn } from "./cn"

export const inputStyle =
  "w-full min-w-0 rounded-md border border-line-strong bg-panel text-ink transition-colors placeholder:text-ink-3 hover:border-ink-3 focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-bad"

/** One line of text. Give it a `<label>`, or an `aria-label` where a label would say nothing new. */
export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return (
    <input
      type={type}
      className={cn(
        inputStyle,
        "h-8 px-2.5 text-sm pointer-coarse:h-10 pointer-coarse:text-base [&::-webkit-search-cancel-button]:hidden",
        className,
      )}
      {...rest}
    />
  )
}
