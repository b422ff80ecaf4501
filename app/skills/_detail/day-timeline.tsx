import { cn } from "@/components/ui/cn"
import { type Tone, toneStyle } from "@/components/ui/tone"
import { type LineDay, placeDays } from "../_lib/day-line"

export interface DayTimelineProps {
  label: string
  /** The past event, and the day from which things are different. */
  from: LineDay
  until: LineDay
  today: string
  /** What holds between the two, and what after. */
  before: { tone: Tone; words: string }
  after: { tone: Tone; words: string }
}

/** Two days and today on one line: what holds until then, and what from then on. */
export function DayTimeline({ label, from, until, today, before, after }: DayTimelineProps) {
  const days = placeDays([from, until], today)
  if (!days) return null
  const start = days.find((entry) => entry.label === from.label)?.percent ?? 0
  const end = days.find((entry) => entry.label === until.label)?.percent ?? 100
  return (
    <figure aria-label={label} className="mt-1.5 mb-1 max-w-xl">
      <div aria-hidden className="relative h-7">
        <Stretch start={start} end={end} {...before} />
        <Stretch start={end} end={100} {...after} />
        {days.map(({ label: name, percent, isToday }) => (
          <span
            key={name}
            className={cn(
              "absolute -translate-x-1/2",
              isToday ? "top-0 h-7 border-accent border-l-2" : "top-3.5 size-2.5 translate-y-[1.5px] border-2 bg-panel",
              !isToday && "rotate-45 border-ink-2",
            )}
            style={{ left: `${percent}%` }}
          />
        ))}
      </div>
      <ol className="flex flex-wrap justify-between gap-x-4 text-xs">
        {days.map(({ label: name, day, isToday, daysFromToday }) => (
          <li key={name} className={cn(isToday ? "text-accent" : "text-ink-2")}>
            {name} <span className="tabular">{day}</span>
            {!isToday && <span className="text-ink-3">, {describeDistance(daysFromToday)}</span>}
          </li>
        ))}
      </ol>
    </figure>
  )
}

function Stretch({ start, end, tone, words }: { start: number; end: number; tone: Tone; words: string }) {
  return (
    <span
      className="absolute bottom-0 block overflow-hidden"
      style={{ left: `${start}%`, width: `${Math.max(0, end - start)}%` }}
    >
      <span className={cn("block truncate px-1.5 text-2xs", toneStyle[tone].text)}>{words}</span>
      <span className={cn("block h-1.5", toneStyle[tone].fill)} />
    </span>
  )
}

function describeDistance(days: number): string {
  if (days === 0) return "today"
  const count = Math.abs(days)
  const words = count === 1 ? "1 day" : `${count} days`
  return days > 0 ? `in ${words}` : `${words} ago`
}
