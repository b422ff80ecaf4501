import Link from "next/link"
import { skillHref } from "@/components/shell/library-href"
import { relationWords } from "@/components/skill/relation-words"
import { cn } from "@/components/ui/cn"
import { graphHref } from "./graph-address"
import {
  BESIDE_WIDTH_PX,
  linesBeside,
  linesStacked,
  middleHeightPx,
  type NeighbourLine,
  ROW_PX,
  stackedWidthPx,
} from "./neighbour-lines"
import { NeighbourList } from "./neighbour-list"
import { type Neighbour, placeNeighbours } from "./place-neighbours"
import { LINE_DASHES, LINE_HEADS, OPEN_HEADS } from "./relation-line-shapes"
import { relationLines } from "./relation-style"

export interface NeighbourhoodGraphProps {
  /** The skill in the middle. */
  name: string
  relations: readonly Neighbour[]
  /** As the address names it. */
  library: string | null
}

const textStyle = "text-ink-3 text-xs"

/** One skill and its direct relations: who names it at the left (on a phone: above), what it names at the right (below). */
export function NeighbourhoodGraph({ name, relations, library }: NeighbourhoodGraphProps) {
  const placed = placeNeighbours(relations)
  const heightPx = Math.max(placed.in.rows.length * ROW_PX, placed.out.rows.length * ROW_PX, middleHeightPx(placed))
  const hasIn = placed.in.count > 0
  const hasOut = placed.out.count > 0
  const list = (direction: "in" | "out") => (
    <NeighbourList
      column={placed[direction]}
      direction={direction}
      label={direction === "in" ? `Who names ${name}` : `What ${name} names`}
      hrefOf={(slug) => skillHref(slug, library)}
      moreHrefOf={(kind) =>
        graphHref({ focus: name, kinds: [kind], side: direction === "in" ? "used-by" : "uses" }, library)
      }
    />
  )
  return (
    <figure aria-label={`Relations of ${name}`} className="min-w-0">
      <div
        className={cn(
          "grid items-center justify-center gap-y-1 max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-y-0",
          "md:grid-cols-[minmax(0,1fr)_auto_fit-content(14rem)_auto_minmax(0,1fr)]",
        )}
      >
        <div className="min-w-0 max-md:col-start-2 max-md:row-start-1 md:col-start-1 md:row-start-1 md:text-right">
          {hasIn ? list("in") : <p className={cn(textStyle, "max-md:pb-2")}>No skill names it.</p>}
        </div>
        {hasIn && (
          <>
            <Lines
              lines={linesBeside(placed.in, "in", heightPx)}
              widthPx={BESIDE_WIDTH_PX}
              heightPx={heightPx}
              className="max-md:hidden md:col-start-2 md:row-start-1"
            />
            <Lines
              lines={linesStacked(placed.in, "in")}
              widthPx={stackedWidthPx(placed.in)}
              heightPx={placed.in.rows.length * ROW_PX}
              className="max-md:col-start-1 max-md:row-start-1 md:hidden"
            />
          </>
        )}
        <p
          className={cn(
            "flex min-w-28 items-center border border-ink-2 border-l-3 border-l-accent bg-panel px-2.5 font-semibold text-sm",
            "max-md:col-span-2 max-md:row-start-2 md:col-start-3 md:row-start-1",
          )}
          style={{ minHeight: middleHeightPx(placed) }}
        >
          <span className="line-clamp-3 [overflow-wrap:anywhere]">{name}</span>
        </p>
        {hasOut && (
          <>
            <Lines
              lines={linesBeside(placed.out, "out", heightPx)}
              widthPx={BESIDE_WIDTH_PX}
              heightPx={heightPx}
              className="max-md:hidden md:col-start-4 md:row-start-1"
            />
            <Lines
              lines={linesStacked(placed.out, "out")}
              widthPx={stackedWidthPx(placed.out)}
              heightPx={placed.out.rows.length * ROW_PX}
              className="max-md:col-start-1 max-md:row-start-3 md:hidden"
            />
          </>
        )}
        <div className="min-w-0 max-md:col-start-2 max-md:row-start-3 md:col-start-5 md:row-start-1">
          {hasOut ? list("out") : <p className={cn(textStyle, "max-md:pt-2 md:pl-3")}>It names no skill.</p>}
        </div>
      </div>
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs">
        <Link
          href={graphHref({ focus: name }, library)}
          prefetch={false}
          className="inline-flex min-h-6 items-center text-accent underline underline-offset-2"
        >
          Open in Graph
        </Link>
      </figcaption>
    </figure>
  )
}

interface LinesProps {
  lines: readonly NeighbourLine[]
  widthPx: number
  heightPx: number
  className: string
}

/** The lists say the same in words. */
function Lines({ lines, widthPx, heightPx, className }: LinesProps) {
  return (
    <svg
      aria-hidden
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      className={cn("block shrink-0", className)}
    >
      {lines.map(({ kind, d, head }) => {
        const look = relationLines[kind]
        const colour = `var(${look.cssVar})`
        return (
          <g key={d} stroke={colour}>
            <title>{relationWords[kind].out}</title>
            <path d={d} fill="none" strokeWidth={look.widthPx} strokeDasharray={LINE_DASHES[look.line]} />
            <path
              d={LINE_HEADS[look.head]}
              transform={`translate(${head.x} ${head.y}) rotate(${head.turnDegrees}) translate(-29 -5)`}
              fill={OPEN_HEADS.has(look.head) ? "none" : colour}
              strokeWidth="1.25"
            />
          </g>
        )
      })}
    </svg>
  )
}
