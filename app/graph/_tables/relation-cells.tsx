import { Crosshair, Waypoints } from "lucide-react"
import type { RelationFlag } from "@/components/graph-health/graph-list-href"
import { relationWords } from "@/components/skill/relation-words"
import { Badge } from "@/components/ui/badge"
import type { Tone } from "@/components/ui/tone"
import { focusMove, pathToMove, showRelationMove } from "./graph-moves"
import type { RelationRow } from "./relation-row"
import { RowLink, RowMenu } from "./row-menu"
import type { HrefOf } from "./use-graph-moves"

export const flagMeaning: Record<RelationFlag, { label: string; tone: Tone; hint: string }> = {
  reciprocal: { label: "Reciprocal", tone: "neutral", hint: "The other skill declares the same towards this one." },
  "one-way": { label: "One way", tone: "neutral", hint: "Only this side declares it." },
  repeated: { label: "Repeated", tone: "warn", hint: "An earlier relation says the same." },
  self: { label: "To itself", tone: "warn", hint: "A skill cannot be related to itself: it does nothing." },
  dangling: { label: "Dangling", tone: "bad", hint: "No skill answers to this name." },
}

/** What is peculiar about a relation. That it is declared by one side only is the rule, and is left to the filter. */
export function FlagsCell({ flags }: { flags: readonly RelationFlag[] }) {
  return (
    <span className="flex gap-1">
      {flags
        .filter((flag) => flag !== "one-way")
        .map((flag) => (
          <Badge key={flag} tone={flagMeaning[flag].tone} title={flagMeaning[flag].hint}>
            {flagMeaning[flag].label}
          </Badge>
        ))}
    </span>
  )
}

/** What it does, and the old name where its author used one. */
export function TypeCell({ kind, field }: Pick<RelationRow, "kind" | "field">) {
  return (
    <span className="min-w-0 text-xs" title={relationWords[field].hint}>
      <code className="block truncate">{kind}</code>
      {field !== kind && <span className="block truncate text-2xs text-ink-3">written as {field}</span>}
    </span>
  )
}

export function RelationActionsCell({ row, hrefOf }: { row: RelationRow; hrefOf: HrefOf }) {
  const { from, to, kind, id, self, dangling } = row
  const inMap = hrefOf(showRelationMove(id, kind))
  const words = `${from} ${kind} ${to}`
  return (
    <span className="flex items-center">
      <RowLink href={hrefOf({ ...focusMove(from), view: "skills" })} label={`Focus on ${from}`}>
        <Crosshair aria-hidden />
      </RowLink>
      <RowLink href={inMap} label={`Show ${words} in the map`}>
        <Waypoints aria-hidden />
      </RowLink>
      <RowMenu
        label={`More about ${words}`}
        items={[
          { label: `Focus on ${from}`, href: hrefOf({ ...focusMove(from), view: "skills" }) },
          ...(self || dangling
            ? []
            : [
                { label: `Focus on ${to}`, href: hrefOf({ ...focusMove(to), view: "skills" }) },
                {
                  label: "Other paths between the two",
                  href: hrefOf({ ...pathToMove(to), from, view: "skills", paths: "all" }),
                },
              ]),
          { label: "Show in the map", href: inMap },
        ]}
      />
    </span>
  )
}

/** Up to two lines; the whole of it on hover and in the export. */
export function ReasonCell({ reason }: { reason: string | null }) {
  if (reason === null) return <span className="text-ink-3 text-xs">none given</span>
  return (
    <span className="line-clamp-2 text-ink-2 text-xs" title={reason}>
      {reason}
    </span>
  )
}
