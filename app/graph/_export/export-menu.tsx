"use client"

import { Download } from "lucide-react"
import { useMemo, useState } from "react"
import { toast } from "sonner"
import type { GraphView } from "@/components/graph/graph-address"
import type { PictureSource } from "@/components/graph/picture-source"
import { Button } from "@/components/ui/button"
import { formatPlural } from "@/components/ui/format-count"
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from "@/components/ui/menu"
import { saveFile } from "@/components/ui/save-file"
import type { SkillGraph } from "@/lib/graph"
import type { GraphData } from "../_lib/graph-data"
import { EXPORT_FORMATS, nameFile } from "./export-formats"
import { formatSvg } from "./format-svg"
import { pickGraph, type Shown } from "./pick-graph"

export interface ExportMenuProps {
  data: GraphData
  library: string | null
  view: GraphView
  shown: Shown
  /** The map as it is drawn; null where none is. */
  getPicture: () => PictureSource | null
}

const NOTHING: SkillGraph = { nodes: [], edges: [] }

type Scope = "in-sight" | "whole"

/** Saves the map as a picture, or the graph as data. */
export function ExportMenu({ data, library, view, shown, getPicture }: ExportMenuProps) {
  const { graph } = data
  const [scope, setScope] = useState<Scope>("in-sight")
  const [isOpen, setOpen] = useState(false)
  // Only for who looks: of a large graph it takes a moment, at each change of what is in sight.
  const inSight = useMemo(() => (isOpen ? pickGraph(graph, shown) : NOTHING), [isOpen, graph, shown])
  const picked = scope === "whole" ? graph : inSight
  const hasPicture = view === "map"

  const savePicture = async (kind: "png" | "svg") => {
    const picture = getPicture()
    if (!picture) {
      toast.error("The map shows nothing to save.", {
        description: "Wait until it is drawn, or widen what is in sight.",
      })
      return
    }
    const name = nameFile(library, "in-sight", kind)
    if (kind === "svg") return saveFile(name, formatSvg(picture, describeGraph(inSight)), "image/svg+xml")
    try {
      saveFile(name, await picture.makePng(), "image/png")
    } catch {
      toast.error("The browser could not draw so large an image.", {
        description: "Save it as SVG, or focus on a part.",
      })
    }
  }

  return (
    <Menu open={isOpen} onOpenChange={setOpen}>
      <MenuTrigger asChild>
        <Button size="sm" className="h-8">
          <Download aria-hidden />
          <span className="max-sm:sr-only">Export</span>
        </Button>
      </MenuTrigger>
      <MenuContent className="w-72">
        <MenuLabel>{hasPicture ? "Picture of the map as drawn" : "No picture here: open the map first"}</MenuLabel>
        <MenuItem disabled={!hasPicture} onSelect={() => void savePicture("png")}>
          PNG <Hint>pixels, sharp on any screen</Hint>
        </MenuItem>
        <MenuItem disabled={!hasPicture} onSelect={() => void savePicture("svg")}>
          SVG <Hint>vectors, text stays text</Hint>
        </MenuItem>
        <MenuSeparator />
        <MenuLabel>Data of</MenuLabel>
        <MenuRadioGroup value={scope} onValueChange={(value) => setScope(value === "whole" ? "whole" : "in-sight")}>
          <ScopeItem value="in-sight" label="What is in sight" graph={inSight} />
          <ScopeItem value="whole" label="The whole library" graph={graph} />
        </MenuRadioGroup>
        <MenuSeparator />
        {EXPORT_FORMATS.map(({ id, label, hint, extension, type, write }) => (
          <MenuItem key={id} onSelect={() => saveFile(nameFile(library, scope, extension), write(picked), type)}>
            {label} <Hint>{hint}</Hint>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}

function ScopeItem({ value, label, graph }: { value: Scope; label: string; graph: SkillGraph }) {
  return (
    // Stays open: the format is chosen next.
    <MenuRadioItem value={value} onSelect={(event) => event.preventDefault()}>
      {label}
      <Hint>{describeGraph(graph)}</Hint>
    </MenuRadioItem>
  )
}

function Hint({ children }: { children: string }) {
  return <span className="ml-auto text-ink-3 text-xs">{children}</span>
}

/** "183 skills, 1,873 relations" */
function describeGraph({ nodes, edges }: SkillGraph): string {
  const skills = nodes.filter(({ kind }) => kind === "skill").length
  return `${formatPlural(skills, "skill")}, ${formatPlural(edges.length, "relation")}`
}
