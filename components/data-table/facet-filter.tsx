"use client"

import { ChevronDown } from "lucide-react"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Checkbox } from "@/components/ui/checkbox"
import { cn } from "@/components/ui/cn"
import { formatCount } from "@/components/ui/format-count"
import { Input } from "@/components/ui/input"
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover"
import { type FacetOption, listFacetOptions } from "./facet-options"
import type { ListTable } from "./list-features"

export interface FacetFilterProps<Item extends object> {
  table: ListTable<Item>
  columnId: string
  chosen: readonly string[]
  onChange: (values: readonly string[]) => void
}

const SEARCH_FROM = 12
const MAX_SHOWN = 200

/** Which values of one column to show, with how many rows each would leave. */
export function FacetFilter<Item extends object>({ table, columnId, chosen, onChange }: FacetFilterProps<Item>) {
  const meta = table.getColumn(columnId)?.columnDef.meta
  const label = meta?.label ?? columnId
  const first = chosen[0]
  const summary =
    chosen.length === 1 && first !== undefined ? (meta?.facetLabels?.[first] ?? first) : `${chosen.length} chosen`
  return (
    <Popover>
      <PopoverTrigger
        className={cn(
          "inline-flex h-7 max-w-64 shrink-0 items-center gap-1.5 rounded-md border px-2 text-xs pointer-coarse:h-9",
          chosen.length > 0
            ? "border-accent bg-accent-soft text-ink"
            : "border-line-strong bg-panel text-ink-2 hover:border-ink-3 hover:text-ink",
        )}
      >
        {label}
        {chosen.length > 0 && <span className="truncate font-medium text-accent">{summary}</span>}
        <ChevronDown aria-hidden className="size-3 shrink-0 text-ink-3" />
      </PopoverTrigger>
      <PopoverContent label={`Filter by ${label}`} className="flex flex-col overflow-hidden p-0">
        <FacetOptions
          label={label}
          // Read when opened: counting every facet of a large list at each key press would be felt.
          options={listFacetOptions(
            table.getColumn(columnId)?.getFacetedUniqueValues() ?? new Map(),
            chosen,
            meta?.facetLabels,
          )}
          chosen={chosen}
          onChange={onChange}
        />
      </PopoverContent>
    </Popover>
  )
}

interface FacetOptionsProps {
  label: string
  options: readonly FacetOption[]
  chosen: readonly string[]
  onChange: (values: readonly string[]) => void
}

function FacetOptions({ label, options, chosen, onChange }: FacetOptionsProps) {
  const [typed, setTyped] = useState("")
  const wanted = typed.trim().toLowerCase()
  const fitting = options.filter((option) => option.label.toLowerCase().includes(wanted))
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <>
      {options.length >= SEARCH_FROM && (
        <div className="border-line border-b p-2">
          <Input
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-label={`Find among ${label}`}
            placeholder="Find"
            className="h-7"
          />
        </div>
      )}
      <fieldset className="min-h-0 overflow-auto px-3 py-1.5">
        <legend className="sr-only">{label}</legend>
        {fitting.slice(0, MAX_SHOWN).map((option) => (
          <Checkbox
            key={option.value}
            label={<span className="break-words">{option.label}</span>}
            trailing={formatCount(option.count)}
            checked={chosen.includes(option.value)}
            onCheckedChange={() => toggle(option.value)}
          />
        ))}
        {fitting.length > MAX_SHOWN && (
          <p className="py-1 text-ink-3 text-xs">{formatCount(fitting.length - MAX_SHOWN)} more: type to find them.</p>
        )}
        {fitting.length === 0 && <p className="py-1 text-ink-3 text-xs">Nothing to choose from.</p>}
      </fieldset>
      {chosen.length > 0 && (
        <div className="border-line border-t p-2">
          <Button size="sm" variant="ghost" onClick={() => onChange([])}>
            Clear
          </Button>
        </div>
      )}
    </>
  )
}
