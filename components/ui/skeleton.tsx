import { cn } from "./cn"

/** A place that is still being filled. Its parent says so with `aria-busy`; this is only the drawing. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn("animate-pulse rounded-sm bg-line", className)} />
}
