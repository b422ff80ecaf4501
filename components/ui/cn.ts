import { type ClassValue, clsx } from "clsx"
import { extendTailwindMerge } from "tailwind-merge"

// Our type scale has a step that tailwind-merge does not know: without this it would take `text-2xs` for a colour.
const merge = extendTailwindMerge({
  extend: { theme: { text: ["2xs"], shadow: ["pop"] } },
})

/** Joins class names; of two that set the same property the last one stays. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
