import { Panel } from "@/components/ui/panel"
import { axisMeaning, VERDICT_AXES } from "@/components/ui/verdict"
import type { LibraryFigures } from "../_lib/library-figures"
import { listVerdictParts } from "../_lib/verdict-parts"
import { BarRows } from "./bar-rows"

/** What is proven about the skills, axis by axis; "nobody looked" is a shade of its own. */
export function VerdictPanel({ figures, library }: { figures: LibraryFigures; library: string | null }) {
  const rows = VERDICT_AXES.map((axis) => ({
    key: axis,
    label: axisMeaning[axis].label,
    question: axisMeaning[axis].question,
    parts: listVerdictParts(figures, axis),
  }))
  return (
    <Panel
      id="verdicts"
      title="What is proven"
      note="four verdicts, never folded into one; comprehension gates nothing"
      flush
    >
      <BarRows rows={rows} library={library} />
    </Panel>
  )
}
