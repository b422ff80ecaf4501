import { freshnessMeaning } from "@/components/skill/freshness"
import { RelativeTime } from "@/components/ui/relative-time"
import { VerdictChip } from "@/components/ui/verdict-chip"
import type { SkillDetail } from "@/lib/server/libraries/contract"
import { findStaleDay } from "../_lib/day-line"
import { DayTimeline } from "./day-timeline"
import { VerdictRow } from "./verdict-row"

/** When it was verified, until when that counts, and what changes then. */
export function FreshnessRow({ detail: { freshness, gate, record } }: { detail: SkillDetail }) {
  const meaning = freshnessMeaning[freshness.state]
  const { lastVerified, staleAfterDays } = record.health
  const staleDay = findStaleDay(lastVerified, staleAfterDays)
  return (
    <VerdictRow label="Freshness" question="Was it checked within the time its author set?">
      <VerdictChip verdict={meaning} className="text-sm" />
      {freshness.state === "unknown" ? (
        <p className="text-ink-2 text-xs">
          {meaning.hint} {staleAfterDays !== null && `Its limit is ${staleAfterDays} days after a check.`}
        </p>
      ) : (
        <p className="text-ink-2 text-xs">
          Verified <RelativeTime iso={freshness.lastVerified} />;{" "}
          {freshness.limit === null ? "no limit is set, so it never counts as stale." : describeLimit(freshness.limit)}
        </p>
      )}
      {freshness.state !== "unknown" && staleDay !== null && (
        <>
          <DayTimeline
            label="From the last check to its limit"
            from={{ label: "verified", day: freshness.lastVerified }}
            until={{ label: "stale", day: staleDay }}
            today={gate.today}
            before={{ tone: "good", words: "fresh" }}
            after={{ tone: "warn", words: "stale" }}
          />
          <p className="text-xs">
            {freshness.state === "stale" ? "Since" : "From"}{" "}
            <time dateTime={staleDay} className="tabular">
              {staleDay}
            </time>{" "}
            {freshness.state === "stale"
              ? "every answer that loads it says"
              : "on, every answer that loads it will say"}{" "}
            that it is stale; it routes all the same.
          </p>
        </>
      )}
    </VerdictRow>
  )
}

function describeLimit(days: number): string {
  return days === 1 ? "it counts for 1 day." : `it counts for ${days} days.`
}
