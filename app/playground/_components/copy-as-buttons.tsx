"use client"

import { formatCliCommand, formatCurlCommand } from "@/components/explain/copy-as"
import { CopyButton } from "@/components/ui/copy-button"
import type { RouteTrace } from "@/lib/routing"
import type { PlaygroundLibrary } from "../_lib/build-playground-library"
import { formatPlaygroundLink } from "../_lib/playground-params"
import type { PlaygroundState } from "../_lib/use-playground-state"

export interface CopyAsProps {
  library: PlaygroundLibrary
  state: PlaygroundState
  trace: RouteTrace
}

/** The same answer through another door. */
export function CopyAs({ library, state, trace }: CopyAsProps) {
  const command = formatCliCommand(trace.request, library.location)
  const link = () =>
    window.location.origin +
    formatPlaygroundLink({
      params: state.params,
      text: trace.request.query,
      library: library.id,
      today: trace.request.today,
    })
  return (
    <fieldset aria-label="Copy as" className="flex flex-wrap items-center gap-0.5 sm:ml-auto">
      <span aria-hidden className="mr-1 text-ink-3 text-xs max-sm:hidden">
        copy as
      </span>
      <CopyButton variant="ghost" label="Copy as link" text={link}>
        link
      </CopyButton>
      <CopyButton variant="ghost" label="Copy as JSON" text={() => JSON.stringify(trace, null, 2)}>
        JSON
      </CopyButton>
      {command !== null && (
        <CopyButton variant="ghost" label="Copy as command" text={command}>
          command
        </CopyButton>
      )}
      <CopyButton
        variant="ghost"
        label="Copy as curl"
        text={() => formatCurlCommand(trace.request, library.id, window.location.origin)}
      >
        curl
      </CopyButton>
    </fieldset>
  )
}
