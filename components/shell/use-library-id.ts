"use client"

import { useSearchParams } from "next/navigation"

/** The library that the address names, or null for the default one. */
export function useLibraryId(): string | null {
  return useSearchParams().get("library")
}
