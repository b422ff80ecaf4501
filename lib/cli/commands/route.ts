import fs from "node:fs"
import path from "node:path"
import { compileLibrary, type RouteTrace, route } from "@/lib/routing"
import { briefTrace } from "../brief"
import type { CommandModules, Context, ExitCode, RouteOptions } from "../command"
import { openLibrary } from "../open-library"
import { readRequestOptions, withOptionNames } from "../request-options"
import { parseRequests } from "../requests-file"
import { formatTrace, formatTraceLine } from "../text/format-trace"
import { printable } from "../text/printable"
import { createStyle } from "../text/style"
import { UsageError } from "../usage-error"

/** Fault lines printed of a requests file; the rest are counted. */
const MAX_FAULTS = 20
const STRATEGIES = ["deterministic", "full-text", "embedding", "hybrid", "llm"]

export const run: CommandModules["route"]["run"] = async (query, options, context) => {
  checkStrategy(options.strategy)
  if (options.requests !== undefined) {
    if (query !== undefined) throw new UsageError("QUERY and --requests are both given", "keep one of them")
    return routeBatch(options.requests, options, context)
  }
  if (query === undefined) {
    throw new UsageError(
      "no request is given",
      'write it in quotes: tower route "fix the flaky test", or name a file with --requests',
    )
  }
  const request = { ...readRequestOptions(options), query }
  // A request that cannot be answered is told before a large library is read.
  withOptionNames(() => route(compileLibrary([]), request))
  const { routing, library } = await openLibrary(options, context)
  const trace = withOptionNames(() => route(compileLibrary(routing), request))
  if (!options.json && library.refused.length > 0) {
    const files = library.refused.length === 1 ? "1 file is" : `${library.refused.length} files are`
    context.terminal.err(`tower: ${files} refused and can answer nothing; tower lint says why\n`)
  }
  context.terminal.out(
    options.json ? formatJsonLine(trace, options) : formatTrace(trace, createStyle(context.terminal.colour)),
  )
  return trace.outcome === "routed" ? 0 : 1
}

/** A batch is done when every line is answered, whatever the answers: 0. A line that cannot be read stops it before the first answer: 2. */
async function routeBatch(file: string, options: RouteOptions, context: Context): Promise<ExitCode> {
  const { terminal } = context
  const { requests, faults, notes } = parseRequests(readFile(file, context.cwd), file, readRequestOptions(options))
  for (const note of notes) terminal.err(`tower: ${printable(note)}\n`)
  if (faults.length > 0) {
    for (const fault of faults.slice(0, MAX_FAULTS)) terminal.err(`tower: ${printable(fault)}\n`)
    if (faults.length > MAX_FAULTS)
      terminal.err(`tower: ${file}: ${faults.length - MAX_FAULTS} more lines cannot be read\n`)
    return 2
  }
  const { routing } = await openLibrary(options, context)
  const compiled = compileLibrary(routing)
  const style = createStyle(terminal.colour)
  const width = String(requests.length).length
  for (const [index, request] of requests.entries()) {
    const trace = route(compiled, request)
    terminal.out(options.json ? formatJsonLine(trace, options) : formatTraceLine(trace, index + 1, width, style))
  }
  return 0
}

function formatJsonLine(trace: RouteTrace, { brief }: RouteOptions): string {
  return `${JSON.stringify(brief ? briefTrace(trace) : trace)}\n`
}

/** `-` is stdin. */
function readFile(file: string, cwd: string): string {
  try {
    return fs.readFileSync(file === "-" ? 0 : path.resolve(cwd, file), "utf8")
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown"
    const seen = code === "ENOENT" ? "does not exist" : code === "EISDIR" ? "is a folder" : `cannot be read (${code})`
    throw new UsageError(`--requests: ${file} ${seen}`, "name a JSONL file, or - for stdin")
  }
}

function checkStrategy(strategy = "deterministic"): void {
  if (strategy === "deterministic") return
  if (STRATEGIES.includes(strategy)) {
    throw new UsageError(
      `--strategy ${strategy} is not available in this version`,
      "use --strategy deterministic, or leave it out",
    )
  }
  throw new UsageError(
    `--strategy ${JSON.stringify(strategy)} is unknown`,
    "use --strategy deterministic, or leave it out",
  )
}
