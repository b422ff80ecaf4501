import type { BodyHeading } from "../_lib/body-plugins"

export interface PageSection {
  id: string
  label: string
  count?: number
}

const MAX_HEADINGS = 60

/** The parts of a skill's page, and of its body. */
export function OnThisPage({
  sections,
  headings,
}: {
  sections: readonly PageSection[]
  headings: readonly BodyHeading[]
}) {
  const shown = headings.filter(({ depth }) => depth <= 2).slice(0, MAX_HEADINGS)
  return (
    <nav aria-label="On this page" className="text-sm">
      <p className="mb-1 text-ink-3 text-xs max-xl:hidden">On this page</p>
      <ul className="border-line border-l">
        {sections.map(({ id, label, count }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-7 items-center justify-between gap-2 border-transparent border-l pl-3 text-ink-2 hover:border-accent hover:text-ink"
            >
              {label}
              {count !== undefined && <span className="tabular font-mono text-ink-3 text-xs">{count}</span>}
            </a>
            {id === "body" && shown.length > 0 && (
              <ul>
                {shown.map(({ id, text, depth }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="-ml-px flex min-h-6 items-center border-transparent border-l py-0.5 text-ink-3 text-xs hover:border-accent hover:text-ink"
                      style={{ paddingLeft: `${1 + depth * 0.5}rem` }}
                    >
                      <span className="line-clamp-2 break-words">{text}</span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
