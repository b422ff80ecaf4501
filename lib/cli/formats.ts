import { UsageError } from "./usage-error"

/** The chosen output format; `--json` is short for `--format json`. */
export function readFormat<Format extends string>(
  options: { format?: string; json?: boolean },
  formats: readonly Format[],
  usual: Format,
): Format {
  const chosen = options.format ?? (options.json ? "json" : usual)
  const known = formats.find((format) => format === chosen)
  if (known === undefined) {
    throw new UsageError(`--format ${JSON.stringify(chosen)} is unknown`, `use one of ${formats.join(", ")}`)
  }
  if (options.json && known !== "json")
    throw new UsageError(`--json and --format ${known} are both given`, "keep one of them")
  return known
}
