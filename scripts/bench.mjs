// `npm run bench [-- NAME…]`: every benchmark, or those named. Fails where one misses a threshold.
import fs from "node:fs"
import path from "node:path"
import { PROGRAMS, ROOT } from "./setup/root.mjs"
import { main, PlainError, runNode } from "./setup/run.mjs"
import { setUp } from "./setup.mjs"

/** What a person would ask for by name. Other files in the folder are parts of these. */
const BENCHES = ["routing", "reader", "cli-start", "gathering", "graph-browser"]

await main(async () => {
  const named = process.argv.slice(2)
  const unknown = named.find((name) => !BENCHES.includes(name))
  if (unknown !== undefined) throw new PlainError(`There is no benchmark ${unknown}: take ${BENCHES.join(", ")}.`)
  await setUp({ isBuilding: false })
  const missed = []
  for (const name of named.length > 0 ? named : BENCHES) {
    const file = `scripts/bench/${name}.ts`
    const { status } = fs.existsSync(path.join(ROOT, file))
      ? await runNode([PROGRAMS.tsx, file], { isShown: true })
      : { status: -1 }
    if (status !== 0) missed.push(name)
  }
  console.log(missed.length === 0 ? "\nAll thresholds are kept." : `\nMissed: ${missed.join(", ")}`)
  process.exitCode = missed.length === 0 ? 0 : 1
})
