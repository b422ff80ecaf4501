"use client"

import { X } from "lucide-react"
import type { ReactNode } from "react"
import { IconButton } from "@/components/ui/icon-button"

/** The frame of what is pinned. */
export function PinnedBox({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <section
      aria-label={`Pinned: ${title}`}
      className="grid max-h-full gap-2 overflow-y-auto border border-line-strong border-l-3 border-l-accent bg-panel p-3 text-sm"
    >
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 grow break-words font-semibold">{title}</h2>
        <IconButton label="Unpin" keys={["Esc"]} size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {children}
    </section>
  )
}
