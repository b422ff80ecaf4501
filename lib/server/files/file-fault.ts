// Says why a call of the file system failed, in a few words and without a stack.

/** The system's own code (`ENOENT`), or null for anything else. */
export function faultCode(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null
}

export function reasonOf(error: unknown): string {
  switch (faultCode(error)) {
    case "ENOENT":
      return "it does not exist"
    case "EACCES":
    case "EPERM":
      return "permission denied"
    case "ENOTDIR":
      return "it is not a folder"
    case "EISDIR":
      return "it is a folder"
    case "ELOOP":
      return "its links form a loop"
    case "ENAMETOOLONG":
      return "its path is too long"
    case "EMFILE":
    case "ENFILE":
      return "too many files are open"
    default:
      return error instanceof Error ? error.message : String(error)
  }
}
