"use client"

import { useEffect } from "react"
import { type ShownLibrary, tellShownLibrary } from "./shown-library"

/** Draws nothing: tells the strip which state of the library this page shows. */
export function LibraryBeacon(library: ShownLibrary) {
  useEffect(() => tellShownLibrary(library))
  return null
}
