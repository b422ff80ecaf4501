"use client"

import { type KeyboardEvent, type RefObject, useId, useState } from "react"
import { cn } from "@/components/ui/cn"
import { formatCount } from "@/components/ui/format-count"
import { Input } from "@/components/ui/input"
import type { Lookup, NameSearch } from "../_lib/skill-directory"
import { useLookup } from "../_lib/use-lookup"

export interface UnroutedSkill {
  name: string
  reason: string
}

export interface SkillComboboxProps {
  fieldRef: RefObject<HTMLInputElement | null>
  chosen: string | null
  onChoose: (skill: string | null) => void
  names: Lookup<NameSearch>
  unrouted: readonly UnroutedSkill[]
}

const MAX_UNROUTED = 5

/** One of any number of skills, by typing. Refused and shadowed files are told with their reason, and cannot be chosen. */
export function SkillCombobox({ fieldRef, chosen, onChoose, names, unrouted }: SkillComboboxProps) {
  const [text, setText] = useState("")
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const listId = useId()
  const found = useLookup(names, isOpen ? text : null)
  const options = found?.names ?? []
  const needle = text.trim().toLowerCase()
  const outside =
    needle === "" ? [] : unrouted.filter(({ name }) => name.toLowerCase().includes(needle)).slice(0, MAX_UNROUTED)
  const hidden = (found?.total ?? 0) - options.length

  const choose = (skill: string | undefined) => {
    if (skill === undefined) return
    onChoose(skill)
    setText("")
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp": {
        event.preventDefault()
        if (!isOpen) return setOpen(true)
        const step = event.key === "ArrowDown" ? 1 : -1
        return setActive((active + step + options.length) % Math.max(1, options.length))
      }
      case "Enter":
        event.preventDefault()
        return choose(isOpen ? options[active] : undefined)
      case "Escape":
        if (isOpen) return setOpen(false)
        if (chosen !== null) return onChoose(null)
        return fieldRef.current?.blur()
    }
  }
  return (
    <div className="relative">
      <Input
        ref={fieldRef}
        role="combobox"
        aria-label="Skill to ask about"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options.length > 0 ? `${listId}-${active}` : undefined}
        placeholder={chosen === null ? "type a skill's name" : "ask about another skill"}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div
        className={cn(
          "absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-auto rounded-md bg-panel p-1 text-sm shadow-pop",
          !isOpen && "hidden",
        )}
        // Pressing in the list must not take the focus from the field: that would close it first.
        onPointerDown={(event) => event.preventDefault()}
      >
        <div id={listId} role="listbox" aria-label="Skills">
          {options.map((name, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and hears the keys (aria-activedescendant)
            <div
              key={name}
              id={`${listId}-${index}`}
              ref={(element) => {
                if (isOpen && index === active) element?.scrollIntoView({ block: "nearest" })
              }}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(name)}
              className="cursor-default truncate rounded-sm px-2 py-1 font-mono aria-selected:bg-accent-soft pointer-coarse:py-2"
            >
              <bdi>{name}</bdi>
            </div>
          ))}
        </div>
        {found !== null && options.length === 0 && (
          <p className="px-2 py-1 text-ink-3 text-xs">No routable skill has this in its name.</p>
        )}
        {hidden > 0 && <p className="px-2 py-1 text-ink-3 text-xs">{formatCount(hidden)} more; type to narrow.</p>}
        {outside.map(({ name, reason }) => (
          <p key={name} className="border-line border-t px-2 py-1 text-ink-2 text-xs [overflow-wrap:anywhere]">
            <span className="font-mono">{name}</span> takes no part: {reason}
          </p>
        ))}
      </div>
    </div>
  )
}
