"use client"

import { Trash2 } from "lucide-react"
import Link from "next/link"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import { AddLibraryForm } from "@/components/shell/add-library-form"
import { groupLibraries, originMeaning } from "@/components/shell/group-libraries"
import { libraryHref } from "@/components/shell/library-href"
import { removeLibrary } from "@/components/shell/library-requests"
import { useLibraryId } from "@/components/shell/use-library-id"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { cn } from "@/components/ui/cn"
import { Dialog, DialogClose, DialogContent } from "@/components/ui/dialog"
import { formatPlural } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import { RelativeTime } from "@/components/ui/relative-time"
import type { LibraryEntry } from "@/lib/server/libraries/contract"

/** Every library there is; those that a person added can be taken off the list, and new ones added. */
export function LibrariesPanel({ libraries }: { libraries: readonly LibraryEntry[] }) {
  const router = useRouter()
  const shown = useLibraryId()
  const [leaving, setLeaving] = useState<LibraryEntry | null>(null)

  const remove = async (entry: LibraryEntry) => {
    setLeaving(null)
    const answer = await removeLibrary(entry.id)
    if (!answer.ok) {
      toast.error(answer.error.message, { description: answer.error.mend })
      return
    }
    toast.success(`“${entry.label}” is off the list`, { description: "Its files are as they were." })
    if (shown === entry.id) router.replace("/settings")
    router.refresh()
  }

  return (
    <Panel id="libraries" title="Libraries" note={formatPlural(libraries.length, "library", "libraries")} flush>
      {groupLibraries(libraries).map(({ heading, entries }) => (
        <section key={heading} aria-label={heading}>
          <h3 className="border-line border-b bg-sunken px-3 py-1 text-ink-2 text-xs">{heading}</h3>
          <ul>
            {entries.map((entry) => (
              <LibraryStrip key={entry.id} entry={entry} onRemove={() => setLeaving(entry)} />
            ))}
          </ul>
        </section>
      ))}
      <div className="p-3">
        <h3 className="mb-2 font-semibold text-sm">Add a library</h3>
        <AddLibraryForm
          onAdded={({ id, label }) => {
            toast.success(`“${label}” was added`, { description: "It stays in the list." })
            router.push(libraryHref("/", id))
            router.refresh()
          }}
        />
      </div>
      <Dialog open={leaving !== null} onOpenChange={(isOpen) => !isOpen && setLeaving(null)}>
        {leaving && (
          <DialogContent
            title={`Take “${leaving.label}” off the list?`}
            description="Its files stay as they are, and it can be added again at any time."
          >
            <div className="flex justify-end gap-2 p-4">
              <DialogClose asChild>
                <Button variant="ghost">Keep it</Button>
              </DialogClose>
              <Button variant="danger" onClick={() => remove(leaving)}>
                Take it off
              </Button>
            </div>
          </DialogContent>
        )}
      </Dialog>
    </Panel>
  )
}

function LibraryStrip({ entry, onRemove }: { entry: LibraryEntry; onRemove: () => void }) {
  const { id, label, origin, kind, locations, isDefault, removable, loaded } = entry
  return (
    <li
      className={cn(
        "flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b border-l-3 px-3 py-2",
        isDefault ? "border-l-accent" : "border-l-line-strong",
      )}
    >
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link href={libraryHref("/", id)} className="font-medium hover:text-accent hover:underline">
            {label}
          </Link>
          {isDefault && <Badge tone="accent">default</Badge>}
          {kind === "manifest" && <Badge>manifest</Badge>}
        </p>
        {locations.map((location) => (
          <p key={location} className="break-all font-mono text-2xs text-ink-3">
            {location}
          </p>
        ))}
        <p className="text-ink-3 text-xs">{originMeaning[origin].hint}</p>
      </div>
      <p className="text-right text-xs">
        {loaded ? (
          <>
            <span className="tabular block font-mono">{formatPlural(loaded.skillCount, "skill")}</span>
            <span className="text-ink-3">
              read <RelativeTime iso={loaded.loadedAt} />
            </span>
          </>
        ) : (
          <span className="text-ink-3">not read yet</span>
        )}
      </p>
      {removable && (
        <Button size="sm" onClick={onRemove} aria-label={`Take ${label} off the list`}>
          <Trash2 aria-hidden />
          Take off
        </Button>
      )}
    </li>
  )
}
