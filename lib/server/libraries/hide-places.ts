// Takes the places of a library out of what its reading says, for servers that other machines reach: a root or manifest is
// named by its last part only.
import path from "node:path"
import type { Diagnostic, Library } from "@/lib/library"

export function hidePlaces(library: Library, locations: readonly string[]): Library {
  const hide = (text: string) => hidePlacesInText(text, locations)
  const hideIn = (diagnostic: Diagnostic): Diagnostic => {
    const { file, message, mend } = diagnostic
    return { ...diagnostic, file: hide(file), message: hide(message), mend: hide(mend) }
  }
  return {
    ...library,
    refused: library.refused.map((refused) => ({ ...refused, error: hideIn(refused.error) })),
    diagnostics: library.diagnostics.map(hideIn),
  }
}

export function hidePlacesInText(text: string, locations: readonly string[]): string {
  // Longest first: one place may lie inside another.
  const places = [...locations].sort((a, b) => b.length - a.length)
  return places.reduce((shown, place) => shown.replaceAll(place, path.basename(place)), text)
}
