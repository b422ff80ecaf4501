import Link from "next/link"
import type { ReactNode } from "react"
import { cn } from "./cn"
import { formatCount } from "./format-count"
import { type Tone, toneStyle } from "./tone"

export interface FigureProps {
  /** What is counted. */
  label: ReactNode
  value: number | string
  /** The list behind the number. */
  href?: string
  tone?: Tone
  /** One short line under the number. */
  note?: ReactNode
  size?: "md" | "lg"
  className?: string
}

/** A number and what it counts; where there is a list behind it, the whole of it leads there. */
export function Figure({ label, value, href, tone = "neutral", note, size = "md", className }: FigureProps) {
  const body = (
    <>
      <span className="block text-ink-3 text-xs">{label}</span>
      <span
        className={cn(
          "tabular mt-0.5 block font-mono",
          size === "lg" ? "text-2xl" : "text-xl",
          tone !== "neutral" ? toneStyle[tone].text : value === 0 ? "text-ink-3" : "text-ink",
        )}
      >
        {typeof value === "number" ? formatCount(value) : value}
      </span>
      {note && <span className="block text-ink-3 text-xs">{note}</span>}
    </>
  )
  const style = cn("block min-w-0 border-l-3 py-1.5 pr-3 pl-3", toneStyle[tone].edge, className)
  if (!href) return <div className={style}>{body}</div>
  return (
    <Link
      href={href}
      data-count={typeof value === "number" ? value : undefined}
      className={cn(style, "transition-colors hover:bg-sunken focus-visible:outline-offset-[-2px]")}
    >
      {body}
    </Link>
  )
}
