// Every check that is no test, in the order of `npm run check`.
import fs from "node:fs"
import path from "node:path"
import { PROGRAMS, ROOT } from "../setup/root.mjs"
import { formatSeconds, runNode } from "../setup/run.mjs"

const CHECKS = [
  { name: "format and lint", args: [PROGRAMS.biome, "check", "--error-on-warnings", "."] },
  { name: "boundaries", args: ["scripts/checks/boundaries.mjs"] },
  { name: "types", args: [PROGRAMS.tsc, "--noEmit", "-p", "."] },
  { name: "engine types", args: [PROGRAMS.tsc, "--noEmit", "-p", "lib/routing"] },
  { name: "dead code", args: [PROGRAMS.knip] },
]

/** How many run at once. More only slow each other down. */
const LANES = 2

/** Runs all checks; each counts as one. A failing one shows what it said. */
export async function runChecks() {
  // Written by any build; a clone that was never built lacks the types of pages and style sheets.
  if (!fs.existsSync(path.join(ROOT, "next-env.d.ts"))) await runNode([PROGRAMS.next, "typegen"])
  const waiting = [...CHECKS]
  const counts = { passed: 0, failed: 0 }
  async function work() {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const startedAt = performance.now()
      const { status, output } = await runNode(check.args)
      const isPassed = status === 0
      counts[isPassed ? "passed" : "failed"] += 1
      console.log(`${isPassed ? "✓" : "✗"} ${check.name} (${formatSeconds(performance.now() - startedAt)})`)
      if (!isPassed) console.log(output)
    }
  }
  await Promise.all(Array.from({ length: LANES }, work))
  return counts
}
