"use client"

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react"
import { cn } from "./cn"

export interface CommandOption {
  /** Unique in the list. */
  id: string
  /** Options of one group stand together under its name. */
  group?: string
  content: ReactNode
  run: () => void
}

export interface CommandListProps {
  /** Accessible name of the field and of the list. */
  label: string
  placeholder: string
  /** What is typed; the options are already those that fit it. */
  value: string
  onValueChange: (value: string) => void
  options: readonly CommandOption[]
  /** The option that is ready before anything is typed; else the first. */
  startAt?: string
  /** Shown instead of an empty list. */
  empty?: ReactNode
  inputClassName?: string
  className?: string
}

/**
 * A field over a list: type to narrow, arrows to move, Enter to choose. The first option is always ready; one that was moved
 * to stays chosen while more options arrive.
 */
export function CommandList(props: CommandListProps) {
  const { label, placeholder, value, onValueChange, options, startAt, empty, inputClassName, className } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<{ value: string; optionId: string } | null>(null)
  const readyId = moved?.value === value ? moved.optionId : value === "" ? startAt : undefined
  const active = Math.max(
    0,
    options.findIndex((option) => option.id === readyId),
  )
  const domIdOf = (index: number) => `${id}-${index}`

  const moveTo = (index: number) => {
    const option = options[(index + options.length) % options.length]
    if (option) setMoved({ value, optionId: option.id })
  }
  const hearKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "ArrowDown") moveTo(active + 1)
    else if (event.key === "ArrowUp") moveTo(active - 1)
    else if (event.key === "Enter") options[active]?.run()
    else return
    event.preventDefault()
  }
  const activeId = options.length > 0 ? domIdOf(active) : undefined
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" })
  }, [activeId])

  return (
    <div className={cn("flex min-h-0 flex-col", className)}>
      <input
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={hearKey}
        className={cn(
          "w-full shrink-0 border-line border-b bg-transparent outline-none placeholder:text-ink-3",
          inputClassName,
        )}
      />
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className="min-h-0 overflow-auto p-1.5">
        {groupOptions(options).map(({ group, members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
          <div key={group ?? members[0]?.option.id} role="group" aria-label={group}>
            {group && (
              <p aria-hidden className="px-2.5 pt-2 pb-1 text-2xs text-ink-3">
                {group}
              </p>
            )}
            {members.map(({ option, index }) => (
              <div
                key={option.id}
                id={domIdOf(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerMove={() => index !== active && moveTo(index)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={option.run}
                onKeyDown={undefined}
                className="group/option flex min-h-8 cursor-default items-center gap-2.5 rounded-sm border-transparent border-l-3 px-2 text-sm aria-selected:border-accent aria-selected:bg-accent-soft pointer-coarse:min-h-11"
              >
                {option.content}
              </div>
            ))}
          </div>
        ))}
        {options.length === 0 && <div className="px-2.5 py-2 text-ink-3 text-sm">{empty}</div>}
      </div>
    </div>
  )
}

interface OptionGroup {
  group: string | undefined
  members: { option: CommandOption; index: number }[]
}

function groupOptions(options: readonly CommandOption[]): OptionGroup[] {
  const groups: OptionGroup[] = []
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.members.push({ option, index })
    else groups.push({ group: option.group, members: [{ option, index }] })
  }
  return groups
}
