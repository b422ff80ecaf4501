import { ArrowUpRight, CircleAlert, CircleCheck, CircleSlash, type LucideIcon, TriangleAlert } from "lucide-react"
import Link from "next/link"
import { playgroundHref, skillHref } from "@/components/shell/library-href"
import { cn } from "@/components/ui/cn"
import { Panel } from "@/components/ui/panel"
import { type Tone, toneStyle } from "@/components/ui/tone"
import type { JudgedExample } from "../_lib/judge-examples"
import { markHiddenText } from "../_lib/mark-hidden-text"

export interface ExamplesSectionProps {
  skill: string
  examples: readonly JudgedExample[]
  antiExamples: readonly JudgedExample[]
  /** Slugs of the skills that won, by name. */
  slugs: ReadonlyMap<string, string>
  library: string | null
}

/** The author's own requests, each asked just now. */
export function ExamplesSection({ skill, examples, antiExamples, slugs, library }: ExamplesSectionProps) {
  const won = examples.filter(({ result }) => result === "won").length
  const kept = antiExamples.filter(({ result }) => result !== "won").length
  const counts = [
    ...(examples.length > 0 ? [`${won} of ${examples.length} won`] : []),
    ...(antiExamples.length > 0 ? [`${kept} of ${antiExamples.length} kept away`] : []),
  ]
  const note = counts.length > 0 ? `asked just now: ${counts.join(", ")}` : undefined
  return (
    <Panel id="examples" title="Examples" note={note} flush>
      {examples.length + antiExamples.length === 0 && (
        <p className="px-3 py-4 text-ink-2">
          No example request. Two or three in the words that people type, and it shows here whether the skill wins them.
        </p>
      )}
      <ExampleList heading="It should win" judged={examples} judge={judgeExample} {...{ skill, slugs, library }} />
      <ExampleList
        heading="It should not win"
        judged={antiExamples}
        judge={judgeAntiExample}
        {...{ skill, slugs, library }}
      />
    </Panel>
  )
}

interface Judgement {
  tone: Tone
  icon: LucideIcon
  word: string
}

function judgeExample({ result, own, isAmbiguous, fault }: JudgedExample): Judgement {
  switch (result) {
    case "won":
      return isAmbiguous
        ? { tone: "warn", icon: TriangleAlert, word: "Won by its name only: a tie" }
        : { tone: "good", icon: CircleCheck, word: `Won with ${own?.score ?? 0} points` }
    case "lost":
      return { tone: "bad", icon: CircleAlert, word: own ? `Lost, rank ${own.rank}` : "Lost, nothing matched" }
    case "gap":
      return { tone: "bad", icon: CircleSlash, word: "Gap: no skill scored" }
    case "blocked":
      return { tone: "bad", icon: CircleSlash, word: "Blocked by a gate" }
    case "invalid":
      return { tone: "bad", icon: CircleAlert, word: fault ?? "No request" }
  }
}

function judgeAntiExample({ result, fault }: JudgedExample): Judgement {
  switch (result) {
    case "won":
      return { tone: "bad", icon: CircleAlert, word: "Won, and should not" }
    case "invalid":
      return { tone: "bad", icon: CircleAlert, word: fault ?? "No request" }
    case "lost":
    case "gap":
    case "blocked":
      return { tone: "good", icon: CircleCheck, word: "Kept away" }
  }
}

interface ExampleListProps extends Pick<ExamplesSectionProps, "skill" | "slugs" | "library"> {
  heading: string
  judged: readonly JudgedExample[]
  judge: (judged: JudgedExample) => Judgement
}

function ExampleList({ heading, judged, judge, skill, slugs, library }: ExampleListProps) {
  if (judged.length === 0) return null
  return (
    <div className="border-line border-b last:border-b-0">
      <h3 className="bg-sunken px-3 py-1 text-ink-2 text-xs">{heading}</h3>
      <ul>
        {judged.map((example, index) => {
          const { tone, icon: Icon, word } = judge(example)
          const slug = example.winner && example.winner !== skill ? slugs.get(example.winner) : undefined
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: an author may write one example twice; the list never reorders
              key={index}
              className={cn(
                "flex flex-wrap items-center gap-x-4 gap-y-0.5 border-line border-t border-l-3 py-2 pr-3 pl-3 first:border-t-0",
                toneStyle[tone].edge,
              )}
            >
              <Link
                href={playgroundHref(example.query, library)}
                prefetch={false}
                className="flex min-h-6 min-w-0 grow basis-80 items-center break-words hover:text-accent hover:underline"
              >
                {markHiddenText(example.query)}
              </Link>
              <span className="flex flex-wrap items-center gap-x-3 text-xs">
                <span className={cn("inline-flex items-center gap-1", toneStyle[tone].text)}>
                  <Icon aria-hidden className="size-3.5 shrink-0" />
                  {word}
                </span>
                {slug !== undefined && (
                  <Link
                    href={skillHref(slug, library)}
                    prefetch={false}
                    className="inline-flex min-h-6 items-center text-ink-2 hover:text-accent hover:underline"
                  >
                    goes to {example.winner}
                    <ArrowUpRight aria-hidden className="size-3" />
                  </Link>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
