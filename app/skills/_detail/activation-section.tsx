import { cn } from "@/components/ui/cn"
import { Panel } from "@/components/ui/panel"
import { surfaceStyle } from "@/components/ui/surface"
import type { SkillDetail } from "@/lib/server/libraries/contract"
import { summarizeRivals } from "../_lib/describe-rivals"
import { TERM_SURFACES, type TermAnswer, type TermSurface } from "../_lib/rival-terms"
import { ActivationTerm } from "./activation-term"

export interface ActivationSectionProps {
  record: SkillDetail["record"]
  /** One for each trigger, keyword and path; none where another skill owns the name. */
  answers: readonly TermAnswer[]
  /** Slugs of the skills that are named, by name. */
  slugs: ReadonlyMap<string, string>
  library: string | null
}

const NONE: Record<TermSurface, string> = {
  trigger: "No trigger: no phrase calls it by itself.",
  keyword: "No keyword: words of a request earn it nothing.",
  path: "No path: touched files earn it nothing.",
}

/** Everything that a request can score on: what each piece is worth by itself, and against whom. */
export function ActivationSection({ record, answers, slugs, library }: ActivationSectionProps) {
  const summary = summarizeRivals(answers)
  const handle = record.project[0]?.handle
  return (
    <Panel id="activation" title="Activation" note="what a request can score on, and who else scores on it" flush>
      {summary && (
        <p className="border-line border-b px-3 py-2 text-ink-2">
          {summary} Each is tried as a request of nothing else
          {handle === undefined ? "" : `, from the project ${handle}`}; requests of several words add up.
        </p>
      )}
      {TERM_SURFACES.map((surface) => {
        const ofSurface = answers.filter((answer) => answer.surface === surface)
        const line = record.fields[`${surface}s`]?.line
        const { text, edge, label } = surfaceStyle[surface]
        return (
          <section
            key={surface}
            aria-label={`${label}s`}
            className={cn("border-line border-b border-l-3 last:border-b-0", edge)}
          >
            <h3 className="flex flex-wrap items-baseline gap-x-2 bg-sunken px-3 py-1 text-xs">
              <span className={cn("font-medium", text)}>{label}s</span>
              <span className="tabular font-mono text-ink-3">{ofSurface.length}</span>
              {line !== undefined && <span className="font-mono text-2xs text-ink-3">line {line}</span>}
            </h3>
            {record[`${surface}s`].length === 0 ? (
              <p className="px-3 py-2 text-ink-3">{NONE[surface]}</p>
            ) : (
              <ul>
                {ofSurface.map((answer, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an author may write one term twice; the list never reorders
                  <li key={index} className="border-line border-t first:border-t-0">
                    <ActivationTerm answer={answer} slugs={slugs} library={library} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </Panel>
  )
}
