import type { ReactElement } from "react"
import type { BodyHeading } from "../_lib/body-plugins"
import { markHiddenText } from "../_lib/mark-hidden-text"
import { renderBody } from "./render-body"

/** Longer bodies are shown as they are written: drawing them would hold the page up. */
const MAX_DRAWN_CHARS = 150_000

/** A body as its reader should see it, hidden characters written out. */
export function drawBody(text: string): { content: ReactElement; headings: readonly BodyHeading[] } {
  const shown = markHiddenText(text)
  if (shown.length <= MAX_DRAWN_CHARS) return renderBody(shown)
  return { content: <pre className="whitespace-pre-wrap">{shown}</pre>, headings: [] }
}
