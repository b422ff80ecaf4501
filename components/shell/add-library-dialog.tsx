"use client"

import { useRouter } from "next/navigation"
import { toast } from "sonner"
import { Dialog, DialogContent } from "@/components/ui/dialog"
import { AddLibraryForm } from "./add-library-form"
import { libraryHref } from "./library-href"
import { useShell } from "./shell-state"

export function AddLibraryDialog() {
  const { overlay, open } = useShell()
  const router = useRouter()
  return (
    <Dialog open={overlay === "add-library"} onOpenChange={(isOpen) => open(isOpen ? "add-library" : "none")}>
      <DialogContent title="Add a library" description="Any folder with SKILL.md files in it, at any depth.">
        <div className="overflow-auto p-4">
          <AddLibraryForm
            autoFocus
            onAdded={({ id, label }) => {
              open("none")
              toast.success(`“${label}” was added`, { description: "It is shown now and stays in the list." })
              router.push(libraryHref("/", id))
              router.refresh()
            }}
          />
        </div>
      </DialogContent>
    </Dialog>
  )
}
