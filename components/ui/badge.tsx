import type { ComponentProps } from "react"
import { cn } from "./cn"
import { type Tone, toneStyle } from "./tone"

export interface BadgeProps extends ComponentProps<"span"> {
  tone?: Tone
  mono?: boolean
}

/** A short word about a thing. The word carries the meaning; the tone only helps the eye. */
export function Badge({ tone = "neutral", mono, className, ...rest }: BadgeProps) {
  return (
    <span
      className={cn(
        "inline-flex h-5 max-w-full items-center gap-1 whitespace-nowrap rounded-sm px-1.5 text-xs [&_svg]:size-3 [&_svg]:shrink-0",
        toneStyle[tone].soft,
        mono && "font-mono",
        className,
      )}
      {...rest}
    />
  )
}
