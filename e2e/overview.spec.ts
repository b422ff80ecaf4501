import type { Page } from "@playwright/test"
import { faultyLibrary } from "./support/faulty-library"
import { addLibrary, makeLibrary, skillText } from "./support/make-library"
import { expect, expectAccessible, test } from "./support/test"

interface NumberLink {
  href: string
  count: number
  text: string
}

/** Every link of the overview that shows a number. A link that shows a digit and does not say what it counts is a mistake. */
async function listNumberLinks(page: Page): Promise<NumberLink[]> {
  const links = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute("href") ?? "",
        count: link.getAttribute("data-count"),
        text: link.textContent ?? "",
      })),
    )
  expect(links.filter(({ count, text }) => count === null && /\d/.test(text))).toEqual([])
  const counted = links.flatMap(({ href, count, text }) =>
    count === null ? [] : [{ href, count: Number(count), text }],
  )
  for (const { count, text } of counted) expect(text).toContain(count.toLocaleString("en"))
  return counted
}

/** How many rows the screen says that it shows; on the health of the graph, how many findings of the kind it lists. */
async function countRows(page: Page): Promise<number> {
  const main = page.getByRole("main")
  if (new URL(page.url()).searchParams.get("view") === "findings") {
    const group = main.getByRole("group").filter({ has: page.getByRole("link", { name: "Show all in the map" }) })
    await expect(group.getByRole("listitem").first()).toBeVisible()
    const more = group.getByRole("button", { name: /^Show all/ })
    if (await more.isVisible()) await more.click()
    return group.getByRole("listitem").filter({ visible: true }).count()
  }
  const status = main
    .getByRole("status")
    .filter({ hasText: /^[\d,]+( of [\d,]+)? (skills?|diagnostics|files?|collisions?)$/ })
  const empty = main.getByText(/^(No file was left out|No shared phrase does harm)\.$/)
  await expect(status.or(empty).first()).toBeVisible()
  return (await empty.isVisible()) ? 0 : Number.parseInt(((await status.textContent()) ?? "").replaceAll(",", ""), 10)
}

async function walkNumbers(page: Page, library: string): Promise<NumberLink[]> {
  await page.goto(`/?library=${library}`)
  await expect(page.getByRole("region", { name: "Do next" })).toBeVisible()
  const links = await listNumberLinks(page)
  const rowsByHref = new Map<string, number>()
  for (const href of new Set(links.map((link) => link.href))) {
    await page.goto(href)
    rowsByHref.set(href, await countRows(page))
  }
  expect(links.map(({ href, count }) => `${count} at ${href}`)).toEqual(
    links.map(({ href }) => `${rowsByHref.get(href)} at ${href}`),
  )
  return links
}

function dropLibrary(href: string): string {
  const { pathname, searchParams } = new URL(href, "http://localhost")
  searchParams.delete("library")
  return `${pathname}?${searchParams}`
}

test("every number of the starter library leads to exactly the rows it counts", async ({ page }) => {
  test.setTimeout(300_000)
  expect((await walkNumbers(page, "starter")).length).toBeGreaterThan(15)
})

test("every number of a library with faults leads to exactly the rows it counts", async ({ page, request }) => {
  test.setTimeout(600_000)
  const library = await addLibrary(request, makeLibrary("faulty", faultyLibrary()))
  const links = await walkNumbers(page, library)
  const figures = Object.fromEntries(links.map(({ href, count }) => [dropLibrary(href), count]))
  expect(figures).toMatchObject({
    "/skills?status=blocked": 2,
    "/skills?status=unreachable": 1,
    "/skills?status=shadowed": 1,
    "/skills?view=left-out&kind=refused": 1,
    "/skills?view=left-out&kind=skipped": 1,
    "/skills?view=collisions": 1,
    "/skills?truth=DRIFT": 1,
    "/skills?freshness=stale": 1,
    "/skills?verified=half-year&freshness=stale": 1,
    "/skills?verified=week&freshness=fresh": 1,
    "/skills?verified=older&freshness=fresh": 1,
    "/skills?routing-eval=present": 1,
    "/graph?view=findings&finding=broken-dependency": 1,
    "/graph?view=findings&finding=dependency-cycle": 1,
    "/graph?view=findings&finding=suppressed-dependency": 1,
    "/graph?view=findings&finding=dead-suppressor": 1,
    "/graph?view=findings&finding=dangling": 1,
    "/graph?view=findings&finding=self-edge": 1,
    "/graph?view=findings&finding=deprecated-without-successor": 1,
  })
})

test("what to do next is at most five things, each with its reason, its sum and its list", async ({ page }) => {
  await page.goto("/?library=gallery")
  const actions = page.getByRole("region", { name: "Do next" }).getByRole("listitem")
  expect(await actions.count()).toBeLessThanOrEqual(5)
  await expect(actions.first()).toContainText("4 skills × 9 points = 36")
  await expect(actions.first().getByRole("link", { name: "old-deicing" })).toHaveAttribute(
    "href",
    /^\/skills\/.*old-deicing/,
  )
  await actions
    .first()
    .getByRole("link", { name: "Repair or grade again 4 skills that the verdict gate removes" })
    .click()
  await expect(page).toHaveURL(/status=blocked/)
})

test("a library without faults is left alone", async ({ page, request }) => {
  const health = JSON.stringify({
    schema_version: 1,
    structural_verdict: "PASS",
    truth_verdict: "PASS",
    comprehension_verdict: "PASS",
    application_verdict: "APPLICABLE",
  })
  const healthy = (name: string, other: string) =>
    skillText(name, [
      "metadata:",
      `  keywords: '["${name}"]'`,
      `  examples: '["use the ${name}"]'`,
      `  anti_examples: '["use the ${other}"]'`,
      `  relations: '{"related": ["${other}"]}'`,
    ])
  const folder = makeLibrary("healthy", {
    "compass/SKILL.md": healthy("compass", "lantern"),
    "compass/audit-state.json": health,
    "lantern/SKILL.md": healthy("lantern", "compass"),
    "lantern/audit-state.json": health,
  })
  await page.goto(`/?library=${await addLibrary(request, folder)}`)
  const next = page.getByRole("region", { name: "Do next" })
  await expect(next).toContainText("Nothing asks for work today.")
  await expect(next.getByRole("listitem")).toHaveCount(0)
  await next.getByRole("link", { name: "playground" }).click()
  await expect(page).toHaveURL(/\/playground/)
})

test("a harmful collision names its phrase, its holders and the request it breaks, and leads to the playground", async ({
  page,
  request,
}) => {
  await page.goto(`/?library=${await addLibrary(request, makeLibrary("colliding", faultyLibrary()))}`)
  await page
    .getByRole("region", { name: "Skills by status" })
    .getByRole("link", { name: /^Harmful collisions/ })
    .click()
  const row = page.getByRole("table", { name: "Harmful collisions" }).getByRole("row").nth(1)
  await expect(row.getByRole("rowheader")).toHaveText("release")
  await expect(row.getByRole("link", { name: "alpha" })).toBeVisible()
  await expect(row).toContainText("beta should win it, alpha does")
  await expectAccessible(page)
  await row.getByRole("link", { name: "release the boat" }).click()
  await expect(page.getByRole("main").getByRole("textbox").first()).toHaveValue("release the boat")
})

test("the age of verdicts is drawn, and told by a table that the keyboard reaches", async ({ page, request }) => {
  await page.goto(`/?library=${await addLibrary(request, makeLibrary("aging", faultyLibrary()))}`)
  const panel = page.getByRole("region", { name: "Last verified" })
  await expect(panel.locator(".recharts-surface")).toBeVisible()
  await expectAccessible(page)
  const link = panel.getByRole("link", { name: "1 skill: 91 to 180 days ago, stale" })
  await link.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("grid", { name: "Skills" }).getByRole("link", { name: "drifted" })).toBeVisible()
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
  await expect(page.getByRole("grid", { name: "Skills" }).getByRole("link", { name: "invoices" })).toBeVisible()
})
