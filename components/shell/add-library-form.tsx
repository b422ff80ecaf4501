"use client"

import { FolderPlus } from "lucide-react"
import { type FormEvent, useId, useState, useTransition } from "react"
import { Button } from "@/components/ui/button"
import { Callout } from "@/components/ui/callout"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { addLibrary, type Refusal } from "./library-requests"

export interface AddLibraryFormProps {
  onAdded: (library: { id: string; label: string }) => void
  autoFocus?: boolean
}

export function AddLibraryForm({ onAdded, autoFocus }: AddLibraryFormProps) {
  const id = useId()
  const [path, setPath] = useState("")
  const [error, setError] = useState<Pick<Refusal, "message" | "mend"> | null>(null)
  const [isPending, startTransition] = useTransition()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (path.trim() === "") {
      setError({ message: "No path was typed.", mend: "Type the path of a folder that holds skills." })
      return
    }
    startTransition(async () => {
      const result = await addLibrary(path.trim())
      if (!result.ok) return setError(result.error)
      setError(null)
      setPath("")
      onAdded(result.value)
    })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <Field
        label="Folder, or skills.manifest.json"
        htmlFor={id}
        hint="A path on the machine that runs the server. ~ stands for your home folder. Nothing in it is run or changed."
      >
        <div className="flex gap-2">
          <Input
            id={id}
            value={path}
            onChange={(event) => {
              setPath(event.target.value)
              setError(null)
            }}
            placeholder="~/code/my-skills"
            autoComplete="off"
            spellCheck={false}
            autoFocus={autoFocus}
            aria-invalid={error !== null || undefined}
            aria-describedby={`${id}-hint ${id}-problem`}
            className="font-mono"
          />
          <Button type="submit" variant="primary" disabled={isPending}>
            <FolderPlus aria-hidden />
            {isPending ? "Reading…" : "Add"}
          </Button>
        </div>
      </Field>
      <div id={`${id}-problem`} role="alert">
        {error && (
          <Callout tone="bad" title={error.message} className="bg-bad-soft">
            {error.mend}
          </Callout>
        )}
      </div>
    </form>
  )
}
