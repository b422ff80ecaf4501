"use client"

import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { Segmented } from "@/components/ui/segmented"
import { EVAL_STATES } from "@/lib/routing"
import { HIGHEST_MAX_RESULTS, parseAsDay } from "../_lib/playground-params"
import type { PlaygroundState } from "../_lib/use-playground-state"
import { PathList } from "./path-list"

const evalStateOptions = EVAL_STATES.map((value) => ({ value, label: value === "unverified" ? "any" : value }))

/** Everything about a request but its text. */
export function OptionsForm({
  state: { params, setParams, today },
  projects,
}: {
  state: PlaygroundState
  projects: readonly string[]
}) {
  return (
    <section
      id="options"
      aria-label="Options"
      className="mt-1 grid gap-x-6 gap-y-4 border border-line bg-panel p-3 sm:grid-cols-2 lg:grid-cols-[14rem_max-content_7rem_11rem_minmax(0,1fr)]"
    >
      <Field
        label="Active project"
        htmlFor="option-project"
        hint={
          projects.length === 0 ? "No skill here is bound to a project." : "Skills bound to other projects step aside."
        }
      >
        <Input
          id="option-project"
          list="project-handles"
          value={params.project}
          placeholder="none: no project filter"
          aria-describedby="option-project-hint"
          onChange={(event) => setParams({ project: event.target.value })}
        />
        <datalist id="project-handles">
          {projects.map((handle) => (
            <option key={handle} value={handle} />
          ))}
        </datalist>
      </Field>
      <div className="flex min-w-0 flex-col gap-1">
        <span aria-hidden className="font-medium text-ink-2 text-xs">
          Eval state, at least
        </span>
        <Segmented
          label="Eval state, at least"
          value={params.min}
          onValueChange={(min) => setParams({ min })}
          options={evalStateOptions}
        />
      </div>
      <Field label="How many" htmlFor="option-max" hint={`1 to ${HIGHEST_MAX_RESULTS}`}>
        <Input
          id="option-max"
          type="number"
          inputMode="numeric"
          min={1}
          max={HIGHEST_MAX_RESULTS}
          value={params.max}
          aria-describedby="option-max-hint"
          onChange={(event) => {
            const count = event.target.valueAsNumber
            if (Number.isInteger(count)) setParams({ max: Math.max(1, Math.min(HIGHEST_MAX_RESULTS, count)) })
          }}
        />
      </Field>
      <Field label="On the day" htmlFor="option-today" hint="Verdicts lapse; sources grow stale.">
        <Input
          id="option-today"
          type="date"
          value={today}
          aria-describedby="option-today-hint"
          onChange={(event) => setParams({ today: parseAsDay.parse(event.target.value) })}
        />
      </Field>
      <PathList paths={params.paths} onChange={(paths) => setParams({ paths })} />
      <p className="text-ink-3 text-xs sm:col-span-full">
        Strategy: <span className="text-ink-2">deterministic</span>. The same request, library and date give the same
        answer everywhere.
      </p>
    </section>
  )
}
