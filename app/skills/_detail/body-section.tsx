import "./skill-body.css"
import type { ReactNode } from "react"
import { formatCount } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import type { SkillDetail } from "@/lib/server/libraries/contract"

export interface BodySectionProps {
  body: NonNullable<SkillDetail["body"]>
  isPlain: boolean
  children: ReactNode
}

/** The text that an agent reads, drawn safely. */
export function BodySection({ body, isPlain, children }: BodySectionProps) {
  return (
    <Panel
      id="body"
      title="Body"
      note={`${formatCount(body.lineCount)} lines, from line ${body.startLine}; what an agent reads`}
      flush
    >
      <div className="skill-body px-4 py-4 sm:px-6">{children}</div>
      {isPlain && (
        <p className="border-line border-t px-4 py-2 text-ink-3 text-xs">
          Shown as written: it is too long or too tangled to be laid out.
        </p>
      )}
      {body.truncated && (
        <p className="border-line border-t px-4 py-2 text-ink-3 text-xs">
          Only the beginning is shown: the file is larger than this screen draws.
        </p>
      )}
    </Panel>
  )
}
