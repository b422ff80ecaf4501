"use client"

import { FolderOpen } from "lucide-react"
import { LibraryLink } from "@/components/shell/library-link"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { cn } from "@/components/ui/cn"
import { EmptyState } from "@/components/ui/empty-state"
import { Panel } from "@/components/ui/panel"
import { toneStyle } from "@/components/ui/tone"
import type { PlaygroundLibrary } from "../_lib/build-playground-library"
import type { StarterRequest } from "../_lib/choose-starters"
import { DEFAULT_MAX_RESULTS } from "../_lib/playground-params"
import type { PlaygroundState } from "../_lib/use-playground-state"
import { outcomeTones } from "./answer-header"

/** What a first visit sees: requests to try, each with the outcome that it shows. */
export function Starters({ library, state }: { library: PlaygroundLibrary; state: PlaygroundState }) {
  if (library.skillCount === 0) return <NoSkills />
  const start = ({ request }: StarterRequest) => {
    state.setText(request.query)
    state.setParams({
      project: request.project ?? "",
      paths: [...(request.paths ?? [])],
      min: request.minEvalState ?? "unverified",
      max: request.maxResults ?? DEFAULT_MAX_RESULTS,
    })
  }
  return (
    <Panel
      id="starters"
      title="Try one of these"
      note={`requests for ${library.label}, each with what it shows`}
      actions={library.id !== "gallery" && <GalleryLink />}
      flush
    >
      <ol className="grid gap-px bg-line md:grid-cols-2">
        {library.starters.map((starter) => (
          <li key={starter.id} className="min-w-0 bg-panel md:last:odd:col-span-2">
            <StarterStrip starter={starter} onStart={() => start(starter)} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function StarterStrip({ starter, onStart }: { starter: StarterRequest; onStart: () => void }) {
  const { title, teaches, request, outcome, winner, removals } = starter
  const tone = outcomeTones[outcome]
  return (
    <button
      type="button"
      onClick={onStart}
      className={cn(
        "flex h-full w-full flex-col items-start gap-1 border-l-3 px-3 py-2.5 text-left transition-colors hover:bg-sunken focus-visible:outline-offset-[-2px]",
        toneStyle[tone].edge,
      )}
    >
      <span className="flex w-full flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium text-ink text-sm">{title}</span>
        <span className="ml-auto flex flex-wrap gap-1">
          <Badge tone={tone}>{outcome}</Badge>
          {removals.map(({ reason, count }) => (
            <Badge key={reason} className="tabular">
              {count} {reason}
            </Badge>
          ))}
        </span>
      </span>
      {request.query !== title && <q className="text-ink text-sm [overflow-wrap:anywhere]">{request.query}</q>}
      <OptionNote starter={starter} />
      {teaches && <span className="text-ink-2 text-xs [overflow-wrap:anywhere]">{teaches}</span>}
      {winner !== null && (
        <span className="text-ink-3 text-xs">
          goes to <span className="font-mono text-ink-2">{winner}</span>
        </span>
      )}
    </button>
  )
}

function OptionNote({ starter: { request } }: { starter: StarterRequest }) {
  const notes = [
    request.project && `project ${request.project}`,
    request.paths && request.paths.length > 0 && `path ${request.paths.join(", ")}`,
    request.minEvalState && request.minEvalState !== "unverified" && `eval state at least ${request.minEvalState}`,
    request.maxResults && request.maxResults !== DEFAULT_MAX_RESULTS && `up to ${request.maxResults}`,
  ].filter(Boolean)
  return notes.length === 0 ? null : (
    <span className="font-mono text-accent text-xs [overflow-wrap:anywhere]">{notes.join(" · ")}</span>
  )
}

function GalleryLink() {
  return (
    <Button asChild size="sm">
      <LibraryLink href="/playground?library=gallery">See each gate at work</LibraryLink>
    </Button>
  )
}

function NoSkills() {
  return (
    <EmptyState icon={FolderOpen} title="This library has no skill that can be routed." actions={<GalleryLink />}>
      Add a folder with a SKILL.md to it, choose another library at the top, or look at the gallery, which shows each
      gate at work.
    </EmptyState>
  )
}
