// `npm test`: checks, unit tests, and end-to-end tests against the built product. The last line is the sum of all.
import { runChecks } from "./checks/checks.mjs"
import { runBrowserTests, runUnitTests } from "./checks/runners.mjs"
import { formatTotal } from "./checks/total.mjs"
import { ensureBrowser } from "./setup/browser.mjs"
import { formatSeconds, main, PlainError } from "./setup/run.mjs"
import { setUp } from "./setup.mjs"

async function section(title, work) {
  console.log(`\n— ${title}`)
  const startedAt = performance.now()
  const counts = await work()
  console.log(
    `— ${title}: ${counts.passed} passed, ${counts.failed} failed in ${formatSeconds(performance.now() - startedAt)}`,
  )
  return counts
}

/** Without a build or a browser the end-to-end tests fail as one; the other runners still tell what they know. */
async function runEndToEnd() {
  try {
    await setUp({ isBuilding: true })
    await ensureBrowser()
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    console.log(error.message)
    return { passed: 0, failed: 1 }
  }
  return runBrowserTests()
}

await main(async () => {
  await setUp({ isBuilding: false })
  const results = [
    await section("checks (biome, dependency-cruiser, tsc, knip)", runChecks),
    await section("unit tests (vitest)", runUnitTests),
    await section("end-to-end tests (playwright)", runEndToEnd),
  ]
  const { line, status } = formatTotal(results)
  console.log(`\n${line}`)
  process.exitCode = status
})
