"use client"

import { useRef } from "react"
import { cn } from "@/components/ui/cn"
import { formatCount } from "@/components/ui/format-count"
import { Textarea } from "@/components/ui/textarea"
import { MAX_QUERY_LENGTH } from "@/lib/routing"
import type { Trouble } from "../_lib/answer"
import { moveStripFocus } from "../_lib/use-playground-keys"

export interface RequestBoxProps {
  text: string
  onChange: (text: string) => void
  trouble: Trouble | null
}

/** From here on the count is shown. */
const NEAR_LIMIT = MAX_QUERY_LENGTH * 0.85

/** The request. Answers come as one types: there is nothing to submit. */
export function RequestBox({ text, onChange, trouble }: RequestBoxProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  // Characters as the engine counts them: code points. Only counted where it can matter.
  const length = text.length >= NEAR_LIMIT ? [...text].length : text.length
  const isAtFault = trouble !== null && (trouble.field === undefined || trouble.field === "query")
  return (
    <div>
      <label htmlFor="request" className="sr-only">
        Request
      </label>
      <Textarea
        ref={field}
        id="request"
        data-main-field
        rows={2}
        value={text}
        placeholder="Type a request, as a person would ask an agent…"
        aria-invalid={isAtFault || undefined}
        aria-describedby={length >= NEAR_LIMIT ? "request-hint" : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === "Escape") field.current?.blur()
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey) && moveStripFocus(1)) event.preventDefault()
        }}
        className="max-h-64 min-h-18 px-3.5 py-3 text-lg"
      />
      {length >= NEAR_LIMIT && (
        <p
          id="request-hint"
          className={cn(
            "tabular mt-1 text-right text-xs",
            length > MAX_QUERY_LENGTH ? "font-semibold text-bad" : "text-ink-3",
          )}
        >
          {formatCount(length)} of {formatCount(MAX_QUERY_LENGTH)} characters
        </p>
      )}
    </div>
  )
}
