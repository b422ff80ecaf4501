"use client"

import { type KeyboardEvent, useId, useState } from "react"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { findNames } from "../_lib/derive-view"

export interface NameFieldProps {
  label: string
  value: string | null
  names: readonly string[]
  /** Id of a `<datalist>` that holds the names. */
  listId: string
  placeholder?: string
  onChoose: (name: string | null) => void
}

/** One skill by its name: the browser proposes, Enter takes the nearest, and an unknown name is told. */
export function NameField({ label, value, names, listId, placeholder, onChoose }: NameFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  const choose = (text: string) => {
    const nearest = names.includes(text) ? text : findNames(names, text)[0]
    if (text.trim() === "") onChoose(null)
    else if (nearest === undefined) {
      setFault(`No skill has “${text}” in its name.`)
      return
    } else onChoose(nearest)
    setDraft(null)
    setFault(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "Enter") choose(event.currentTarget.value)
    if (event.key === "Escape" && draft !== null) {
      event.stopPropagation()
      setDraft(null)
      setFault(null)
    }
  }
  return (
    <Field label={label} htmlFor={id} error={fault}>
      <Input
        id={id}
        type="search"
        list={listId}
        value={draft ?? value ?? ""}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : `${id}-error`}
        onChange={(event) => {
          const text = event.target.value
          setDraft(text)
          setFault(null)
          // A proposal that was picked is a whole name at once.
          if (names.includes(text)) choose(text)
        }}
        onBlur={(event) => {
          if (draft !== null && (event.target.value === "" || names.includes(draft))) choose(event.target.value)
        }}
        onKeyDown={onKeyDown}
      />
    </Field>
  )
}
