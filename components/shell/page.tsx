import type { ReactNode } from "react"
import { cn } from "@/components/ui/cn"

export interface PageProps {
  /** As tall as the window, for tables that scroll by themselves. */
  fill?: boolean
  className?: string
  children: ReactNode
}

/** The ground of a screen: padding on a wrapper, so that opening a dialog never shifts it. */
export function Page({ fill, className, children }: PageProps) {
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
