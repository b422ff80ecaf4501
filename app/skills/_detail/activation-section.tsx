import { TowerControl } from "lucide-react"
import Link from "next/link"
import { playgroundHref } from "@/components/shell/library-href"
import { cn } from "@/components/ui/cn"
import { Panel } from "@/components/ui/panel"
import { surfaceStyle } from "@/components/ui/surface"
import type { Surface } from "@/lib/routing"
import type { SkillDetail } from "@/lib/server/libraries/contract"
import { markHiddenText } from "../_lib/mark-hidden-text"
import { samplePath } from "../_lib/sample-path"

interface Term {
  text: string
  /** A request to try it with; null where there is none. */
  attempt: string | null
}

/** Everything that a request can score on, each piece with a way to try it. */
export function ActivationSection({ record, library }: { record: SkillDetail["record"]; library: string | null }) {
  const { triggers, keywords, paths } = record
  const groups: { surface: Surface; field: string; terms: Term[]; none: string }[] = [
    {
      surface: "trigger",
      field: "triggers",
      terms: triggers.map((text) => ({ text, attempt: text })),
      none: "No trigger: no phrase calls it by itself.",
    },
    {
      surface: "keyword",
      field: "keywords",
      terms: keywords.map((text) => ({ text, attempt: text })),
      none: "No keyword: words of a request earn it nothing.",
    },
    {
      surface: "path",
      field: "paths",
      terms: paths.map((text) => ({ text, attempt: samplePath(text) })),
      none: "No path: touched files earn it nothing.",
    },
  ]
  return (
    <Panel id="activation" title="Activation" note="what a request can score on" flush>
      <dl>
        {groups.map(({ surface, field, terms, none }) => (
          <div
            key={surface}
            className={cn(
              "grid gap-x-4 gap-y-1 border-line border-b border-l-3 px-3 py-2.5 last:border-b-0 sm:grid-cols-[8.5rem_1fr]",
              surfaceStyle[surface].edge,
            )}
          >
            <dt className="pt-1">
              <span className={cn("font-medium", surfaceStyle[surface].text)}>{surfaceStyle[surface].label}s</span>
              <LineNote line={record.fields[field]?.line} />
            </dt>
            <dd className="min-w-0">
              {terms.length === 0 ? (
                <p className="pt-1 text-ink-3">{none}</p>
              ) : (
                <ul className="flex flex-wrap gap-1.5">
                  {terms.map((term, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an author may write one term twice; the list never reorders
                    <li key={index} className="min-w-0">
                      <TermLink term={term} library={library} isCode={surface === "path"} />
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function LineNote({ line }: { line: number | undefined }) {
  if (line === undefined) return null
  return <span className="block font-mono text-2xs text-ink-3">line {line}</span>
}

function TermLink({ term, library, isCode }: { term: Term; library: string | null; isCode: boolean }) {
  const style = cn(
    "inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-md border border-line px-2 text-sm",
    isCode && "font-mono text-xs",
  )
  const text = <span className="break-words">{markHiddenText(term.text)}</span>
  if (term.attempt === null) return <span className={cn(style, "text-ink-3")}>{text}</span>
  return (
    <Link
      href={playgroundHref(term.attempt, library)}
      prefetch={false}
      title={`Try “${term.attempt}” in the playground`}
      className={cn(style, "group hover:border-accent hover:bg-accent-soft pointer-coarse:min-h-9")}
    >
      {text}
      <TowerControl aria-hidden className="size-3 shrink-0 text-ink-3 group-hover:text-accent" />
      <span className="sr-only"> (try in the playground)</span>
    </Link>
  )
}
