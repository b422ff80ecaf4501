// Writes to stdout and stderr. Synchronous on purpose: what was written is at the reader, however large, before the process can end, and
// the start-up cost of Node's stream objects is not paid.
import fs from "node:fs"
import tty from "node:tty"
import { UsageError } from "./usage-error"

export interface Terminal {
  /** Throws `BrokenPipe` where the reader has gone. */
  out(text: string): void
  err(text: string): void
  /** Whether stdout is a terminal that wants colour. */
  readonly colour: boolean
}

/** The reader closed its end (`tower … | head`): nothing is wrong, and nothing more needs saying. */
export class BrokenPipe extends Error {
  override readonly name = "BrokenPipe"
}

const STDOUT = 1
const STDERR = 2

export function openTerminal(env: Readonly<Record<string, string | undefined>>): Terminal {
  let colour: boolean | undefined
  return {
    out: (text) => writeWhole(STDOUT, text),
    err: (text) => {
      try {
        writeWhole(STDERR, text)
      } catch {
        // There is nobody left to tell.
      }
    },
    get colour() {
      colour ??= !env.NO_COLOR && env.TERM !== "dumb" && tty.isatty(STDOUT)
      return colour
    },
  }
}

function writeWhole(descriptor: number, text: string): void {
  let rest = Buffer.from(text, "utf8")
  while (rest.length > 0) {
    try {
      rest = rest.subarray(fs.writeSync(descriptor, rest))
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      if (code === "EPIPE") throw new BrokenPipe()
      // A pipe that its owner set non-blocking is full: give the reader a moment.
      if (code !== "EAGAIN")
        throw new UsageError(`the output cannot be written (${code ?? "unknown"})`, "send it elsewhere")
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2)
    }
  }
}
