// The test every spec uses: it fails where a page reports an error, and brings the accessibility check.
import AxeBuilder from "@axe-core/playwright"
import { test as base, expect, type Page } from "@playwright/test"

interface Fixtures {
  /** Starts listening by itself. Errors that a spec provokes on purpose are named here. */
  allowPageError: (pattern: RegExp) => void
}

export const test = base.extend<Fixtures>({
  allowPageError: [
    async ({ page }, use) => {
      const allowed: RegExp[] = []
      const errors: string[] = []
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(`console: ${message.text()}`)
      })
      page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`))
      await use((pattern) => void allowed.push(pattern))
      expect(errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))).toEqual([])
    },
    { auto: true },
  ],
})

/** No issue that axe rates serious or critical, by WCAG 2.2 AA. Call it when the page shows what is to be checked. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze()
  const serious = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => ({ id, help, places: nodes.map(({ target }) => target.join(" ")) }))
  expect(serious).toEqual([])
}

export { expect }
