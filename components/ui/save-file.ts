const KEEP_MS = 60_000

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type }) : content)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  // Not at once: the browser may read it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}
