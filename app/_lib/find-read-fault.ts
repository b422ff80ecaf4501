import type { Diagnostic, Library } from "@/lib/library"

/** Codes that mean the whole library is missing, not one file of it. */
const WHOLE_LIBRARY_CODES: readonly string[] = ["library-unreadable", "root-unreadable", "manifest-shape"]

/** Why nothing of a library could be read; null where something was, or where it is simply empty. */
export function findReadFault({ skills, refused, diagnostics }: Library): Diagnostic | null {
  if (skills.length > 0 || refused.length > 0) return null
  return diagnostics.find(({ code, severity }) => severity === "error" && WHOLE_LIBRARY_CODES.includes(code)) ?? null
}
