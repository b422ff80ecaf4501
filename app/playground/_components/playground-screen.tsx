"use client"

import { useMemo, useRef } from "react"
import { type ExplainActions, ExplainProvider } from "@/components/explain/explain-context"
import { skillHref } from "@/components/shell/library-href"
import type { Answer, MissAnswer } from "../_lib/answer"
import type { PlaygroundLibrary } from "../_lib/build-playground-library"
import type { SkillDirectory } from "../_lib/skill-directory"
import { usePlaygroundKeys } from "../_lib/use-playground-keys"
import type { PlaygroundState } from "../_lib/use-playground-state"
import { AnswerView } from "./answer-view"
import { OptionBar } from "./option-bar"
import { RequestBox } from "./request-box"
import { Starters } from "./starters"
import { UnreachableNotice } from "./unreachable-notice"
import { WhyNotPanel } from "./why-not-panel"

export interface PlaygroundScreenProps {
  library: PlaygroundLibrary
  state: PlaygroundState
  answer: Answer
  miss: MissAnswer
  directory: SkillDirectory
}

export function PlaygroundScreen({ library, state, answer, miss, directory }: PlaygroundScreenProps) {
  const whyNotField = useRef<HTMLInputElement>(null)
  const { params, setParams, text, setText } = state

  const askWhyNot = (skill: string | null) => {
    if (skill !== null) setParams({ why: skill })
    whyNotField.current?.focus()
    whyNotField.current?.scrollIntoView({ block: "nearest" })
  }
  usePlaygroundKeys({ onWhyNot: askWhyNot })

  const { factsOf } = directory
  const actions: ExplainActions = {
    hrefOf: (skill) => {
      const facts = factsOf(skill)
      return facts ? skillHref(facts.slug, library.id) : null
    },
    askWhyNot,
  }
  const mentionedPaths = useMemo(
    () => (answer.state === "answered" ? answer.trace.request.mentionedPaths : []),
    [answer],
  )

  return (
    <ExplainProvider actions={actions}>
      <div className="flex min-w-0 flex-col gap-3">
        <RequestBox text={text} onChange={setText} trouble={answer.state === "troubled" ? answer.trouble : null} />
        <OptionBar state={state} projects={library.projects} mentionedPaths={mentionedPaths} />
      </div>
      {answer.state === "empty" ? (
        <>
          <UnreachableNotice library={library} nearest={null} />
          <Starters library={library} state={state} />
        </>
      ) : (
        <div className="grid min-w-0 gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
          <AnswerView library={library} state={state} answer={answer} directory={directory} />
          <WhyNotPanel
            fieldRef={whyNotField}
            skill={params.why}
            onChoose={(why) => setParams({ why })}
            miss={miss}
            names={directory.names}
            unrouted={library.unrouted}
          />
        </div>
      )}
    </ExplainProvider>
  )
}
