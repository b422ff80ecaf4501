import { libraryHref } from "@/components/shell/library-href"
import { StackedBar, type StackedBarPart } from "@/components/ui/stacked-bar"

export interface BarRow {
  key: string
  label: string
  /** What the bar answers. */
  question: string
  /** Their links without the library. */
  parts: readonly StackedBarPart[]
}

/** Questions with a bar each; every part of a bar leads to its skills. */
export function BarRows({ rows, library }: { rows: readonly BarRow[]; library: string | null }) {
  return (
    <dl>
      {rows.map(({ key, label, question, parts }) => (
        <div
          key={key}
          className="grid gap-x-4 gap-y-1.5 border-line border-b px-3 py-2 last:border-b-0 sm:grid-cols-[12rem_1fr]"
        >
          <dt>
            <span className="block font-medium">{label}</span>
            <span className="block text-ink-3 text-xs">{question}</span>
          </dt>
          <dd className="min-w-0 pt-1">
            <StackedBar
              label={`${label}: skills by value`}
              parts={parts.map((part) => (part.href ? { ...part, href: libraryHref(part.href, library) } : part))}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
