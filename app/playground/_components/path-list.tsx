"use client"

import { Plus, X } from "lucide-react"
import { useState } from "react"
import { Field } from "@/components/ui/field"
import { IconButton } from "@/components/ui/icon-button"
import { Input } from "@/components/ui/input"

const MAX_PATHS = 50

/** The touched paths: typed one by one, or pasted as lines. */
export function PathList({ paths, onChange }: { paths: readonly string[]; onChange: (paths: string[]) => void }) {
  const [typed, setTyped] = useState("")
  const add = (text: string) => {
    const added = text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
    if (added.length > 0) onChange([...new Set([...paths, ...added])].slice(0, MAX_PATHS))
    setTyped("")
  }
  return (
    <div className="min-w-0">
      <Field label="Touched paths" htmlFor="option-path" hint="Enter adds one; paste a list to add many.">
        <div className="flex gap-1">
          <Input
            id="option-path"
            value={typed}
            placeholder="src/app/page.tsx"
            aria-describedby="option-path-hint"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return
              event.preventDefault()
              add(typed)
            }}
            onPaste={(event) => {
              const text = event.clipboardData.getData("text")
              if (!/\n/.test(text.trim())) return
              event.preventDefault()
              add(text)
            }}
          />
          <IconButton label="Add the path" variant="outline" disabled={typed.trim() === ""} onClick={() => add(typed)}>
            <Plus aria-hidden />
          </IconButton>
        </div>
      </Field>
      {paths.length > 0 && (
        <ul aria-label="Touched paths" className="mt-1 max-h-40 overflow-auto">
          {paths.map((path) => (
            <li key={path} className="flex items-center gap-1 border-line border-b text-xs">
              <code className="min-w-0 grow truncate" title={path}>
                {path}
              </code>
              <IconButton
                label={`Remove ${path}`}
                size="sm"
                onClick={() => onChange(paths.filter((other) => other !== path))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
