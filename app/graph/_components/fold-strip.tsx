"use client"

import { Boxes } from "lucide-react"
import type { GraphAddress } from "@/components/graph/graph-address"
import { GraphLink } from "@/components/graph/graph-link"
import { formatCount, formatPlural } from "@/components/ui/format-count"
import { ALL_OPEN, type GraphPicture } from "../_lib/derive-view"
import type { HrefOf } from "../_tables/use-graph-moves"

/** Says that the map is folded into groups, which are open, and how to open more. */
export function FoldStrip({ view, address, hrefOf }: { view: GraphPicture; address: GraphAddress; hrefOf: HrefOf }) {
  const open = view.groups.filter(({ id }) => address.open.includes(id))
  const skills = view.groups.reduce((sum, { members }) => sum + members.length, 0)
  return (
    <section
      aria-label="Groups"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-line-strong border-l-3 bg-sunken px-3 py-1.5 text-xs"
    >
      <Boxes aria-hidden className="size-4 shrink-0 text-ink-3" />
      <span>
        {formatCount(skills)} skills are too many to read at once: they are folded into{" "}
        {formatPlural(view.groups.length, "group")} of skills that name each other. Choose a group to open it.
      </span>
      {open.map(({ id, label }) => (
        <GraphLink
          key={id}
          href={hrefOf({ open: address.open.filter((one) => one !== id), pin: null })}
          className="text-accent underline underline-offset-2"
        >
          Close {label}
        </GraphLink>
      ))}
      <GraphLink href={hrefOf({ open: [ALL_OPEN] })} className="text-accent underline underline-offset-2">
        Open all (slow)
      </GraphLink>
    </section>
  )
}
