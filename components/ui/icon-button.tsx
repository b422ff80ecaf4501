"use client"

import { cva, type VariantProps } from "class-variance-authority"
import { Slot } from "radix-ui"
import type { ComponentProps } from "react"
import { cn } from "./cn"
import { Tooltip } from "./tooltip"

const iconButtonStyle = cva(
  "inline-flex shrink-0 items-center justify-center rounded-md border border-transparent text-ink-2 transition-colors hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:opacity-50 aria-pressed:bg-accent-soft aria-pressed:text-accent data-[state=open]:bg-sunken data-[state=open]:text-ink [&_svg]:shrink-0",
  {
    variants: {
      size: {
        sm: "size-6 [&_svg]:size-3.5 pointer-coarse:size-8",
        md: "size-8 [&_svg]:size-4 pointer-coarse:size-10",
      },
      variant: { ghost: "", outline: "border-line-strong bg-panel hover:border-ink-3" },
    },
    defaultVariants: { size: "md", variant: "ghost" },
  },
)

export interface IconButtonProps
  extends Omit<ComponentProps<"button">, "aria-label">,
    VariantProps<typeof iconButtonStyle> {
  /** Its accessible name, shown as a tooltip too. */
  label: string
  /** Keys that do the same, shown in the tooltip. */
  keys?: readonly string[]
  tooltipSide?: "top" | "right" | "bottom" | "left"
  asChild?: boolean
}

/** A button that shows an icon only; its name is always told, to ears by `aria-label` and to eyes by a tooltip. */
export function IconButton({
  label,
  keys,
  tooltipSide,
  size,
  variant,
  asChild,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  const style = cn(iconButtonStyle({ size, variant }), className)
  return (
    <Tooltip content={label} keys={keys} side={tooltipSide}>
      {asChild ? (
        <Slot.Root aria-label={label} className={style} {...rest} />
      ) : (
        <button type={type} aria-label={label} className={style} {...rest} />
      )}
    </Tooltip>
  )
}
