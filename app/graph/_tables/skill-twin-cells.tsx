import { Crosshair, Route, Waypoints } from "lucide-react"
import Link from "next/link"
import { GraphLink } from "@/components/graph/graph-link"
import { skillHref } from "@/components/shell/library-href"
import { focusMove, pathFromMove, pathToMove, showSkillMove } from "./graph-moves"
import { RowLink, RowMenu } from "./row-menu"
import type { SkillTwinRow } from "./skill-twin-row"
import type { HrefOf } from "./use-graph-moves"

export interface CellContext {
  library: string | null
  hrefOf: HrefOf
  /** The skill that a path begins at, while its end is being looked for. */
  pathFrom: string | null
}

/** The name as the way to the skill's page. The grid is one stop for Tab; there, Enter follows the link. */
export function TwinNameCell({ row, library }: { row: Pick<SkillTwinRow, "name" | "slug">; library: string | null }) {
  if (row.slug === null) return <span className="truncate font-medium">{row.name}</span>
  return (
    <Link
      href={skillHref(row.slug, library)}
      prefetch={false}
      tabIndex={-1}
      title={row.name}
      className="flex h-full w-full min-w-0 items-center font-medium text-ink hover:text-accent hover:underline"
    >
      <span className="truncate">{row.name}</span>
    </Link>
  )
}

/** Focus, map, and the rest in a menu; while a path is being traced, its end instead of the map. */
export function ActionsCell({ row, context }: { row: SkillTwinRow; context: CellContext }) {
  const { library, hrefOf, pathFrom } = context
  const { name, slug } = row
  return (
    <span className="flex items-center">
      <RowLink href={hrefOf(focusMove(name))} label={`Focus on ${name}`}>
        <Crosshair aria-hidden />
      </RowLink>
      {pathFrom !== null && pathFrom !== name ? (
        <RowLink href={hrefOf(pathToMove(name))} label={`Path from ${pathFrom} to ${name}`}>
          <Route aria-hidden />
        </RowLink>
      ) : (
        <RowLink href={hrefOf(showSkillMove(name))} label={`Show ${name} in the map`}>
          <Waypoints aria-hidden />
        </RowLink>
      )}
      <RowMenu
        label={`More about ${name}`}
        items={[
          { label: "Focus on it", href: hrefOf({ ...focusMove(name), side: "both" }) },
          { label: "What it uses", href: hrefOf({ ...focusMove(name), side: "uses" }) },
          { label: "What uses it", href: hrefOf({ ...focusMove(name), side: "used-by" }) },
          { label: "Path from here", href: hrefOf(pathFromMove(name)) },
          ...(pathFrom === null ? [] : [{ label: "Path to here", href: hrefOf(pathToMove(name)) }]),
          { label: "Its relations", href: hrefOf({ ...focusMove(name), view: "relations", depth: 1 }) },
          { label: "Show in the map", href: hrefOf(showSkillMove(name)) },
          ...(slug === null ? [] : [{ label: "Open its page", href: skillHref(slug, library) }]),
        ]}
      />
    </span>
  )
}

const MAX_NEIGHBOURS = 3

/** The neighbours as links that focus on them; those that are too many lead to the focus on the skill itself. */
export function NeighboursCell({ row, hrefOf }: { row: SkillTwinRow; hrefOf: HrefOf }) {
  const { name, neighbours } = row
  // One too many is shown rather than counted: "+1" takes no less room.
  const shown = neighbours.length <= MAX_NEIGHBOURS + 1 ? neighbours : neighbours.slice(0, MAX_NEIGHBOURS)
  const more = neighbours.length - shown.length
  return (
    <span className="flex min-w-0 items-baseline gap-x-2 text-xs">
      <span className="truncate">
        {shown.map((neighbour, index) => (
          <span key={neighbour}>
            {index > 0 && ", "}
            <GraphLink
              href={hrefOf(focusMove(neighbour))}
              tabIndex={-1}
              className="text-ink-2 hover:text-accent hover:underline"
            >
              {neighbour}
            </GraphLink>
          </span>
        ))}
      </span>
      {more > 0 && (
        <GraphLink
          href={hrefOf({ ...focusMove(name), side: "both", depth: 1 })}
          tabIndex={-1}
          aria-label={`${more} more neighbours of ${name}`}
          className="tabular shrink-0 font-mono text-ink-3 hover:text-accent"
        >
          +{more}
        </GraphLink>
      )}
    </span>
  )
}
