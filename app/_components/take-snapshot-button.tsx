"use client"

import { Camera } from "lucide-react"
import { useRouter } from "next/navigation"
import { useTransition } from "react"
import { toast } from "sonner"
import { takeSnapshot } from "@/components/shell/library-requests"
import { Button } from "@/components/ui/button"

/** Notes where the library stands, then draws the page anew. */
export function TakeSnapshotButton({ libraryId }: { libraryId: string }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const take = () =>
    startTransition(async () => {
      const taken = await takeSnapshot(libraryId)
      if (!taken.ok) {
        toast.error(taken.error.message, { description: taken.error.mend })
        return
      }
      const { number, isNew } = taken.value
      if (isNew) toast.success(`Snapshot ${number} was taken`)
      else toast.info(`Snapshot ${number} says the same already`, { description: "No new one was needed." })
      router.refresh()
    })
  return (
    <Button size="sm" onClick={take} disabled={isPending}>
      <Camera aria-hidden />
      {isPending ? "Taking…" : "Take snapshot"}
    </Button>
  )
}
