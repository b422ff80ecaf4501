/**
 * Wrong usage or unreadable input: the command ends with 2 and one line on stderr. `message` names the file or option and says what was
 * seen; `mend` says what to type. Commands are bundled apart from the entry, so this is recognised by its name, not its class.
 */
export class UsageError extends Error {
  override readonly name = "TowerUsageError"
  constructor(
    message: string,
    readonly mend: string,
  ) {
    super(message)
  }
}

export function isUsageError(error: unknown): error is UsageError {
  return error instanceof Error && error.name === "TowerUsageError"
}
