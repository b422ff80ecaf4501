// `npm run check`: everything but the browser: format, lint, boundaries, types, dead code, unit tests.
import { runChecks } from "./checks/checks.mjs"
import { runUnitTests } from "./checks/runners.mjs"
import { formatTotal } from "./checks/total.mjs"
import { main } from "./setup/run.mjs"
import { setUp } from "./setup.mjs"

await main(async () => {
  await setUp({ isBuilding: false })
  const results = [await runChecks(), await runUnitTests()]
  const { line, status } = formatTotal(results)
  console.log(line)
  process.exitCode = status
})
