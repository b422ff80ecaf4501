// Runs the real command, as a shell would.
import { spawn, spawnSync } from "node:child_process"
import path from "node:path"

export const PROJECT = path.resolve(import.meta.dirname, "../../..")
export const TOWER = path.join(PROJECT, "bin/tower.mjs")
export const FIXTURES = path.join(PROJECT, "lib/cli/fixtures")

export interface Run {
  code: number | null
  stdout: string
  stderr: string
}

interface RunOptions {
  cwd?: string
  env?: Record<string, string>
  input?: string
}

/** Waits for the end and takes everything. Colour, settings and libraries of whoever runs the tests stay out. */
export function runTower(args: readonly string[], { cwd = FIXTURES, env = {}, input = "" }: RunOptions = {}): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOWER, ...args], {
    cwd,
    env: { NODE_ENV: "test", PATH: process.env.PATH ?? "", HOME: cwd, ...env },
    input,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  })
  return { code: status, stdout, stderr: withoutBuildNote(stderr) }
}

/** Makes sure that the bundle is there, so that no test sees the line that says it is being built. */
export function buildTower(): void {
  const { code, stderr } = runTower(["--version"])
  if (code !== 0) throw new Error(`the command cannot run: ${stderr}`)
}

/** Reads stdout in small bites, each in a turn of its own; `until` ends the reading early by closing the pipe. */
export function readSlowly(
  args: readonly string[],
  until: number = Number.POSITIVE_INFINITY,
): Promise<Run & { bytes: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [TOWER, ...args], { cwd: FIXTURES, stdio: ["ignore", "pipe", "pipe"] })
    let bytes = 0
    let last = ""
    let stderr = ""
    const bite = () => {
      const chunk: Buffer | null = child.stdout.read(Math.min(16_384, child.stdout.readableLength || 16_384))
      if (chunk !== null) {
        bytes += chunk.length
        last = chunk.toString("utf8").slice(-1)
        if (bytes >= until) {
          child.stdout.destroy()
          return
        }
        setImmediate(bite)
      }
    }
    child.stdout.on("readable", bite)
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk.toString("utf8")
    })
    child.on("error", reject)
    child.on("close", (code) => resolve({ code, stdout: last, stderr: withoutBuildNote(stderr), bytes }))
  })
}

/** A source that is edited while tests run has the next process build the bundle, and say so. */
function withoutBuildNote(stderr: string): string {
  return stderr.replace(/^tower: building the command .*\n/, "")
}
