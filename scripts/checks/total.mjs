/**
 * The sum of all runners. Nothing passed is a failure too: runners that ran nothing prove nothing.
 * @param {readonly { passed: number, failed: number }[]} results
 */
export function formatTotal(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  return { line: `${passed} passed, ${failed} failed`, status: failed > 0 || passed === 0 ? 1 : 0 }
}
