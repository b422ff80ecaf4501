// The entry of `tower`: runs one command and turns whatever happens into an exit code and at most a few lines on stderr.
import { CommanderError } from "commander"
import type { ExitCode, LoadCommand } from "./command"
import { createProgram } from "./program"
import { openTerminal } from "./terminal"
import { printable } from "./text/printable"
import { isUsageError } from "./usage-error"

export interface MainOptions {
  /** Arguments without node and script. */
  argv: readonly string[]
  version: string
  load: LoadCommand
  cacheFolder: string | null
}

/** Never rejects. */
export async function main({ argv, version, load, cacheFolder }: MainOptions): Promise<ExitCode> {
  const terminal = openTerminal(process.env)
  const fail = (line: string): ExitCode => {
    terminal.err(`tower: ${line}\n`)
    return 2
  }
  if (argv.length === 0) return fail("no command is given; see tower --help")
  let code: ExitCode = 0
  const program = createProgram(
    { terminal, cwd: process.cwd(), env: process.env, version, cacheFolder },
    load,
    (finished) => {
      code = finished
    },
  )
  try {
    await program.parseAsync([...argv], { from: "user" })
    return code
  } catch (error) {
    if (isBrokenPipe(error)) return 0
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : fail(explainUsage(error, argv))
    if (isUsageError(error)) return fail(printable(`${error.message}; ${error.mend}`))
    if (process.env.TOWER_DEBUG && error instanceof Error) terminal.err(`${error.stack}\n`)
    const message = error instanceof Error ? error.message : String(error)
    return fail(printable(`unexpected fault: ${message}; run again with TOWER_DEBUG=1 to see where, and report it`))
  }
}

/** Commands are bundled apart from this file, so classes differ and names decide. */
function isBrokenPipe(error: unknown): boolean {
  return error instanceof Error && error.name === "BrokenPipe"
}

/** `map` has actions of its own, so that what is unknown there may be the word after it. */
function isUnknown(code: string, command: string): boolean {
  return code === "commander.unknownCommand" && command !== "map"
}

/** Commander's own words on one line, with what to type. */
function explainUsage({ code, message }: CommanderError, argv: readonly string[]): string {
  const command = argv.find((argument) => /^[a-z]/.test(argument)) ?? ""
  const help = ["tower", ...(command === "" || isUnknown(code, command) ? [] : [command]), "--help"].join(" ")
  const seen = printable(
    message
      .replace(/^error: /, "")
      .replace(/\s*\n\s*/g, " ")
      .replace(/\.$/, ""),
  )
  switch (code) {
    case "commander.unknownOption":
      return `${seen}; where it is part of a request or a name, put -- before it; else see ${help}`
    case "commander.help":
      return `no action is given after ${command}; see ${help}`
    case "commander.excessArguments":
      return `${seen}; put the request in quotes, or see ${help}`
    default:
      return `${seen}; see ${help}`
  }
}
