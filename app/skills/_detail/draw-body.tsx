import type { ReactElement } from "react"
import type { BodyHeading } from "../_lib/body-plugins"
import { isDrawable } from "../_lib/is-drawable"
import { markHiddenText } from "../_lib/mark-hidden-text"
import { type ModuleHref, renderBody } from "./render-body"

export interface DrawnBody {
  content: ReactElement
  headings: readonly BodyHeading[]
  /** True where the text is shown as it is written. */
  isPlain: boolean
}

/** A body as its reader should see it, hidden characters written out; as it is written where drawing it would hold the server up. */
export function drawBody(text: string, moduleHref?: ModuleHref): DrawnBody {
  const shown = markHiddenText(text)
  if (!isDrawable(shown)) return drawPlain(shown)
  try {
    return { ...renderBody(shown, moduleHref), isPlain: false }
  } catch (cause) {
    // The parser recurses: a nesting that no limit foresaw ends here.
    if (cause instanceof RangeError) return drawPlain(shown)
    throw cause
  }
}

function drawPlain(text: string): DrawnBody {
  return { content: <pre className="whitespace-pre-wrap">{text}</pre>, headings: [], isPlain: true }
}
