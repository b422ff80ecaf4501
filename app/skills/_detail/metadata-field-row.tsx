import { SeverityMark } from "@/components/skill/severity"
import { Badge } from "@/components/ui/badge"
import { cn } from "@/components/ui/cn"
import type { Tone } from "@/components/ui/tone"
import type { FieldFate, MetadataField } from "../_lib/lay-metadata"

const FATES: Record<Exclude<FieldFate, "read" | "sidecar">, { tone: Tone; words: string; hint: string }> = {
  overridden: { tone: "accent", words: "overridden", hint: "audit-state.json says it too, and wins." },
  checked: { tone: "neutral", words: "checked only", hint: "Other agents read it; nothing here depends on it." },
  dropped: { tone: "warn", words: "nothing read", hint: "It is written, and no value of it counts." },
  unknown: { tone: "neutral", words: "not used", hint: "No field that is read here; it does no harm." },
}

export interface MetadataFieldRowProps {
  entry: MetadataField
  isActive: boolean
  /** Whether its lines are shown beside it. */
  hasSource: boolean
  onPoint: () => void
}

/** One field: where it stands, what was understood, what happened to it on the way. */
export function MetadataFieldRow({ entry, isActive, hasSource, onPoint }: MetadataFieldRowProps) {
  const { field, fate, values, lines, place, notes } = entry
  const isRepaired = notes.some(({ code }) => code === "yaml-repaired")
  const where = lines === null ? place : describeLines(lines, place)
  // Where it comes from a file of its own, its place says so already.
  const hasFate = fate !== "read" && fate !== "sidecar"
  const isLinked = hasSource && lines !== null
  return (
    <tr
      className={cn("border-line border-b align-top last:border-b-0", isActive && "bg-accent-soft")}
      onPointerEnter={onPoint}
    >
      <th scope="row" className="break-words px-3 py-1.5 text-left font-normal">
        {isLinked ? (
          <button
            type="button"
            className="min-h-6 max-w-full break-words text-left font-mono text-xs underline decoration-dotted underline-offset-4"
            onFocus={onPoint}
            onClick={onPoint}
            title="Mark its lines"
          >
            {field}
          </button>
        ) : (
          <span className="font-mono text-xs">{field}</span>
        )}
        <span className="block text-2xs text-ink-3">{where}</span>
      </th>
      <td className="px-3 py-1.5">
        {values.length > 0 && (
          <ul className="flex flex-wrap gap-x-3">
            {values.map((value, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat; the list never reorders
                key={index}
                className="min-w-0 break-words not-last:after:ml-3 not-last:after:text-line-strong not-last:after:content-['/']"
              >
                {value}
              </li>
            ))}
          </ul>
        )}
        {(hasFate || isRepaired) && (
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-3 text-xs">
            {hasFate && (
              <>
                <Badge tone={FATES[fate].tone}>{FATES[fate].words}</Badge>
                {FATES[fate].hint}
              </>
            )}
            {isRepaired && <Badge tone="warn">repaired</Badge>}
          </p>
        )}
        {notes.map(({ severity, code, message, mend, line }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two notes may be equal; the list never reorders
          <p key={index} className="mt-1 break-words text-xs">
            <SeverityMark severity={severity} /> <span className="font-mono text-2xs">{code}</span>
            {line !== null && <span className="font-mono text-2xs text-ink-3"> line {line}</span>}
            <span className="block">{message}</span>
            {mend !== "" && <span className="block text-ink-2">To do: {mend}</span>}
          </p>
        ))}
      </td>
    </tr>
  )
}

function describeLines({ start, end }: { start: number; end: number }, place: string): string {
  return `${start === end ? `line ${start}` : `lines ${start}–${end}`}, ${place}`
}
