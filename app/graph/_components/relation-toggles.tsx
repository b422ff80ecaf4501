"use client"

import { LINE_DASHES, LINE_HEADS, OPEN_HEADS } from "@/components/graph/relation-line-shapes"
import { relationLines } from "@/components/graph/relation-style"
import { relationWords } from "@/components/skill/relation-words"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { formatCount } from "@/components/ui/format-count"
import type { VitalSigns } from "@/lib/graph"
import { RELATION_KINDS, type RelationKind } from "@/lib/routing"

export interface RelationTogglesProps {
  kinds: readonly RelationKind[]
  signs: VitalSigns
  /** Relations in sight but for their type being off. */
  hidden: Readonly<Record<RelationKind, number>>
  onChange: (kinds: RelationKind[]) => void
}

/** Which relation types are drawn, with how many each has and how its line looks. */
export function RelationToggles({ kinds, signs, hidden, onChange }: RelationTogglesProps) {
  const hiddenCount = RELATION_KINDS.reduce((sum, kind) => sum + hidden[kind], 0)
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-ink-2 text-xs">Relations</legend>
      {RELATION_KINDS.map((kind) => {
        const declared = signs.byKind.find((row) => row.kind === kind)?.declared ?? 0
        const isOn = kinds.includes(kind)
        return (
          <Checkbox
            key={kind}
            checked={isOn}
            disabled={declared === 0}
            title={relationWords[kind].hint}
            onCheckedChange={(checked) =>
              onChange(RELATION_KINDS.filter((one) => (one === kind ? checked === true : kinds.includes(one))))
            }
            label={
              <span className="flex items-center gap-2">
                <LineSwatch kind={kind} />
                <span className={isOn ? undefined : "text-ink-2"}>{kind}</span>
              </span>
            }
            trailing={formatCount(declared)}
          />
        )
      })}
      <p className="mt-1 flex min-h-6 items-center justify-between text-ink-2 text-xs">
        {hiddenCount === 0 ? (
          <span className="text-ink-3">Nothing is hidden.</span>
        ) : (
          <>
            <span>{formatCount(hiddenCount)} hidden</span>
            <Button size="sm" variant="ghost" onClick={() => onChange([...RELATION_KINDS])}>
              Show all
            </Button>
          </>
        )}
      </p>
    </fieldset>
  )
}

/** A short piece of the line, as the map draws it. */
export function LineSwatch({ kind }: { kind: RelationKind }) {
  const { cssVar, line, head, widthPx } = relationLines[kind]
  const colour = `var(${cssVar})`
  return (
    <svg aria-hidden width="30" height="10" viewBox="0 0 30 10" className="shrink-0">
      <path d="M0 5 H23" stroke={colour} strokeWidth={widthPx + 0.25} strokeDasharray={LINE_DASHES[line]} />
      <path d={LINE_HEADS[head]} fill={OPEN_HEADS.has(head) ? "none" : colour} stroke={colour} strokeWidth="1.25" />
    </svg>
  )
}
