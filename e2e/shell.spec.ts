import { expect, test } from "./support/test"

const rail = "Screens"

test("the rail leads to every screen, each with its own title and one main heading", async ({ page }) => {
  await page.goto("/")
  for (const { link, title } of [
    { link: "Playground", title: "Playground · Skill Tower" },
    { link: "Skills", title: "Skills · Skill Tower" },
    { link: "Settings", title: "Settings · Skill Tower" },
    { link: "Overview", title: "Overview · Skill Tower" },
  ]) {
    const entry = page.getByRole("navigation", { name: rail }).getByRole("link", { name: link, exact: true })
    await entry.click()
    await expect(page).toHaveTitle(title)
    await expect(entry).toHaveAttribute("aria-current", "page")
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  }
})

test("the first stop of the Tab key skips to the content", async ({ page }) => {
  await page.goto("/")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
})

test("the palette finds a skill and opens its page", async ({ page }) => {
  await page.goto("/")
  await page.keyboard.press("Control+k")
  const palette = page.getByRole("dialog", { name: "Command palette" })
  await palette.getByRole("combobox").fill("graph-audit")
  await palette.getByRole("option", { name: /^graph-audit/ }).click()
  await expect(page.getByRole("heading", { level: 1, name: "graph-audit" })).toBeVisible()
})

test("the palette takes a whole request to the playground", async ({ page }) => {
  await page.goto("/?library=gallery")
  await page.getByRole("button", { name: "Find or route" }).click()
  await page.getByRole("combobox", { name: "Find or route" }).fill("the suitcase did not arrive")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "Playground" })).toBeVisible()
  await expect(page.getByRole("textbox", { name: "Request" })).toHaveValue("the suitcase did not arrive")
  expect(new URL(page.url()).searchParams.get("library")).toBe("gallery")
})

test("the keyboard goes to screens, finds the main field and lists its keys", async ({ page }) => {
  await page.goto("/")
  await expect(page.getByText("Live", { exact: true })).toBeVisible()
  await page.keyboard.press("g")
  await page.keyboard.press("s")
  await expect(page.getByRole("heading", { level: 1, name: "Skills" })).toBeVisible()
  await page.keyboard.press("/")
  await expect(page.getByRole("searchbox", { name: "Filter skills" })).toBeFocused()
  await page.keyboard.type("?")
  await expect(page.getByRole("searchbox", { name: "Filter skills" })).toHaveValue("?")
  await page.keyboard.press("Escape")
  await page.getByRole("heading", { level: 1 }).focus()
  await page.keyboard.press("?")
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" })
  await expect(list).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(list).toBeHidden()
})

test("single letters can be switched off, and Ctrl K still works", async ({ page }) => {
  await page.goto("/settings")
  await page.getByRole("switch", { name: "Single letters are shortcuts" }).click()
  await page.getByRole("heading", { level: 1 }).focus()
  await page.keyboard.press("?")
  await page.keyboard.press("Control+k")
  await expect(page.getByRole("dialog", { name: "Command palette" })).toBeVisible()
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeHidden()
})

test("the theme that was chosen stays after a reload", async ({ page }) => {
  await page.goto("/")
  await page.getByRole("button", { name: "Theme" }).click()
  await page.getByRole("menuitemradio", { name: "Dark" }).click()
  await expect(page.locator("html")).toHaveClass(/dark/)
  await page.reload()
  await expect(page.locator("html")).toHaveClass(/dark/)
})

test("the chosen library stays in every link", async ({ page }) => {
  await page.goto("/")
  await page.getByRole("button", { name: /^Library:/ }).click()
  await page.getByRole("option", { name: /^Gallery/ }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Gallery" })).toBeVisible()
  await page.getByRole("navigation", { name: rail }).getByRole("link", { name: "Skills", exact: true }).click()
  await expect(page.getByRole("link", { name: "bird-control" })).toBeVisible()
  await page.getByRole("link", { name: "bird-control" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "bird-control" })).toBeVisible()
  expect(new URL(page.url()).searchParams.get("library")).toBe("gallery")
})

test("an address of a library that is not there says so and offers the default one", async ({ page }) => {
  await page.goto("/?library=no-such-library")
  await expect(page.getByText("This server has no library “no-such-library”.")).toBeVisible()
  await page.getByRole("link", { name: "Use the default library" }).click()
  await expect(page.getByRole("region", { name: "Skills by status" })).toBeVisible()
})

test("an address that is no page says so", async ({ page, allowPageError }) => {
  allowPageError(/404/)
  await page.goto("/no-such-page")
  await expect(page.getByRole("heading", { level: 1, name: "Not found" })).toBeVisible()
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test("the bar at the bottom leads on, and nothing is wider than the screen", async ({ page }) => {
    await page.goto("/")
    for (const screen of ["Skills", "Playground", "Settings", "Overview"]) {
      await page.getByRole("navigation", { name: rail }).getByRole("link", { name: screen, exact: true }).tap()
      await expect(page).toHaveTitle(`${screen} · Skill Tower`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })
})
