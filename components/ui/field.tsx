import type { ReactNode } from "react"
import { cn } from "./cn"

export interface FieldProps {
  label: ReactNode
  /** Id of the control. */
  htmlFor: string
  /** Tell the control with `aria-describedby={`${id}-hint`}`. */
  hint?: ReactNode
  /** What is wrong and what to type instead. Tell the control with `aria-describedby={`${id}-error`}`. */
  error?: ReactNode
  className?: string
  children: ReactNode
}

/** A labelled control with its hint and its error. */
export function Field({ label, htmlFor, hint, error, className, children }: FieldProps) {
  return (
    <div className={cn("flex min-w-0 flex-col gap-1", className)}>
      <label htmlFor={htmlFor} className="font-medium text-ink-2 text-xs">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${htmlFor}-hint`} className="text-ink-3 text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${htmlFor}-error`} role="alert" className="text-bad text-xs">
          {error}
        </p>
      )}
    </div>
  )
}
