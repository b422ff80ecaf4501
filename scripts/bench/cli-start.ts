// How long `tower route` takes on the starter library from start to end, against the bare start of Node in the same run.
import { spawnSync } from "node:child_process"
import path from "node:path"
import { isCalledDirectly, median, reportBench } from "./report"

const ROOT = path.resolve(import.meta.dirname, "../..")
const RUNS = 25
/** Specified: a command starts in at most three times the time of an empty Node program. */
const MAX_RATIO = 3

function timeRun(args: readonly string[], statuses: readonly number[]): number {
  const startedAt = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8", env: plainEnvironment() })
  const ms = performance.now() - startedAt
  if (status === null || !statuses.includes(status))
    throw new Error(`${args.join(" ")} ended with ${status}: ${stderr}`)
  return ms
}

/** This script runs under tsx; what it measures must not. */
function plainEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_OPTIONS: "" }
}

function benchCliStart(): boolean {
  const empty = ["-e", "0"]
  const tower = ["bin/tower.mjs", "route", "audit the relation graph of my skills"]
  timeRun(tower, [0, 1])
  const emptyMs: number[] = []
  const towerMs: number[] = []
  // Taken in turns, so that a busy moment of the machine falls on both.
  for (let run = 0; run < RUNS; run += 1) {
    emptyMs.push(timeRun(empty, [0]))
    towerMs.push(timeRun(tower, [0, 1]))
  }
  const ratio = median(towerMs) / median(emptyMs)
  return reportBench(`Command start, median of ${RUNS} runs`, [
    { what: "node -e 0", measured: `${median(emptyMs).toFixed(1)} ms` },
    { what: "tower route QUERY, starter library", measured: `${median(towerMs).toFixed(1)} ms` },
    {
      what: "ratio",
      measured: `${ratio.toFixed(2)}×`,
      wanted: `at most ${MAX_RATIO}×`,
      isPassed: ratio <= MAX_RATIO,
    },
  ])
}

if (isCalledDirectly(import.meta.url)) process.exitCode = benchCliStart() ? 0 : 1
