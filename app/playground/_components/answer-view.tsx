"use client"

import { useMemo, useState } from "react"
import { buildStrips } from "@/components/explain/build-strips"
import { EvidenceTable } from "@/components/explain/evidence-table"
import { buildGateFlow } from "@/components/explain/gate-flow"
import { GateRail } from "@/components/explain/gate-rail"
import { ScoreBoard } from "@/components/explain/score-board"
import { Button } from "@/components/ui/button"
import { cn } from "@/components/ui/cn"
import { ErrorState } from "@/components/ui/error-state"
import { formatCount } from "@/components/ui/format-count"
import { Skeleton } from "@/components/ui/skeleton"
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs"
import type { RouteTrace } from "@/lib/routing"
import type { Answer } from "../_lib/answer"
import type { PlaygroundLibrary } from "../_lib/build-playground-library"
import { TABS } from "../_lib/playground-params"
import type { SkillDirectory } from "../_lib/skill-directory"
import type { PlaygroundState } from "../_lib/use-playground-state"
import { AnswerHeader } from "./answer-header"
import { DecisionTab } from "./decision-tab"
import { NoWinner } from "./no-winner"

export interface AnswerViewProps {
  library: PlaygroundLibrary
  state: PlaygroundState
  answer: Exclude<Answer, { state: "empty" }>
  directory: SkillDirectory
}

export function AnswerView({ library, state, answer, directory }: AnswerViewProps) {
  switch (answer.state) {
    case "asking":
      return <AnswerSkeleton />
    case "troubled":
      return (
        <ErrorState
          title={answer.trouble.title}
          actions={answer.retry && <Button onClick={answer.retry}>Try again</Button>}
        >
          {answer.trouble.mend}
        </ErrorState>
      )
    case "answered":
      return (
        <div
          aria-busy={answer.isStale}
          className={cn(
            "flex min-w-0 flex-col gap-5 transition-opacity",
            answer.isStale && answer.ranIn === "server" && "opacity-60",
          )}
        >
          <AnswerHeader library={library} state={state} answer={answer} directory={directory} />
          <GateRail
            stages={buildGateFlow(answer.trace)}
            openGate={state.params.gate}
            onOpenGate={(gate) => state.setParams({ gate })}
          />
          {answer.trace.winner === null && (
            <NoWinner library={library} text={answer.trace.request.query} directory={directory} />
          )}
          {answer.trace.candidates.length > 0 && (
            <TraceTabs trace={answer.trace} state={state} directory={directory} libraryId={library.id} />
          )}
        </div>
      )
  }
}

const tabLabels = { score: "Score", evidence: "Evidence", graph: "Decision graph" } as const

function TraceTabs({
  trace,
  state,
  directory,
  libraryId,
}: {
  trace: RouteTrace
  state: PlaygroundState
  directory: SkillDirectory
  libraryId: string
}) {
  const [openSkills, setOpenSkills] = useState<ReadonlySet<string>>(new Set())
  const board = useMemo(() => buildStrips(trace), [trace])
  const toggle = (skill: string) => {
    const next = new Set(openSkills)
    if (!next.delete(skill)) next.add(skill)
    setOpenSkills(next)
  }
  const choose = (value: string) => {
    const tab = TABS.find((one) => one === value)
    if (tab) state.setParams({ tab })
  }
  return (
    <Tabs value={state.params.tab} onValueChange={choose}>
      <TabsList aria-label="How it was decided">
        {TABS.map((tab) => (
          <TabsTrigger key={tab} value={tab}>
            {tabLabels[tab]}
            {tab === "score" && (
              <span className="tabular font-mono text-ink-3 text-xs">{formatCount(trace.candidates.length)}</span>
            )}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="score">
        <ScoreBoard board={board} openSkills={openSkills} onToggle={toggle} />
      </TabsContent>
      <TabsContent value="evidence">
        <EvidenceTable trace={trace} />
      </TabsContent>
      <TabsContent value="graph">
        <DecisionTab trace={trace} relationsOf={directory.relationsOf} library={libraryId} />
      </TabsContent>
    </Tabs>
  )
}

function AnswerSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Routing" className="flex flex-col gap-5">
      <Skeleton className="h-28" />
      <Skeleton className="h-36" />
      <Skeleton className="h-64" />
    </div>
  )
}
