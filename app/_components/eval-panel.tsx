import { Panel } from "@/components/ui/panel"
import type { LibraryFigures } from "../_lib/library-figures"
import { listEvalParts, listRoutingEvalParts, listWinParts } from "../_lib/verdict-parts"
import { BarRows } from "./bar-rows"

/** How far the skills are tested: whether they bring cases and win them, what they declare, what their evals said. */
export function EvalPanel({ figures, library }: { figures: LibraryFigures; library: string | null }) {
  const rows = [
    {
      key: "cases",
      label: "Own examples",
      question: "Do they win what they were written for?",
      parts: listWinParts(figures),
    },
    {
      key: "declared",
      label: "Routing eval",
      question: "Does the author say that routing is tested?",
      parts: listRoutingEvalParts(figures),
    },
    { key: "evals", label: "Evals", question: "Do its own evals pass?", parts: listEvalParts(figures) },
  ]
  return (
    <Panel id="evals" title="Tested" note="how many skills bring cases, and win them" flush>
      <BarRows rows={rows} library={library} />
    </Panel>
  )
}
