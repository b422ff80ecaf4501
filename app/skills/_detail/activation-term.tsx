import { TowerControl } from "lucide-react"
import Link from "next/link"
import { libraryHref, skillHref } from "@/components/shell/library-href"
import { cn } from "@/components/ui/cn"
import { Disclosure } from "@/components/ui/disclosure"
import { toneStyle } from "@/components/ui/tone"
import { describeRivals, describeStanding, rivalWayWords } from "../_lib/describe-rivals"
import { markHiddenText } from "../_lib/mark-hidden-text"
import type { Rival, TermAnswer } from "../_lib/rival-terms"

export interface ActivationTermProps {
  answer: TermAnswer
  slugs: ReadonlyMap<string, string>
  library: string | null
}

/** One trigger, keyword or glob: what it wins by itself, and who else scores on it. */
export function ActivationTerm({ answer, slugs, library }: ActivationTermProps) {
  const { tone, before, skill, after } = describeStanding(answer)
  const { rivals, rivalCounts, examples, earnedBy, standing } = answer
  const rivalCount = Object.values(rivalCounts).reduce((sum, count) => sum + count, 0)
  const notes = [
    ...(earnedBy === null ? [] : [`its words count for “${earnedBy}” already`]),
    ...(standing === "no-request" || examples.won === 0
      ? []
      : [`helps in ${examples.helped === 0 ? "none" : examples.helped} of the ${examples.won} examples won`]),
  ]
  return (
    <div className="grid gap-x-4 gap-y-0.5 px-3 py-1.5 md:grid-cols-[minmax(9rem,2fr)_3fr]">
      <TermLink answer={answer} library={library} />
      <div className="min-w-0 md:py-1">
        <p className={cn("inline break-words", toneStyle[tone].text)}>
          {before} {skill !== null && <SkillLink name={skill} slugs={slugs} library={library} className="underline" />}{" "}
          {after}
        </p>
        {notes.length > 0 && <p className="ml-3 inline break-words text-ink-3 text-xs">{notes.join("; ")}</p>}
        {rivalCount > 0 && (
          <Disclosure summary={describeRivals(answer)} summaryClassName="text-ink-2 text-xs">
            <ul className="mb-1 ml-1.5 border-line border-l pl-3 text-xs">
              {rivals.map((rival) => (
                <RivalEntry key={rival.skill} rival={rival} slugs={slugs} library={library} />
              ))}
              {rivalCount > rivals.length && <li className="text-ink-3">and {rivalCount - rivals.length} more</li>}
            </ul>
          </Disclosure>
        )}
      </div>
    </div>
  )
}

function RivalEntry({ rival, slugs, library }: { rival: Rival } & Pick<ActivationTermProps, "slugs" | "library">) {
  const { skill, score, way, stands } = rival
  return (
    <li className="flex flex-wrap items-baseline gap-x-2">
      <SkillLink name={skill} slugs={slugs} library={library} className="min-h-6 font-medium" />
      <span className="tabular font-mono">
        {score} {score === 1 ? "point" : "points"}
      </span>
      <span className="text-ink-3">
        by {rivalWayWords[way]}
        {!stands && ", removed by a gate"}
      </span>
    </li>
  )
}

function SkillLink({
  name,
  slugs,
  library,
  className,
}: { name: string; className?: string } & Pick<ActivationTermProps, "slugs" | "library">) {
  const slug = slugs.get(name)
  if (slug === undefined) return <span className="break-words">{name}</span>
  return (
    <Link
      href={skillHref(slug, library)}
      prefetch={false}
      className={cn("inline-flex items-center break-words hover:text-accent hover:underline", className)}
    >
      {name}
    </Link>
  )
}

function TermLink({ answer: { term, surface, request }, library }: Pick<ActivationTermProps, "answer" | "library">) {
  const style = cn(
    "inline-flex min-h-7 max-w-full items-center gap-1.5 self-start justify-self-start rounded-md border border-line px-2 text-sm",
    surface === "path" && "font-mono text-xs",
  )
  const text = <span className="min-w-0 break-words">{markHiddenText(term)}</span>
  if (request === null) return <span className={cn(style, "text-ink-3")}>{text}</span>
  const search = new URLSearchParams(request.query === "" ? {} : { q: request.query })
  if (request.paths.length > 0) search.set("paths", request.paths.join(","))
  const attempt = request.query === "" ? request.paths.join(", ") : request.query
  return (
    <Link
      href={libraryHref(`/playground?${search}`, library)}
      prefetch={false}
      title={`Try “${attempt}” in the playground`}
      className={cn(style, "group hover:border-accent hover:bg-accent-soft pointer-coarse:min-h-9")}
    >
      {text}
      <TowerControl aria-hidden className="size-3 shrink-0 text-ink-3 group-hover:text-accent" />
      <span className="sr-only"> (try in the playground)</span>
    </Link>
  )
}
