"use client"

import { useQueryStates } from "nuqs"
import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from "react"
import { type GraphAddress, graphHref, graphParsers } from "@/components/graph/graph-address"
import { forgetPositions, keepPositions, readPositions } from "@/components/graph/kept-positions"
import type { MapControls } from "@/components/graph/map-canvas"
import type { PictureSource } from "@/components/graph/picture-source"
import { useLayout } from "@/components/graph/use-layout"
import type { GraphGroup } from "@/lib/graph"
import { askLayout, buildMap, findElement, findEmphasis } from "./build-map"
import { classifyNodes } from "./classify-nodes"
import { findNames, type GraphPicture } from "./derive-view"
import type { GraphData } from "./graph-data"
import { useStable } from "./use-stable"

export interface UseMapOptions {
  data: GraphData
  view: GraphPicture
  groupsOf: (basis: GraphGroup["basis"]) => readonly GraphGroup[]
  library: string | null
  libraryId: string
  picture: RefObject<(() => PictureSource | null) | null>
}

/** The state of the map: what the address says, where boxes stand, what is lit, and what a person's acts change. */
export function useMap({ data, view, groupsOf, library, libraryId, picture }: UseMapOptions) {
  const [address, setAddress] = useQueryStates(graphParsers, { scroll: false })
  const [litClass, setLitClass] = useState<string | null>(null)
  const [anew, setAnew] = useState(0)
  const controls = useRef<MapControls | null>(null)
  const { colour, size, along, focus, pin } = address
  const onPath = view.path?.status === "found" ? (view.lit?.edges ?? null) : null
  // A path reads from its start downwards.
  const layout = onPath && address.layout === "force" ? "hierarchy" : address.layout
  const find = useDeferredValue(address.find)

  const colours = useMemo(() => classifyNodes(data, colour), [data, colour])
  const sizes = useMemo(
    () => (size === "degree" || size === "same" ? colours : classifyNodes(data, size)),
    [data, size, colours],
  )
  const content = useMemo(
    () => buildMap(data, view, { colours, size, sizes, overlay: view.overlay }),
    [data, view, colours, size, sizes],
  )

  // The whole map is remembered; a part of it is quickly laid out, and laid out the same each time.
  const isWhole = focus === null && onPath === null
  const keptAs = `${libraryId}:${layout}:${layout === "hierarchy" ? along : ""}`
  const shape = useMemo(
    () =>
      JSON.stringify([
        layout,
        along,
        anew,
        content.nodes.map(({ id, width, height, group }) => [id, width, height, group]),
      ]),
    [layout, along, anew, content.nodes],
  )
  const boxes = useStable(content.nodes, shape)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `boxes` changes exactly when the question does; a relation type that is switched on or off must not ask again
  const request = useMemo(
    () =>
      askLayout(data.graph, view, boxes, {
        layout,
        along,
        onPath,
        known: isWhole ? readPositions(keptAs) : [],
        communities: layout === "force" ? groupsOf("community") : [],
      }),
    [boxes],
  )
  const { answer, isBusy } = useLayout(request)
  useEffect(() => {
    if (answer && isWhole && !isBusy) keepPositions(keptAs, answer.positions)
  }, [answer, isWhole, isBusy, keptAs])

  const nodeOf = useMemo(
    () => new Map(view.summary.nodes.flatMap((node) => node.members.map((name) => [name, node.id] as const))),
    [view],
  )
  const matches = useMemo(() => (find.trim() === "" ? null : new Set(findNames(view.names, find))), [view, find])
  // Where attraction places the boxes of a large map, its neighbourhoods have names.
  const titles = useMemo(
    () =>
      layout === "force" && isWhole && !view.isFolded && view.names.size >= MIN_TITLED
        ? groupsOf("community").map(({ label, members }) => ({ label, ids: members.map((name) => `node ${name}`) }))
        : [],
    [layout, isWhole, view, groupsOf],
  )
  const emphasis = useMemo(() => {
    const inClass =
      litClass === null
        ? null
        : new Set([...colours.classOf].filter(([, { key }]) => key === litClass).map(([name]) => name))
    const lit = inClass ? { names: inClass, edges: new Set<string>() } : view.lit
    return findEmphasis(view.summary, { lit, pinned: pin, matches })
  }, [view, litClass, colours, pin, matches])

  const change = (part: Partial<GraphAddress>, history: "push" | "replace" = "replace") => {
    // Written out, so that what is back at its default leaves the address.
    void setAddress(part as Parameters<typeof setAddress>[0], { history })
  }
  const byId = useMemo(() => new Map(view.summary.nodes.map((node) => [node.id, node])), [view])
  const lines = useMemo(() => new Map(view.summary.edges.map((edge) => [edge.id, edge])), [view])
  const unpin = () => change({ pin: null }, "push")
  const choose = (id: string | null) => {
    if (id === null) {
      if (pin !== null) unpin()
      setLitClass(null)
      return
    }
    const node = byId.get(id)
    if (node?.kind === "group") return change({ open: [...address.open, node.name], pin: null }, "push")
    const chosen = node?.name ?? lines.get(id)?.edges[0]
    if (chosen !== undefined && chosen !== pin) change({ pin: chosen }, "push")
  }

  return {
    address,
    change,
    colours,
    litClass,
    setLitClass,
    unpin,
    hrefOf: (move: Partial<GraphAddress>) => graphHref({ ...address, ...move }, library),
    matchCount: matches?.size ?? null,
    pinMatch: () => {
      const first = findNames(view.names, address.find)[0]
      if (first === undefined) return
      change({ pin: first }, "push")
      const id = findElement(view.summary, nodeOf, first)
      if (id !== null) controls.current?.show([id])
    },
    frame: {
      nodes: content.nodes,
      edges: content.edges,
      layout: answer,
      titles,
      isBusy,
      emphasis,
      tell: (id: string) => tell(id, { byId, lines, data }),
      // Told by what is declared, not by what is in sight: switching a type on or off must not begin anew.
      isDense: !view.isFolded && data.graph.edges.length > MANY_EDGES,
      label: `Map of ${view.names.size} skills. The views Skills and Relations tell the same as tables.`,
      onChoose: choose,
      onEnter: (id: string) => {
        const node = byId.get(id)
        if (node && node.kind !== "group") change({ focus: node.name, from: null, to: null, pin: null }, "push")
      },
      onMove: (id: string, x: number, y: number) => {
        if (isWhole) keepPositions(keptAs, [[id, x, y]])
      },
      onReady: (ready: MapControls | null) => {
        controls.current = ready
        picture.current = ready && (() => ready.readPicture((id) => nameOf(id, { byId, lines })))
      },
      onLayOutAnew: () => {
        forgetPositions(keptAs)
        setAnew((times) => times + 1)
      },
      onEscape: () => {
        if (pin !== null) unpin()
        setLitClass(null)
      },
    },
  }
}

/** A smaller map is read name by name. */
const MIN_TITLED = 60

/** More lines than this are straight, and are not drawn while the map moves. */
const MANY_EDGES = 2_500

interface Elements {
  byId: ReadonlyMap<string, GraphPicture["summary"]["nodes"][number]>
  lines: ReadonlyMap<string, GraphPicture["summary"]["edges"][number]>
}

function nameOf(id: string, { byId, lines }: Elements): string {
  const node = byId.get(id)
  if (node) return node.kind === "group" ? node.label : node.name
  const line = lines.get(id)
  if (!line) return id
  return `${byId.get(line.from)?.label ?? ""} ${line.kind} ${byId.get(line.to)?.label ?? ""}`
}

/** What the pointer is on, in words. */
function tell(id: string, { byId, lines, data }: Elements & { data: GraphData }): string | null {
  const node = byId.get(id)
  if (node?.kind === "group") return `${node.label}: ${node.members.length} skills. Choose it to open it.`
  if (node) return node.kind === "ghost" ? `${node.name}: no skill answers to this name` : node.name
  const line = lines.get(id)
  if (!line) return null
  const ends = `${byId.get(line.from)?.label ?? ""} → ${byId.get(line.to)?.label ?? ""}`
  if (line.kind === "bundle") return `${ends}: ${line.byKind.map(({ kind, count }) => `${count} ${kind}`).join(", ")}`
  const reasons = data.graph.edges
    .filter(({ id: edge }) => line.edges.includes(edge))
    .flatMap(({ reason }) => reason ?? [])
  return `${ends}: ${line.kind}${reasons.length > 0 ? `. ${reasons.join(" ")}` : ""}`
}
