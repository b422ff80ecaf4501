import { cn } from "@/components/ui/cn"
import { surfaceStyle } from "@/components/ui/surface"
import { describeSignal, formatEvidence, type Strip } from "./build-strips"

/** Every signal of one candidate: where it was earned, by which phrase, from what in the request. */
export function SignalTable({ strip }: { strip: Strip }) {
  const { candidate, points } = strip
  return (
    <div className="overflow-x-auto">
      <table className="w-full max-w-3xl text-xs">
        <caption className="sr-only">Signals of {candidate.skill}</caption>
        <thead>
          <tr className="text-left text-ink-3">
            <th scope="col" className="py-1 pr-3 font-normal">
              Surface
            </th>
            <th scope="col" className="py-1 pr-3 font-normal">
              Phrase
            </th>
            <th scope="col" className="py-1 pr-3 font-normal">
              Met in the request
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              Credit
            </th>
          </tr>
        </thead>
        <tbody>
          {candidate.signals.map((signal) => {
            const { term, met } = describeSignal(signal)
            return (
              <tr
                key={JSON.stringify([signal.surface, term, signal.token, signal.path])}
                className="border-line border-t"
              >
                <td className="whitespace-nowrap py-1 pr-3">
                  <span aria-hidden className={cn("mr-1.5 inline-block size-2.5", surfaceStyle[signal.surface].fill)} />
                  {surfaceStyle[signal.surface].label}
                </td>
                <td className="py-1 pr-3 font-mono [overflow-wrap:anywhere]">
                  <bdi>{term}</bdi>
                </td>
                <td className="py-1 pr-3 font-mono text-ink-2 [overflow-wrap:anywhere]">{met ?? "the same words"}</td>
                <td className="tabular py-1 text-right font-mono">+{signal.credit}</td>
              </tr>
            )
          })}
          {candidate.boost > 0 && (
            <tr className="border-line border-t">
              <td className="py-1 pr-3">
                <span aria-hidden className={cn("mr-1.5 inline-block size-2.5", surfaceStyle.boost.fill)} />
                Boost
              </td>
              <td colSpan={2} className="py-1 pr-3 text-ink-2">
                application verdict {candidate.boost === 2 ? "APPLICABLE" : "PROVISIONAL"}
              </td>
              <td className="tabular py-1 text-right font-mono">+{candidate.boost}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr className="border-line-strong border-t">
            <th scope="row" colSpan={3} className="py-1 pr-3 text-left font-normal text-ink-3">
              Sort key. Evidence, the tie-break by rarity of the matched words:{" "}
              <span className="tabular font-mono">{formatEvidence(candidate.evidence)}</span>
            </th>
            <td className="tabular py-1 text-right font-mono font-semibold">{points}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
