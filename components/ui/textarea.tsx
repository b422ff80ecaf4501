import type { ComponentProps } from "react"
import { cn } from "./cn"
import { inputStyle } from "./input"

/** Several lines of text; grows with its content where the browser can do that. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      className={cn(inputStyle, "field-sizing-content resize-y px-2.5 py-2 text-base leading-normal", className)}
      {...rest}
    />
  )
}
