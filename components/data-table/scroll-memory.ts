"use client"

// Where each list was scrolled to, by its address: going back finds the row that one came from.
const offsets = new Map<string, number>()

function keyOf(label: string): string {
  return `${label} ${location.pathname}${location.search}`
}

export function keepOffset(label: string, offsetPx: number): void {
  offsets.set(keyOf(label), offsetPx)
}

export function readOffset(label: string): number {
  return typeof location === "undefined" ? 0 : (offsets.get(keyOf(label)) ?? 0)
}
