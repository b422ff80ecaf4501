import { addLibrary, makeLibrary, skillText } from "./support/make-library"
import { expect, test } from "./support/test"

test("every figure leads to the list behind it", async ({ page }) => {
  await page.goto("/?library=gallery")
  const figures = page.getByRole("region", { name: "Skills by status" })
  await figures.getByRole("link", { name: /^Blocked/ }).click()
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^4 of 23/)
  expect(new URL(page.url()).searchParams.get("status")).toBe("blocked")
  await expect(page.getByRole("grid", { name: "Skills" }).getByText("Blocked")).toHaveCount(4)
})

test("a verdict's part leads to its skills", async ({ page }) => {
  await page.goto("/?library=gallery")
  await page
    .getByRole("list", { name: "Truth: skills by value" })
    .getByRole("link", { name: /^Broken/ })
    .click()
  await expect(
    page.getByRole("grid", { name: "Skills" }).getByRole("link", { name: "callsign-registry" }),
  ).toBeVisible()
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^1 of 23/)
})

test("a kind of diagnostic leads to its findings", async ({ page }) => {
  await page.goto("/?library=gallery")
  await page
    .getByRole("region", { name: "Diagnostics" })
    .getByRole("link", { name: /sidecar-unreadable/ })
    .click()
  await expect(page.getByRole("grid", { name: "Diagnostics" }).getByRole("link", { name: "hangar-keys" })).toBeVisible()
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^1 of \d+/)
})

test("what to do next is at most five things, each with its reason and its list", async ({ page }) => {
  await page.goto("/?library=gallery")
  const actions = page.getByRole("region", { name: "Do next" }).getByRole("listitem")
  expect(await actions.count()).toBeLessThanOrEqual(5)
  await expect(actions.first()).toContainText("Repair or grade again 4 skills that the verdict gate removes")
  await actions.first().getByRole("link").click()
  await expect(page).toHaveURL(/status=blocked/)
})

test("a library of names and descriptions is told why everything is a gap and what to add", async ({
  page,
  request,
}) => {
  const folder = makeLibrary("names-only", {
    "invoices/SKILL.md": skillText("invoices"),
    "refunds/SKILL.md": skillText("refunds"),
  })
  await page.goto(`/?library=${await addLibrary(request, folder)}`)
  await expect(page.getByText("Every request will be a gap, and that is not a fault of the requests.")).toBeVisible()
  await expect(page.getByText("keywords: [invoice, vat number, credit note]")).toBeVisible()
  await page.getByRole("link", { name: "Choose a skill to start with" }).click()
  await expect(page.getByRole("link", { name: "invoices" })).toBeVisible()
})
