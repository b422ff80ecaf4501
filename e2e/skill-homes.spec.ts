import AxeBuilder from "@axe-core/playwright"
import { expect, test } from "./support/test"

test("the files of a skill are drawn, listed, and open to be read", async ({ page }) => {
  await page.goto("/skills/stewardship/drift-check")
  const homes = page.getByRole("region", { name: "Three homes" })
  await expect(homes.getByText(/of 500 advised/)).toBeVisible()
  await expect(homes.getByRole("img", { name: /what leads where is in the tables/ })).toBeVisible()
  const row = homes.getByRole("table", { name: "Modules" }).getByRole("row", { name: /hash-sources/ })
  await expect(row).toContainText("Reached")
  await row.getByRole("link").click()
  await expect(page).toHaveURL(/module=scripts%2Fhash-sources\.mjs/)
  await expect(homes.getByRole("region", { name: "Text of scripts/hash-sources.mjs" })).toContainText("createHash")
  await page.reload()
  await expect(homes.getByRole("region", { name: "Text of scripts/hash-sources.mjs" })).toContainText("createHash")
  await homes.getByRole("link", { name: "Close file" }).click()
  await expect(homes.getByRole("region", { name: /^Text of/ })).toHaveCount(0)
})

test("a page of references is drawn as one, and a file outside the folder is not there to open", async ({ page }) => {
  await page.goto("/skills/web/security-headers?module=references/header-table.md")
  const homes = page.getByRole("region", { name: "Three homes" })
  await expect(
    homes
      .getByRole("region", { name: /^Text of references/ })
      .getByRole("heading")
      .first(),
  ).toBeVisible()
  await page.goto("/skills/web/security-headers?module=../form-design/SKILL.md")
  await expect(homes.getByText("There is no such file in this skill's folder.")).toBeVisible()
})

test("the sources of a skill are compared with what was recorded", async ({ page, request }) => {
  const answer = await request.get("/api/skills/routing/skill-router")
  const { drift, homes } = await answer.json()
  expect({ conditions: drift.conditions, route: homes.route.path }).toEqual({ conditions: ["OK"], route: "SKILL.md" })
  await page.goto("/skills/routing/skill-router")
  const section = page.getByRole("region", { name: "Drift" })
  await expect(section.getByRole("list", { name: "Truth sources" })).toContainText("lib/routing/policy.ts")
  await expect(section.getByRole("list", { name: "Conditions" })).toHaveText("OK")
  await section.getByText("Record a new baseline").click()
  await expect(section.getByRole("button", { name: "Copy baseline" })).toBeVisible()
  const { violations } = await new AxeBuilder({ page })
    .include("#drift")
    .include("#homes")
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))])).toEqual([])
})
