// Runs one reading git command in somebody else's repository. Nothing of that repository may run or reach out: no hook, monitor,
// pager, filter or transport, no fetching of what a partial clone lacks. Time and output are bounded.
import { execFile } from "node:child_process"
import path from "node:path"

export type GitFaultCode =
  /** There is no git on this machine. */
  | "no-git"
  /** The folder belongs to another user, and git refuses to read it (`safe.directory`). */
  | "not-trusted"
  /** It took too long, or said too much. */
  | "out-of-bounds"
  /** Whatever else git found wrong; `message` has its own words. */
  | "failed"

export interface GitFault {
  code: GitFaultCode
  message: string
}

export type GitAnswer = { ok: true; output: Buffer } | { ok: false; fault: GitFault }

export interface GitBounds {
  timeoutMs?: number
  maxBytes?: number
}

const TIMEOUT_MS = 10_000
const MAX_BYTES = 64 * 1024

/** Settings of the repository that would run something, switched off. Filters and textconv run only in commands that are not used here. */
const HARMLESS = [
  "--no-pager",
  "--literal-pathspecs",
  "-c",
  "core.fsmonitor=false",
  "-c",
  "core.hooksPath=/dev/null",
  "-c",
  "protocol.allow=never",
]

/** Chosen by the person who runs this, not by the repository: their settings say which foreign folders they trust. */
const KEPT = new Set(["GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_EXEC_PATH"])

/** `top` is the folder that holds `.git`. Never rejects. */
export function runGit(top: string, args: readonly string[], bounds: GitBounds = {}): Promise<GitAnswer> {
  const options = {
    // Not in the repository: Windows looks for programs in the folder where a process starts.
    cwd: path.dirname(process.execPath),
    env: makeEnvironment(process.env, top),
    timeout: bounds.timeoutMs ?? TIMEOUT_MS,
    maxBuffer: bounds.maxBytes ?? MAX_BYTES,
    killSignal: "SIGKILL",
    encoding: "buffer",
    windowsHide: true,
  } as const
  return new Promise((resolve) => {
    const child = execFile("git", ["-C", top, ...HARMLESS, ...args], options, (error, stdout, stderr) => {
      if (error === null) resolve({ ok: true, output: stdout })
      else resolve({ ok: false, fault: explain(error, stderr.toString("utf8"), options.timeout) })
    })
    child.stdin?.end()
  })
}

function makeEnvironment(env: NodeJS.ProcessEnv, top: string): NodeJS.ProcessEnv {
  const foreign = Object.keys(env).filter((name) => name.startsWith("GIT_") && !KEPT.has(name))
  return {
    ...env,
    ...Object.fromEntries(foreign.map((name) => [name, undefined])),
    // The repository of `top` and no other, also where its `.git` turns out to be none.
    GIT_CEILING_DIRECTORIES: path.dirname(top),
    GIT_ALLOW_PROTOCOL: "none",
    GIT_NO_LAZY_FETCH: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C",
    LANGUAGE: "C",
  }
}

function explain(error: Error & { code?: unknown; killed?: boolean }, stderr: string, timeoutMs: number): GitFault {
  if (error.code === "ENOENT") return { code: "no-git", message: "git is not installed here" }
  if (error.code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER")
    return { code: "out-of-bounds", message: "git's answer is too long to be read" }
  if (error.killed === true)
    return { code: "out-of-bounds", message: `git took more than ${timeoutMs / 1_000} seconds` }
  if (/dubious ownership|unsafe repository/.test(stderr))
    return { code: "not-trusted", message: "the repository belongs to another user, so git refuses to read it" }
  const said = stderr
    .split("\n")
    .map((line) => line.trim())
    .find((line) => line !== "")
  return {
    code: "failed",
    message: said === undefined ? "git failed" : said.replace(/^(fatal|error): /, "").slice(0, 300),
  }
}
