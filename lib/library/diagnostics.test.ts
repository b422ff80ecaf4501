import { expect, test } from "vitest"
import { describeCodes } from "./testing/describe-codes"

// `npx vitest run lib/library/diagnostics.test.ts -u` writes the page anew.
test("docs/diagnostics.md describes every code as the catalogue does", async () => {
  await expect(describeCodes()).toMatchFileSnapshot("../../docs/diagnostics.md")
})
