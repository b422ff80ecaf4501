"use client"

import { useId } from "react"
import {
  GRAPH_LAYOUTS,
  type GraphAddress,
  type GraphLayout,
  HIERARCHY_KINDS,
  NODE_COLOURS,
  NODE_SIZES,
} from "@/components/graph/graph-address"
import { Field } from "@/components/ui/field"
import { Select } from "@/components/ui/select"
import type { ChangeAddress } from "../_lib/change-address"
import { colourWords, sizeWords } from "./map-legend"

const layoutWords: Record<GraphLayout, string> = {
  force: "By attraction",
  hierarchy: "In layers",
  concentric: "In rings",
  subject: "By subject",
}
const alongWords = { depends_on: "depends_on", broader: "broader" } as const

const toOptions = <Value extends string>(values: readonly Value[], words: Record<Value, string>) =>
  values.map((value) => ({ value, label: words[value] }))

const LAYOUTS = toOptions(GRAPH_LAYOUTS, layoutWords)
const ALONGS = toOptions(HIERARCHY_KINDS, alongWords)
const COLOURS = toOptions(NODE_COLOURS, colourWords)
const SIZES = toOptions(NODE_SIZES, sizeWords)

/** Where boxes stand, and what their colours and sizes mean. */
export function LookControls({ address, onChange }: { address: GraphAddress; onChange: ChangeAddress }) {
  const id = useId()
  const { layout, along, colour, size } = address
  return (
    <section aria-label="Look" className="grid grid-cols-2 gap-1.5">
      <Field label="Layout" htmlFor={`${id}-layout`} className={layout === "hierarchy" ? undefined : "col-span-2"}>
        <Select
          id={`${id}-layout`}
          value={layout}
          options={LAYOUTS}
          onValueChange={(value) => onChange({ layout: value }, "replace")}
        />
      </Field>
      {layout === "hierarchy" && (
        <Field label="Along" htmlFor={`${id}-along`}>
          <Select
            id={`${id}-along`}
            value={along}
            options={ALONGS}
            onValueChange={(value) => onChange({ along: value }, "replace")}
          />
        </Field>
      )}
      <Field label="Colour by" htmlFor={`${id}-colour`}>
        <Select
          id={`${id}-colour`}
          value={colour}
          options={COLOURS}
          onValueChange={(value) => onChange({ colour: value }, "replace")}
        />
      </Field>
      <Field label="Size by" htmlFor={`${id}-size`}>
        <Select
          id={`${id}-size`}
          value={size}
          options={SIZES}
          onValueChange={(value) => onChange({ size: value }, "replace")}
        />
      </Field>
    </section>
  )
}
