"use client"

import { ChevronRight, X } from "lucide-react"
import { useState } from "react"
import { cn } from "@/components/ui/cn"
import { Kbd } from "@/components/ui/kbd"
import { DEFAULT_MAX_RESULTS, type PlaygroundParams } from "../_lib/playground-params"
import type { PlaygroundState } from "../_lib/use-playground-state"
import { OptionsForm } from "./options-form"

export interface OptionBarProps {
  state: PlaygroundState
  projects: readonly string[]
  mentionedPaths: readonly string[]
}

/** The options in one line: quiet at their defaults, what differs as chips that can be taken off. */
export function OptionBar({ state, projects, mentionedPaths }: OptionBarProps) {
  const [isOpen, setOpen] = useState(false)
  const chips = listChips(state.params)
  return (
    <div>
      <div className="flex min-h-7 flex-wrap items-center gap-x-2 gap-y-1 text-xs">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="options"
          onClick={() => setOpen(!isOpen)}
          className="inline-flex h-7 items-center gap-1 font-medium text-ink-2 hover:text-accent pointer-coarse:h-10"
        >
          <ChevronRight aria-hidden className={cn("size-3.5 transition-transform", isOpen && "rotate-90")} />
          Options
        </button>
        {chips.length === 0 && (
          <span className="text-ink-3">
            any project · no paths · any eval state · up to 3 skills · today, {state.today}
          </span>
        )}
        {chips.map(({ key, label, reset }) => (
          <span key={key} className="inline-flex max-w-full items-center rounded-sm bg-accent-soft text-accent">
            <span className="min-w-0 truncate py-0.5 pl-2">{label}</span>
            <button
              type="button"
              aria-label={`Reset ${label}`}
              onClick={() => state.setParams(reset)}
              className="inline-flex size-6 shrink-0 items-center justify-center hover:bg-accent hover:text-accent-ink pointer-coarse:size-8"
            >
              <X aria-hidden className="size-3" />
            </button>
          </span>
        ))}
        {mentionedPaths.length > 0 && (
          <span className="min-w-0 truncate text-ink-3" title={mentionedPaths.join("\n")}>
            {mentionedPaths.length === 1 ? "path" : "paths"} read from the text:{" "}
            <code>{mentionedPaths.join(", ")}</code>
          </span>
        )}
        <KeyHints />
      </div>
      {isOpen && <OptionsForm state={state} projects={projects} />}
    </div>
  )
}

function KeyHints() {
  return (
    <p className="ml-auto flex items-center gap-1 text-ink-3 max-xl:hidden">
      <Kbd>/</Kbd> request
      <Kbd className="ml-2">j</Kbd>
      <Kbd>k</Kbd> candidates
      <Kbd className="ml-2">Enter</Kbd> signals
      <Kbd className="ml-2">w</Kbd> why not
    </p>
  )
}

interface OptionChip {
  key: string
  label: string
  reset: Partial<PlaygroundParams>
}

function listChips(params: PlaygroundParams): OptionChip[] {
  const chips: OptionChip[] = []
  if (params.project !== "") chips.push({ key: "project", label: `project ${params.project}`, reset: { project: "" } })
  for (const path of params.paths) {
    chips.push({
      key: `path:${path}`,
      label: `path ${path}`,
      reset: { paths: params.paths.filter((other) => other !== path) },
    })
  }
  if (params.min !== "unverified")
    chips.push({ key: "min", label: `eval state at least ${params.min}`, reset: { min: "unverified" } })
  if (params.max !== DEFAULT_MAX_RESULTS) {
    chips.push({
      key: "max",
      label: `up to ${params.max} ${params.max === 1 ? "skill" : "skills"}`,
      reset: { max: DEFAULT_MAX_RESULTS },
    })
  }
  if (params.today !== null) chips.push({ key: "today", label: `on ${params.today}`, reset: { today: null } })
  return chips
}
