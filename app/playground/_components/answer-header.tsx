"use client"

import { describeOutcome, type OutcomeKind, sentenceText } from "@/components/explain/describe-outcome"
import { Sentence } from "@/components/explain/sentence"
import { Badge } from "@/components/ui/badge"
import { cn } from "@/components/ui/cn"
import { type Tone, toneStyle } from "@/components/ui/tone"
import type { Answer } from "../_lib/answer"
import type { PlaygroundLibrary } from "../_lib/build-playground-library"
import type { SkillDirectory } from "../_lib/skill-directory"
import type { PlaygroundState } from "../_lib/use-playground-state"
import { AnswerNotes } from "./answer-notes"
import { CopyAs } from "./copy-as-buttons"
import { LoadedSkills } from "./loaded-skills"
import { RunNote } from "./run-note"

export interface AnswerHeaderProps {
  library: PlaygroundLibrary
  state: PlaygroundState
  answer: Extract<Answer, { state: "answered" }>
  directory: SkillDirectory
}

export const outcomeTones: Record<OutcomeKind, Tone> = {
  routed: "accent",
  ambiguous: "warn",
  weak: "warn",
  blocked: "bad",
  gap: "unverified",
}

/** The answer in plain words: outcome, winner, what comes with it, what to do. */
export function AnswerHeader({ library, state, answer, directory }: AnswerHeaderProps) {
  const { trace } = answer
  const { kind, badge, headline, detail } = describeOutcome(trace)
  const tone = outcomeTones[kind]
  const description = trace.winner === null ? undefined : directory.factsOf(trace.winner)?.description
  return (
    <section
      aria-label="Answer"
      className={cn(
        "border-l-3 bg-panel py-3 pr-3 pl-4",
        toneStyle[tone].edge,
        tone === "unverified" && "border-dotted",
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{badge}</Badge>
        <RunNote ranIn={answer.ranIn} latencyMs={answer.latencyMs} skillCount={library.skillCount} />
        <CopyAs library={library} state={state} trace={trace} />
      </div>
      <h2 className="mt-1.5 text-xl [overflow-wrap:anywhere]">
        <Sentence
          parts={headline}
          skillStyle={(skill) => (skill === trace.winner ? "font-semibold text-accent" : "font-medium")}
        />
      </h2>
      <p className="mt-0.5 text-ink-2 text-base [overflow-wrap:anywhere]">
        <Sentence parts={detail} />
      </p>
      {description && (
        <p className="mt-2 line-clamp-3 max-w-[80ch] text-ink-2 text-sm [overflow-wrap:anywhere]">{description}</p>
      )}
      <LoadedSkills trace={trace} />
      <AnswerNotes trace={trace} />
      <p role="status" className="sr-only">
        {answer.isStale ? "" : `${badge}: ${sentenceText(headline)}. ${sentenceText(detail)}`}
      </p>
    </section>
  )
}
