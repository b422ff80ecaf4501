import { libraryHref } from "@/components/shell/library-href"
import { Panel } from "@/components/ui/panel"
import { StackedBar, type StackedBarPart } from "@/components/ui/stacked-bar"
import { axisMeaning, VERDICT_AXES } from "@/components/ui/verdict"
import type { LibraryFigures } from "../_lib/library-figures"
import { listEvalParts, listFreshnessParts, listVerdictParts } from "../_lib/verdict-parts"

/** What is proven about the skills, axis by axis; "nobody looked" is a shade of its own. */
export function VerdictPanel({ figures, library }: { figures: LibraryFigures; library: string | null }) {
  const rows = [
    ...VERDICT_AXES.map((axis) => ({
      key: axis,
      label: axisMeaning[axis].label,
      question: axisMeaning[axis].question,
      parts: listVerdictParts(figures, axis),
    })),
    { key: "evals", label: "Evals", question: "Do its own evals pass?", parts: listEvalParts(figures) },
    {
      key: "freshness",
      label: "Freshness",
      question: "Was it checked within the time its author set?",
      parts: listFreshnessParts(figures),
    },
  ]
  const withLibrary = (parts: readonly StackedBarPart[]) =>
    parts.map((part) => (part.href ? { ...part, href: libraryHref(part.href, library) } : part))
  return (
    <Panel
      id="verdicts"
      title="What is proven"
      note="four verdicts, never folded into one; comprehension gates nothing"
      flush
    >
      <dl>
        {rows.map(({ key, label, question, parts }) => (
          <div
            key={key}
            className="grid gap-x-4 gap-y-1.5 border-line border-b px-3 py-2.5 last:border-b-0 sm:grid-cols-[13rem_1fr]"
          >
            <dt>
              <span className="block font-medium">{label}</span>
              <span className="block text-ink-3 text-xs">{question}</span>
            </dt>
            <dd className="min-w-0 pt-1">
              <StackedBar label={`${label}: skills by value`} parts={withLibrary(parts)} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
