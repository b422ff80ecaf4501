import Link from "next/link"
import { playgroundHref, skillHref } from "@/components/shell/library-href"
import { Disclosure } from "@/components/ui/disclosure"
import type { SkillDetail } from "@/lib/server/libraries/contract"
import type { LapseEffects } from "../_lib/lapse-effects"
import { markHiddenText } from "../_lib/mark-hidden-text"
import { DayTimeline } from "./day-timeline"

export interface VerdictLapseProps {
  gate: SkillDetail["gate"]
  /** What the day of the lapse changes; null where none is to come. */
  effects: LapseEffects | null
  slugs: ReadonlyMap<string, string>
  library: string | null
}

/** How long a verdict that removes the skill goes on doing so, and what becomes of its own examples then. */
export function VerdictLapse({ gate, effects, slugs, library }: VerdictLapseProps) {
  const { lapse, today, removedBy } = gate
  if (!lapse) return <p className="text-ink-3 text-xs">It does not lapse.</p>
  if (lapse.state === "active-without-end")
    return <p className="text-xs">It removes the skill from every request, without end. {lapse.why}</p>
  const until =
    lapse.state === "active" ? { label: "lapses", day: lapse.lapsesOn } : { label: "lapsed", day: lapse.lapsedOn }
  const timeline = (
    <DayTimeline
      label="From the grade to its lapse"
      from={{ label: "graded", day: lapse.gradedOn }}
      until={until}
      today={today}
      before={{ tone: "bad", words: "removed from every request" }}
      after={{ tone: "good", words: "competes" }}
    />
  )
  if (lapse.state === "lapsed")
    return (
      <>
        {timeline}
        <p className="text-xs">
          It removed the skill until <Day iso={lapse.lapsedOn} />; since then the skill competes again. {lapse.why}
        </p>
      </>
    )
  const stays = removedBy?.reason === "integrity"
  return (
    <>
      {timeline}
      <p className="text-xs">
        Until <Day iso={lapse.lapsesOn} /> it is removed from every request, or until the skill is changed.{" "}
        {stays ? (
          <>
            From then on <code>{removedBy.field}</code> still removes it.
          </>
        ) : (
          <>From then on it competes again{effects && describeEffects(effects)}.</>
        )}
      </p>
      {effects && effects.changed.length > 0 && (
        <Disclosure
          summary={`${effects.changed.length} of its own examples change their winner that day`}
          summaryClassName="text-xs"
        >
          <ul className="mb-1 ml-1.5 border-line border-l pl-3 text-xs">
            {effects.changed.map(({ query, before, after }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an author may write one example twice; the list never reorders
              <li key={index} className="py-0.5">
                <Link
                  href={playgroundHref(query, library)}
                  prefetch={false}
                  className="break-words hover:text-accent hover:underline"
                >
                  {markHiddenText(query)}
                </Link>
                <span className="block text-ink-3">
                  now <Winner name={before} slugs={slugs} library={library} />, then{" "}
                  <Winner name={after} slugs={slugs} library={library} />
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

function describeEffects({ wonBefore, wonAfter, total }: LapseEffects): string {
  if (total === 0) return "; it has no example that would tell what this changes"
  const now = wonBefore === 0 ? "none now" : `${wonBefore} now`
  return `, and would win ${wonAfter} of its ${total} own ${total === 1 ? "example" : "examples"} (${now})`
}

function Day({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="tabular">
      {iso}
    </time>
  )
}

function Winner({ name, slugs, library }: { name: string | null } & Pick<VerdictLapseProps, "slugs" | "library">) {
  if (name === null) return <>no skill</>
  const slug = slugs.get(name)
  if (slug === undefined) return <>{name}</>
  return (
    <Link href={skillHref(slug, library)} prefetch={false} className="text-ink-2 underline hover:text-accent">
      {name}
    </Link>
  )
}
