import { expect, expectAccessible, test } from "./support/test"

const screens = [
  { name: "overview", address: "/" },
  { name: "overview of the gallery", address: "/?library=gallery" },
  { name: "playground", address: "/playground?library=gallery" },
  { name: "skills", address: "/skills?library=gallery" },
  { name: "diagnostics", address: "/skills?library=gallery&view=diagnostics" },
  { name: "refused and skipped", address: "/skills?library=gallery&view=left-out" },
  { name: "skill", address: "/skills/routing/skill-router" },
  { name: "blocked skill", address: "/skills/ground/bird-control?library=gallery" },
  { name: "settings", address: "/settings" },
  { name: "unknown library", address: "/?library=no-such-library" },
] as const

for (const theme of ["light", "dark"] as const) {
  for (const { name, address } of screens) {
    test(`the ${name} screen has no serious accessibility issue in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
      await page.goto(address)
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
      await expectAccessible(page)
    })
  }

  test(`what opens over a screen has no serious accessibility issue in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
    await page.goto("/skills?library=gallery")
    await expect(page.getByText("Live", { exact: true })).toBeVisible()
    await page.keyboard.press("Control+k")
    await page.getByRole("combobox", { name: "Find or route" }).fill("bird")
    await expect(page.getByRole("option", { name: /^bird-control/ })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: /^Library:/ }).click()
    await expect(page.getByRole("option", { name: /^Starter/ })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press("Escape")
    await page.getByRole("group", { name: "Filters" }).getByRole("button", { name: "Status" }).click()
    await expect(page.getByRole("checkbox", { name: "Blocked" })).toBeVisible()
    await expectAccessible(page)
  })
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const { name, address } of screens) {
    test(`the ${name} screen has no serious accessibility issue`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
      await expectAccessible(page)
    })
  }
})
