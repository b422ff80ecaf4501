import type { VitalSign } from "@/lib/graph"

const shares = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 })
const numbers = new Intl.NumberFormat("en", { maximumFractionDigits: 2 })

/** 0.1530 → "15.3%", 11.114 → "11.11"; a dash where there is nothing to measure. */
export function formatSignValue({ value, unit }: Pick<VitalSign, "value" | "unit">): string {
  if (value === null) return "–"
  return unit === "share" ? shares.format(value) : numbers.format(value)
}
