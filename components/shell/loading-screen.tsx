import { Skeleton } from "@/components/ui/skeleton"
import { Page } from "./page"

/**
 * While a library is read: the shape of a screen, so that nothing jumps. Each screen puts it into a `loading.tsx` of its own: one at the
 * top would begin every answer with 200 before a page can say that there is nothing at its address.
 */
export function LoadingScreen() {
  return (
    <Page>
      <div aria-busy="true" className="grid gap-5">
        <p role="status" className="sr-only">
          Reading the library…
        </p>
        <div className="grid gap-2">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-4 w-80 max-w-full" />
        </div>
        <Skeleton className="h-20 w-full" />
        <div className="grid gap-1.5">
          {["w-full", "w-11/12", "w-full", "w-10/12", "w-full", "w-9/12"].map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, never reordered
            <Skeleton key={index} className={`h-7 ${width}`} />
          ))}
        </div>
      </div>
    </Page>
  )
}
