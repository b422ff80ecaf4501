"use client"

import { Check, Copy } from "lucide-react"
import { type ReactNode, useEffect, useState } from "react"
import { toast } from "sonner"
import { Button, type ButtonProps } from "./button"
import { IconButton } from "./icon-button"

export interface CopyButtonProps extends Omit<ButtonProps, "children" | "onClick" | "asChild"> {
  /** The text, or how to make it when asked. */
  text: string | (() => string)
  /** What it copies: "Copy link". */
  label: string
  /** Shows only the icon. */
  iconOnly?: boolean
  children?: ReactNode
}

const SHOW_DONE_MS = 1600

/** Puts a text on the clipboard and says so, or says why not. */
export function CopyButton({ text, label, iconOnly, children, size = "sm", variant, ...rest }: CopyButtonProps) {
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), SHOW_DONE_MS)
    return () => clearTimeout(timer)
  }, [done])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === "string" ? text : text())
      setDone(true)
    } catch {
      toast.error("The browser did not let this page write to the clipboard.", {
        description: "Allow clipboard access for this address, or select the text and copy it by hand.",
      })
    }
  }
  const icon = done ? <Check aria-hidden className="text-good" /> : <Copy aria-hidden />
  const announcement = (
    <span role="status" className="sr-only">
      {done ? "Copied" : ""}
    </span>
  )
  if (iconOnly) {
    return (
      <>
        <IconButton label={label} size={size} onClick={copy}>
          {icon}
        </IconButton>
        {announcement}
      </>
    )
  }
  return (
    <>
      <Button size={size} variant={variant} onClick={copy} {...rest}>
        {icon}
        {children ?? label}
      </Button>
      {announcement}
    </>
  )
}
