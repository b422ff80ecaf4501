import type { ReactNode } from "react"

export interface PageHeaderProps {
  title: ReactNode
  /** One line: what this screen answers, or what it found. */
  lead?: ReactNode
  actions?: ReactNode
}

/** The one `h1` of a page. Focus lands here after a jump from the palette. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 id="page-title" tabIndex={-1} className="break-words font-semibold text-ink text-xl outline-none">
          {title}
        </h1>
        {lead && <p className="mt-0.5 max-w-[75ch] text-ink-2 text-sm">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}
