import type { ComponentProps, ReactNode } from "react"
import { cn } from "./cn"

export interface SectionHeadingProps {
  id?: string
  level?: 2 | 3
  children: ReactNode
  /** A quiet note after the heading, such as a count. */
  note?: ReactNode
  /** Controls at the right end. */
  actions?: ReactNode
  className?: string
}

/** The heading of a section: a hairline, the name, what it counts. */
export function SectionHeading({ id, level = 2, children, note, actions, className }: SectionHeadingProps) {
  const Tag = level === 2 ? "h2" : "h3"
  return (
    <div className={cn("flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1", className)}>
      <Tag id={id} className={cn("font-semibold text-ink", level === 2 ? "text-base" : "text-sm")}>
        {children}
      </Tag>
      {note && <span className="text-ink-3 text-xs">{note}</span>}
      {actions && <div className="ml-auto flex flex-wrap items-center gap-1.5">{actions}</div>}
    </div>
  )
}

export interface PanelProps extends Omit<ComponentProps<"section">, "title"> {
  title?: ReactNode
  note?: ReactNode
  actions?: ReactNode
  /** Without inner padding, for tables and lists that reach the edges. */
  flush?: boolean
}

/** A section of a screen on its own ground, ruled by hairlines. Its title names it to assistive tools. */
export function Panel({ title, note, actions, flush, className, children, id, ...rest }: PanelProps) {
  const headingId = id ? `${id}-heading` : undefined
  return (
    <section
      id={id}
      aria-labelledby={title ? headingId : undefined}
      className={cn("min-w-0 border border-line bg-panel", className)}
      {...rest}
    >
      {title && (
        <SectionHeading id={headingId} note={note} actions={actions} className="border-line border-b px-3 py-1">
          {title}
        </SectionHeading>
      )}
      <div className={flush ? "min-w-0" : "min-w-0 p-3"}>{children}</div>
    </section>
  )
}
