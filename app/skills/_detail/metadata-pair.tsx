"use client"

import { useRef, useState } from "react"
import { cn } from "@/components/ui/cn"
import type { MetadataField } from "../_lib/lay-metadata"
import { MetadataFieldRow } from "./metadata-field-row"

export interface MetadataPairProps {
  fields: readonly MetadataField[]
  /** The source, hidden characters written out. Empty where there is none to show. */
  lines: readonly string[]
  /** What the source is. */
  label: string
}

/** Source and fields: what is pointed at on one side is marked on the other. */
export function MetadataPair({ fields, lines, label }: MetadataPairProps) {
  const [active, setActive] = useState<number | null>(null)
  const source = useRef<HTMLElement>(null)
  const marked = active === null ? new Set<number>() : listLines(fields[active])

  const show = (index: number) => {
    setActive(index)
    const first = fields[index]?.lines?.start
    const pane = source.current
    const line = pane?.querySelector<HTMLElement>(`[data-line="${first}"]`)
    if (!pane || !line) return
    const isOutside =
      line.offsetTop < pane.scrollTop || line.offsetTop + line.offsetHeight > pane.scrollTop + pane.clientHeight
    if (isOutside) pane.scrollTop = line.offsetTop - pane.clientHeight / 3
  }
  return (
    <div className={cn("grid items-start", lines.length > 0 && "lg:grid-cols-2")}>
      {lines.length > 0 && (
        <section
          ref={source}
          aria-label={label}
          className="relative max-h-72 min-w-0 overflow-auto bg-sunken max-lg:border-line max-lg:border-b lg:sticky lg:top-14 lg:max-h-[min(40rem,75dvh)]"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          onPointerLeave={() => setActive(null)}
        >
          <p className="sticky top-0 left-0 border-line border-b bg-sunken px-3 py-1 text-ink-2 text-xs">{label}</p>
          <pre className="w-max min-w-full py-2 font-mono text-xs leading-relaxed">
            {lines.map((text, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are their numbers
                key={index}
                data-line={index + 1}
                className={cn(
                  "grid grid-cols-[3.25rem_1fr] gap-3 border-l-3 pr-3",
                  marked.has(index + 1) ? "border-l-accent bg-accent-soft" : "border-l-transparent",
                )}
                onPointerEnter={() => setActive(findField(fields, index + 1))}
              >
                <span aria-hidden className="tabular select-none text-right text-ink-3">
                  {index + 1}
                </span>
                <span className="whitespace-pre">{text || " "}</span>
              </span>
            ))}
          </pre>
        </section>
      )}
      <table className="w-full table-fixed text-sm lg:border-line lg:border-l">
        <caption className="sr-only">Fields as they were read</caption>
        <thead>
          <tr className="border-line border-b bg-sunken text-left text-ink-2 text-xs">
            <th scope="col" className="w-32 px-3 py-1 font-normal sm:w-44">
              Field
            </th>
            <th scope="col" className="px-3 py-1 font-normal">
              As read
            </th>
          </tr>
        </thead>
        <tbody onPointerLeave={() => setActive(null)}>
          {fields.map((entry, index) => (
            <MetadataFieldRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a key may be written twice; the list never reorders
              key={index}
              entry={entry}
              isActive={active === index}
              hasSource={lines.length > 0}
              onPoint={() => show(index)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Its own lines, and those that a note about it points to. */
function listLines(entry: MetadataField | undefined): ReadonlySet<number> {
  const lines = new Set<number>()
  if (!entry?.lines) return lines
  for (let line = entry.lines.start; line <= entry.lines.end; line += 1) lines.add(line)
  for (const { line } of entry.notes) if (line !== null) lines.add(line)
  return lines
}

function findField(fields: readonly MetadataField[], line: number): number | null {
  const index = fields.findIndex((entry) => listLines(entry).has(line))
  return index === -1 ? null : index
}
