import { cva, type VariantProps } from "class-variance-authority"
import { Slot } from "radix-ui"
import type { ComponentProps } from "react"
import { cn } from "./cn"

export const buttonStyle = cva(
  "inline-flex shrink-0 select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-md border font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 [&_svg]:size-3.5 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary: "border-accent bg-accent text-accent-ink hover:bg-accent/90",
        secondary: "border-line-strong bg-panel text-ink hover:border-ink-3 hover:bg-sunken",
        ghost: "border-transparent bg-transparent text-ink-2 hover:bg-sunken hover:text-ink",
        danger: "border-line-strong bg-panel text-bad hover:border-bad hover:bg-bad-soft",
      },
      size: {
        sm: "h-6 px-2 text-xs pointer-coarse:h-8",
        md: "h-8 px-3 text-sm pointer-coarse:h-10",
      },
    },
    defaultVariants: { variant: "secondary", size: "md" },
  },
)

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonStyle> {
  /** Draws the one child element (a link, say) as a button instead of a `<button>`. */
  asChild?: boolean
}

/** What can be pressed. `primary` at most once a view. */
export function Button({ variant, size, asChild, className, type = "button", ...rest }: ButtonProps) {
  const style = cn(buttonStyle({ variant, size }), className)
  return asChild ? <Slot.Root className={style} {...rest} /> : <button type={type} className={style} {...rest} />
}
