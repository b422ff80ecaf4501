import type { ComponentProps } from "react"

/** A region that scrolls by itself and can be reached, and so scrolled, by keyboard. */
export function ScrollRegion({
  label,
  ...rest
}: Omit<ComponentProps<"section">, "aria-label" | "tabIndex"> & { label: string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus a keyboard cannot scroll it (WCAG 2.1.1)
  return <section tabIndex={0} aria-label={label} {...rest} />
}
