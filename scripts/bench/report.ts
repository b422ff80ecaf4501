// How a benchmark tells its figures: one table, thresholds as words.
import { pathToFileURL } from "node:url"

export interface BenchRow {
  what: string
  measured: string
  /** What the figure must be; absent where it is only shown. */
  wanted?: string
  isPassed?: boolean
}

/** Prints the table. @returns whether every threshold is kept */
export function reportBench(title: string, rows: readonly BenchRow[]): boolean {
  const cells = rows.map(({ what, measured, wanted, isPassed }) => [
    what,
    measured,
    wanted ?? "",
    isPassed === undefined ? "" : isPassed ? "pass" : "MISS",
  ])
  const table = [["", "measured", "wanted", ""], ...cells]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  console.log(`\n${title}`)
  for (const row of table) {
    const padded = row.map((cell, column) =>
      column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    )
    console.log(`  ${padded.join("  ").trimEnd()}`)
  }
  return rows.every(({ isPassed }) => isPassed !== false)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

export function isCalledDirectly(moduleUrl: string): boolean {
  return moduleUrl === pathToFileURL(process.argv[1] ?? "").href
}
