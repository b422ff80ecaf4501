// The test runners, with their counts read from their own reports.
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { findFreePort } from "../setup/port.mjs"
import { PROGRAMS } from "../setup/root.mjs"
import { runNode } from "../setup/run.mjs"

const FIRST_TEST_PORT = 3417

/** Runs a test runner in the open and reads the report that it leaves. A run without a report counts as one failure. */
async function runWithReport(args, env, readCounts) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "skill-tower-report-"))
  const report = path.join(folder, "report.json")
  try {
    const { status } = await runNode(args(report), { env: env(report), isShown: true })
    const counts = fs.existsSync(report)
      ? readCounts(JSON.parse(fs.readFileSync(report, "utf8")))
      : { passed: 0, failed: 0 }
    // A runner may fail outside any test: a file that does not load, an error nobody awaited, a server that does not start.
    if (status !== 0 && counts.failed === 0) counts.failed = 1
    return counts
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

export function runUnitTests() {
  return runWithReport(
    (report) => [PROGRAMS.vitest, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    () => ({ NODE_ENV: "test" }),
    ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests + testResults.filter(isUnloaded).length,
    }),
  )
}

/** A test file that failed before its first test. */
function isUnloaded({ status, assertionResults }) {
  return status === "failed" && assertionResults.every((test) => test.status !== "failed")
}

/** Two clones may be tested at once, so the port of the product under test is whichever is free. */
export async function runBrowserTests() {
  const port = process.env.E2E_PORT ?? String(await findFreePort("127.0.0.1", FIRST_TEST_PORT))
  return runWithReport(
    () => [PROGRAMS.playwright, "test"],
    (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: port }),
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  )
}
