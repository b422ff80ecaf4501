// SARIF 2.1.0, as code scanning services read it: one run, one rule a code, one result a diagnostic.
import path from "node:path"
import { pathToFileURL } from "node:url"
import type { Diagnostic, Severity } from "@/lib/library"

const LEVELS = { error: "error", warning: "warning", info: "note" } as const satisfies Record<Severity, string>

interface Sarif {
  /** The file relative to where the command runs (the repository, in CI), or absolute where it lies elsewhere; "" for none. */
  locate(diagnostic: Diagnostic): string
  meaning(code: string): string
  version: string
}

export function formatSarif(diagnostics: readonly Diagnostic[], { locate, meaning, version }: Sarif): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort()
  const document = {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "tower",
            semanticVersion: version,
            rules: codes.map((code) => ({ id: code, shortDescription: { text: meaning(code) } })),
          },
        },
        columnKind: "unicodeCodePoints",
        results: diagnostics.map((diagnostic) => ({
          ruleId: diagnostic.code,
          ruleIndex: codes.indexOf(diagnostic.code),
          level: LEVELS[diagnostic.severity],
          message: { text: `${diagnostic.message}. ${diagnostic.mend}` },
          ...formatLocations(diagnostic, locate(diagnostic)),
        })),
      },
    ],
  }
  return `${JSON.stringify(document)}\n`
}

function formatLocations({ line, column }: Diagnostic, file: string) {
  if (file === "") return {}
  const region =
    line === null ? {} : { region: { startLine: line, ...(column === null ? {} : { startColumn: column }) } }
  return { locations: [{ physicalLocation: { artifactLocation: { uri: toUri(file) }, ...region } }] }
}

function toUri(file: string): string {
  return path.isAbsolute(file) ? pathToFileURL(file).href : file.split("/").map(encodeURIComponent).join("/")
}
