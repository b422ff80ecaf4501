import { spawn } from "node:child_process"
import os from "node:os"
import { ROOT } from "./root.mjs"

const STOP_SIGNALS = ["SIGINT", "SIGTERM"]

/** A fault that a person can mend: told as its one line, without a stack. */
export class PlainError extends Error {}

/** Runs a program to its end and keeps what it says. Never throws: a program that cannot start has status -1. */
export function run(command, args, { env = {}, isShown = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: isShown ? "inherit" : ["ignore", "pipe", "pipe"],
    })
    const chunks = []
    child.stdout?.on("data", (chunk) => chunks.push(chunk))
    child.stderr?.on("data", (chunk) => chunks.push(chunk))
    const output = () => Buffer.concat(chunks).toString("utf8").trim()
    // A stop that is asked for meanwhile stops the program too, which would otherwise work on, alone.
    let stoppedBy = null
    const stop = (signal) => {
      stoppedBy = signal
      child.kill(signal)
    }
    for (const signal of STOP_SIGNALS) process.on(signal, stop)
    const end = (result) => {
      for (const signal of STOP_SIGNALS) process.removeListener(signal, stop)
      if (stoppedBy !== null) process.exit(128 + os.constants.signals[stoppedBy])
      resolve(result)
    }
    child.on("error", (error) => end({ status: -1, output: `${output()}\n${error.message}`.trim() }))
    child.on("close", (status) => end({ status: status ?? -1, output: output() }))
  })
}

export function runNode(args, options) {
  return run(process.execPath, args, options)
}

/** Prints `name … done in 1.2 s` on one line, the end of it when the work is done. */
export async function step(name, work) {
  const startedAt = performance.now()
  process.stdout.write(`${name} … `)
  try {
    const result = await work()
    console.log(`done in ${formatSeconds(performance.now() - startedAt)}`)
    return result
  } catch (error) {
    console.log("failed")
    throw error
  }
}

export function formatSeconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}

/** Entry of every script: a plain error is one line and status 1; anything else is a bug and shows its stack. */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    process.exit(1)
  }
}
