// Where the files of a skill are drawn: the route at the left, what it points to in the next column, what those point to beyond. Files
// that nothing leads to stand by themselves below. Pure; the same homes give the same picture.
import type { ModuleState, SkillHomes } from "@/lib/library"

export type DispatchState = Exclude<ModuleState, "apart"> | "route" | "missing"

export interface DispatchNode {
  path: string
  state: DispatchState
  x: number
  y: number
}

export interface DispatchLine {
  from: string
  to: string
  isMissing: boolean
  /** An SVG path. */
  curve: string
}

export interface DispatchMapLayout {
  nodes: DispatchNode[]
  lines: DispatchLine[]
  width: number
  height: number
  /** Files that the bound leaves out of the picture. */
  leftOutCount: number
}

export const BOX = { width: 224, height: 30 }
const COLUMN_GAP = 72
const ROW_GAP = 10
const BLOCK_GAP = 22
const MARGIN = 4
/** More boxes are no picture; the table has all. */
const MAX_NODES = 60

export function layOutDispatch(homes: SkillHomes): DispatchMapLayout {
  const { columns, orphans, leftOutCount } = arrange(homes)
  const nodes: DispatchNode[] = []
  const x = (column: number) => MARGIN + column * (BOX.width + COLUMN_GAP)
  const tallest = Math.max(...columns.map((column) => column.length))
  columns.forEach((column, index) => {
    column.forEach(({ path, state }, row) => {
      nodes.push({ path, state, x: x(index), y: MARGIN + row * (BOX.height + ROW_GAP) })
    })
  })
  const below = MARGIN + tallest * (BOX.height + ROW_GAP) + BLOCK_GAP
  orphans.forEach((path, row) => {
    nodes.push({ path, state: "orphan", x: x(1), y: below + row * (BOX.height + ROW_GAP) })
  })
  const lines = drawLines(homes, nodes)
  const bottom = Math.max(...nodes.map(({ y }) => y)) + BOX.height + MARGIN
  const right = Math.max(...nodes.map((node) => node.x)) + BOX.width + MARGIN
  const hasArc = lines.some(({ curve }) => curve.includes("C") && curve.startsWith(`M${right - MARGIN} `))
  return { nodes, lines, width: right + (hasArc ? 40 : 0), height: bottom, leftOutCount }
}

interface Placed {
  path: string
  state: DispatchState
}

function arrange(homes: SkillHomes): { columns: Placed[][]; orphans: string[]; leftOutCount: number } {
  const depths = new Map(homes.modules.map(({ path, depth }) => [path, depth]))
  const columns: Placed[][] = [[{ path: homes.route.path, state: "route" }]]
  const place = (column: number, placed: Placed) => {
    while (columns.length <= column) columns.push([])
    columns[column]?.push(placed)
  }
  // In the order in which they are pointed to, so that lines cross little.
  const first = new Map(homes.pointers.map(({ to }, index) => [to, index] as const).reverse())
  const found = homes.modules
    .filter(({ depth }) => depth !== null)
    .sort((a, b) => (first.get(a.path) ?? 0) - (first.get(b.path) ?? 0))
  for (const { path, state, depth } of found.slice(0, MAX_NODES))
    if (depth !== null && state !== "apart") place(depth, { path, state })
  for (const { path, from } of homes.missing.slice(0, MAX_NODES)) {
    const starts = from.map((pointer) => (pointer.from === homes.route.path ? 0 : (depths.get(pointer.from) ?? 0)))
    place(Math.min(...starts) + 1, { path, state: "missing" })
  }
  const orphans = homes.modules.filter(({ state }) => state === "orphan").map(({ path }) => path)
  const rest = [found.length, homes.missing.length, orphans.length].map((count) => Math.max(0, count - MAX_NODES))
  return {
    columns: columns.map((column) => (column.length === 0 ? [] : column)),
    orphans: orphans.slice(0, MAX_NODES),
    leftOutCount: rest.reduce((sum, count) => sum + count, 0),
  }
}

function drawLines(homes: SkillHomes, nodes: readonly DispatchNode[]): DispatchLine[] {
  const byPath = new Map(nodes.map((node) => [node.path, node]))
  const lost = homes.missing.flatMap(({ from }) => from)
  const lines = new Map<string, DispatchLine>()
  for (const { from, to } of [...homes.pointers, ...lost]) {
    const start = byPath.get(from)
    const end = byPath.get(to)
    const key = JSON.stringify([from, to])
    if (!start || !end || lines.has(key)) continue
    lines.set(key, { from, to, isMissing: end.state === "missing", curve: drawCurve(start, end) })
  }
  return [...lines.values()]
}

function drawCurve(start: DispatchNode, end: DispatchNode): string {
  const x1 = start.x + BOX.width
  const y1 = start.y + BOX.height / 2
  const y2 = end.y + BOX.height / 2
  if (end.x > start.x) {
    const middle = (x1 + end.x) / 2
    return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${end.x} ${y2}`
  }
  // Back, or within a column: round the right side.
  const x2 = end.x + BOX.width
  const out = Math.max(x1, x2) + 34
  return `M${x1} ${y1}C${out} ${y1} ${out} ${y2} ${x2} ${y2}`
}
