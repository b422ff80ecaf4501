import type { ReactNode } from "react"
import { cn } from "@/components/ui/cn"

/** The ground of a screen: padding on a wrapper, so that opening a dialog never shifts it. `fill` for tables as tall as the window. */
export function Page({ fill, className, children }: { fill?: boolean; className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        "flex min-w-0 flex-col gap-5 px-4 py-5 sm:px-6",
        fill ? "h-[calc(100dvh-3rem)] gap-3 pb-3 max-sm:h-[calc(100dvh-6.5rem)]" : "mx-auto w-full max-w-[96rem]",
        className,
      )}
    >
      {children}
    </div>
  )
}
