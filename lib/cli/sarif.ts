// SARIF 2.1.0, as code scanning services read it: one run, one rule a code, one result a diagnostic that has a file. What concerns the
// library as a whole, and what did not fit, is a notification, since a result without a place makes such services refuse the whole.
import { hash } from "node:crypto"
import path from "node:path"
import { pathToFileURL } from "node:url"
import type { CodeEntry, Diagnostic, Severity } from "@/lib/library"

const LEVELS = { error: "error", warning: "warning", info: "note" } as const satisfies Record<Severity, string>
/** What GitHub calls them, where it filters. */
const PROBLEM_SEVERITIES = { error: "error", warning: "warning", info: "recommendation" } as const
const RANKS = { error: 0, warning: 1, info: 2 } as const satisfies Record<Severity, number>
/** More results than this in one run are refused by GitHub. */
const MAX_RESULTS = 25_000

interface Sarif {
  /** Absolute path of a diagnostic's file; "" for the library as a whole. */
  place(diagnostic: Diagnostic): string
  /** Null for a code that the catalogue does not have. */
  describeCode(code: string): Pick<CodeEntry, "severity" | "what" | "mend" | "example"> | null
  /** Absolute path that files are named from: the top of the repository. */
  sourceRoot: string
  version: string
}

export function formatSarif(diagnostics: readonly Diagnostic[], sarif: Sarif): string {
  const { version, describeCode, place } = sarif
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort()
  const rules = new Map(codes.map((code, index) => [code, index]))
  const placed = diagnostics.filter((diagnostic) => place(diagnostic) !== "")
  const shown = boundResults(placed)
  const notifications = [
    ...diagnostics.filter((diagnostic) => place(diagnostic) === "").map((one) => formatNotification(one, rules)),
    ...noteLeftOut(placed.length - shown.length),
  ]
  const fingerprint = createFingerprints()
  const document = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "tower",
            fullName: "Skill Tower lint",
            version,
            semanticVersion: version,
            rules: codes.map((code) => formatRule(code, describeCode(code))),
          },
        },
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: notifications }],
        originalUriBaseIds: { [SOURCE_ROOT]: { description: { text: "The top of the repository." } } },
        columnKind: "unicodeCodePoints",
        results: shown.map((diagnostic) => formatResult(diagnostic, rules, sarif, fingerprint)),
      },
    ],
  }
  return `${JSON.stringify(document)}\n`
}

const SOURCE_ROOT = "%SRCROOT%"

/** Of too many, the worst; in the order they came. */
function boundResults(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (diagnostics.length <= MAX_RESULTS) return diagnostics
  const worst = [...diagnostics].sort((a, b) => RANKS[a.severity] - RANKS[b.severity]).slice(0, MAX_RESULTS)
  const kept = new Set(worst)
  return diagnostics.filter((diagnostic) => kept.has(diagnostic))
}

function noteLeftOut(count: number) {
  if (count === 0) return []
  const text = `${count} more findings, the least severe, were left out: a run holds ${MAX_RESULTS}. tower lint --format json lists them all.`
  return [{ level: "warning", message: { text } }]
}

function formatRule(code: string, entry: ReturnType<Sarif["describeCode"]>) {
  if (entry === null) return { id: code, shortDescription: { text: code } }
  const { severity, what, mend, example } = entry
  return {
    id: code,
    shortDescription: { text: what },
    fullDescription: { text: what },
    help: {
      text: `${what}\nFor example: ${example}\nTo mend it: ${mend}`,
      markdown: `${escapeMarkdown(what)}\n\n**For example:** ${escapeMarkdown(example)}\n\n**To mend it:** ${escapeMarkdown(mend)}`,
    },
    defaultConfiguration: { level: LEVELS[severity] },
    properties: { tags: ["agent-skills"], "problem.severity": PROBLEM_SEVERITIES[severity] },
  }
}

function formatResult(
  diagnostic: Diagnostic,
  rules: ReadonlyMap<string, number>,
  sarif: Sarif,
  fingerprint: (diagnostic: Diagnostic, uri: string) => string,
) {
  const { code, severity, line, column } = diagnostic
  const artifactLocation = formatArtifact(sarif.place(diagnostic), sarif.sourceRoot)
  const region =
    line === null || line < 1
      ? {}
      : { region: { startLine: line, ...(column === null || column < 1 ? {} : { startColumn: column }) } }
  return {
    ruleId: code,
    ruleIndex: rules.get(code),
    level: LEVELS[severity],
    message: { text: formatMessage(diagnostic) },
    locations: [{ physicalLocation: { artifactLocation, ...region } }],
    partialFingerprints: { primaryLocationLineHash: fingerprint(diagnostic, artifactLocation.uri) },
  }
}

function formatNotification(diagnostic: Diagnostic, rules: ReadonlyMap<string, number>) {
  return {
    associatedRule: { id: diagnostic.code, index: rules.get(diagnostic.code) },
    level: LEVELS[diagnostic.severity],
    message: { text: formatMessage(diagnostic) },
  }
}

function formatMessage({ message, mend }: Diagnostic): string {
  return `${message}. ${mend}`
}

function formatArtifact(absolute: string, sourceRoot: string): { uri: string; uriBaseId?: string } {
  const relative = path.relative(sourceRoot, absolute)
  if (relative === "" || relative.split(path.sep)[0] === ".." || path.isAbsolute(relative))
    return { uri: pathToFileURL(absolute).href }
  return { uri: relative.split(path.sep).map(encodeURIComponent).join("/"), uriBaseId: SOURCE_ROOT }
}

/**
 * The same finding has the same fingerprint when lines above it come and go: of the code, the file and what is said, without the line
 * numbers in it. Equal ones of a file are told apart by their order.
 */
function createFingerprints(): (diagnostic: Diagnostic, uri: string) => string {
  const seen = new Map<string, number>()
  return ({ code, message, skill }, uri) => {
    const said = message.replace(/\b(lines?|columns?) \d+/g, "$1")
    const digest = hash("sha256", JSON.stringify([code, uri, skill ?? null, said]), "hex").slice(0, 16)
    const count = (seen.get(digest) ?? 0) + 1
    seen.set(digest, count)
    return `${digest}:${count}`
  }
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+!|<>~-]/g, "\\$&").replaceAll("\n", " ")
}
