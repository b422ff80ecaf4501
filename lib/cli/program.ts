// The command line as commander knows it: commands, options, help. What they do is in `commands/`, loaded when asked for.
import { Command, type OutputConfiguration } from "commander"
import type {
  Context,
  ExitCode,
  GraphOptions,
  LintOptions,
  LoadCommand,
  MapAction,
  MapOptions,
  RouteOptions,
  WhyOptions,
} from "./command"
import { MAP_FRESH_HELP, MAP_HELP, MAP_WATERMARK_HELP } from "./map-help"

const EXIT_CODES = `
Exit codes:
  0  done
  1  the answer is "no"
  2  wrong usage or unreadable input; one line on stderr says what and how to mend it`

const LIBRARY_HELP = `
The library is the one named by --library or --manifest, else by TOWER_LIBRARY, else the first
in "libraries" of the nearest tower.config.json (here or above), else ./skills.
A request or name that begins with a dash goes after --: tower route -- "--force is ignored"`

/** `finish` gets the exit code of the command that ran. */
export function createProgram(context: Context, load: LoadCommand, finish: (code: ExitCode) => void): Command {
  const output: OutputConfiguration = {
    writeOut: (text) => context.terminal.out(text),
    writeErr: (text) => context.terminal.err(text),
    getOutHelpWidth: () => 100,
    getErrHelpWidth: () => 100,
    getOutHasColors: () => false,
    getErrHasColors: () => false,
    // Faults are told in one line, by the entry.
    outputError: () => {},
  }
  const program = new Command("tower")
  const define = (usage: string, parent: Command = program) => {
    const command = parent.command(usage).configureOutput(output).exitOverride()
    return command
      .option("--library <dir>", "folder that holds skills; give it again for more roots", collect)
      .option("--manifest <file>", "a compiled skills.manifest.json, instead of folders")
  }

  program
    .description("See which agent skill answers a request, why, and what to mend when none does.")
    .version(context.version, "-V, --version", "print the version")
    .configureOutput(output)
    .exitOverride()
    .helpCommand("help [command]", "print the help of a command")
    .addHelpText(
      "after",
      `
Options of every command:
  --library <dir>    folder that holds skills; give it again for more roots
  --manifest <file>  a compiled skills.manifest.json, instead of folders
  --json             print JSON and nothing else on stdout
  -h, --help         the command's own options and exit codes
${EXIT_CODES}
${LIBRARY_HELP}

Examples:
  tower route "rename this component" --path app/page.tsx
  tower why graph-audit "check the relations of my library"
  tower lint --format sarif > lint.sarif
  tower graph --format dot | dot -Tsvg > graph.svg
  tower graph --focus graph-audit --side used-by --depth 2
  tower map fresh || echo "the map needs another look"`,
    )

  addRequestOptions(define("route").argument("[query]", "the request, in quotes"))
    .summary("which skill answers a request, and why")
    .description("Routes one request, or a file of them, and prints the trace: what every gate let through and why.")
    .option("--strategy <name>", "how to route: deterministic")
    .option("--requests <file>", "answer a JSONL file of requests instead, one trace a line, in order; - is stdin")
    .option("--json", "print the trace as JSON, or JSON lines with --requests, and nothing else on stdout")
    .option("--brief", "in JSON, count what the project and score gates removed instead of listing it")
    .addHelpText(
      "after",
      `
A line of --requests is {"query", "project"?, "paths"?, "minEvalState"?, "maxResults"?, "today"?}; options given beside it
are the defaults of lines that leave a field out. One unreadable line, and nothing is answered.

Exit codes:
  0  a skill was selected; with --requests: every line was answered, whatever the answers
  1  gap (no skill matched) or blocked (the gates removed every match)
  2  wrong usage or unreadable input; stderr says which file, line or option, and the mend
${LIBRARY_HELP}`,
    )
    .action(async (query: string | undefined, options: RouteOptions) =>
      finish(await (await load("route")).run(query, options, context)),
    )

  addRequestOptions(
    define("why").argument("<skill>", "name of the skill").argument("<query>", "the request, in quotes"),
  )
    .summary("why a skill did or did not win a request")
    .description(
      "Explains one skill's fate: the first gate it did not pass, the points it is short of, what wins instead, and the smallest change that would make it win.",
    )
    .option("--json", "print the explanation as one JSON document")
    .addHelpText(
      "after",
      `
Exit codes:
  0  explained, whether the skill wins or not
  2  wrong usage, an unknown skill or unreadable input
${LIBRARY_HELP}`,
    )
    .action(async (skill: string, query: string, options: WhyOptions) =>
      finish(await (await load("why")).run(skill, query, options, context)),
    )

  define("lint")
    .summary("faults of the library's files, with mends")
    .description("Reads the whole library and prints what is wrong, grouped by code, with what to type.")
    .option("--format <format>", "text, json or sarif (2.1.0)")
    .option("--json", "short for --format json")
    .option("--portable", "also tell what strict readers of the published skill format would not accept")
    .addHelpText(
      "after",
      `
Exit codes:
  0  no error (there may be warnings)
  1  at least one error
  2  wrong usage or an unreadable library
${LIBRARY_HELP}`,
    )
    .action(async (options: LintOptions) => finish(await (await load("lint")).run(options, context)))

  define("graph")
    .summary("relations of the library, their vital signs and findings")
    .description("Prints the typed relations between skills. As JSON with vital signs and findings.")
    .option("--format <format>", "json (usual), dot, mermaid or graphml")
    .option("--json", "short for --format json")
    .option("--kinds <list>", "only these relation types, such as depends_on,verify_with")
    .option("--focus <skill>", "only what lies around this skill")
    .option("--depth <n>", "steps around it, 1 to 4 (usually 1)")
    .option("--side <side>", "uses (what it names), used-by (who names it) or both (usual)")
    .addHelpText(
      "after",
      `
With --kinds or --focus, JSON says what was asked, gives the steps of each skill from the one in focus, has the findings that lie
wholly in that part, and leaves the vital signs out, since those are the whole library's.
${EXIT_CODES.replace('\n  1  the answer is "no"', "")}\n${LIBRARY_HELP}`,
    )
    .action(async (options: GraphOptions) => finish(await (await load("graph")).run(options, context)))

  const map = program
    .command("map")
    // Without an action its help would go to stderr, where one line is promised.
    .configureOutput({ ...output, writeErr: () => {} })
    .helpCommand(false)
    .exitOverride()
    .summary("whether a map of the library is fresh; mark one")
    .description(
      "Tells whether a map file, a text about how the skills hang together, still speaks of the library as it is.",
    )
    .addHelpText("after", MAP_HELP)
  const runMap = (action: MapAction) => async (file: string | undefined, options: MapOptions) =>
    finish(await (await load("map")).run(action, file, options, context))
  define("fresh", map)
    .argument("[mapfile]", "the map; usually SKILL-MAP.md in the first folder of the library, or beside the manifest")
    .summary("print FRESH, STALE <old> <head> or MISSING, then the skills that changed")
    .description("Compares the watermark on line 1 of a map file with the library as it is. Reads only.")
    .option("--json", "print one JSON document")
    .addHelpText("after", `${MAP_FRESH_HELP}\n${LIBRARY_HELP}`)
    .action(runMap("fresh"))
  define("watermark", map)
    .argument("[mapfile]", "the map; usually SKILL-MAP.md in the first folder of the library, or beside the manifest")
    .summary("write the watermark on line 1 of a map file; the rest stays as it is")
    .description("Notes in a map file where the library stands now. Makes a stub where there is no file.")
    .option("--json", "print one JSON document")
    .addHelpText("after", `${MAP_WATERMARK_HELP}\n${LIBRARY_HELP}`)
    .action(runMap("watermark"))

  return program
}

function addRequestOptions(command: Command): Command {
  return command
    .option("--project <handle>", "active project; skills bound to others are left out")
    .option("--path <path>", "a touched file; give it again for more", collect)
    .option("--min-eval-state <state>", "least evaluation state: unverified, passing or monitored")
    .option("--max <n>", "how many skills may be selected, 1 to 50 (usually 3)")
    .option("--today <date>", "the day for expiry and staleness, such as 2026-11-30 (usually today, UTC)")
}

function collect(value: string, previous: string[] | undefined): string[] {
  return [...(previous ?? []), value]
}
