import { readFileSync } from "node:fs"
import path from "node:path"
import type { Locator, Page } from "@playwright/test"
import { expect, expectAccessible, test } from "./support/test"

interface TourEntry {
  id: string
  title: string
  request: { query: string; project?: string; paths?: string[]; minEvalState?: string; maxResults?: number }
  expect: { outcome: string; flags: string[]; winner: string | null; selected: string[] }
}

const tour = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "..", "gallery", "tour.json"), "utf8"),
) as TourEntry[]

function tourEntry(id: string): TourEntry {
  const entry = tour.find((one) => one.id === id)
  if (!entry) throw new Error(`gallery/tour.json has no entry ${id}`)
  return entry
}

const answer = (page: Page): Locator => page.getByRole("region", { name: "Answer" })
const requestField = (page: Page): Locator => page.getByRole("textbox", { name: "Request" })
const strips = (page: Page): Locator =>
  page.getByRole("list", { name: "Candidates" }).getByRole("button", { name: /all signals of/ })
const gate = (page: Page, name: string): Locator =>
  page.getByRole("region", { name: "Gates" }).getByRole("button", { name: new RegExp(`^${name}`) })

async function openGallery(page: Page, search: Record<string, string> = {}): Promise<void> {
  await page.goto(`/playground?${new URLSearchParams({ library: "gallery", ...search })}`)
  await expect(page.getByRole("heading", { name: "Playground", level: 1 })).toBeVisible()
}

/** Presses one of the offered requests, as a newcomer does. */
async function take(page: Page, entry: TourEntry): Promise<void> {
  await page.getByRole("region", { name: "Try one of these" }).getByRole("button", { name: entry.title }).click()
  await expect(requestField(page)).toHaveValue(entry.request.query)
}

const badges: Record<string, string> = { "": "routed, certain", ambiguous: "routed, ambiguous", weak: "routed, weak" }

for (const id of ["clean", "suppression", "harmful", "blocked", "quality", "ambiguous", "weak", "gap"]) {
  test(`the gallery's request "${id}" shows on screen what its tour says`, async ({ page }) => {
    const entry = tourEntry(id)
    await openGallery(page)
    await take(page, entry)
    const { outcome, flags, winner, selected } = entry.expect
    await expect(
      answer(page).getByText(outcome === "routed" ? (badges[flags.join()] ?? "") : outcome, { exact: true }),
    ).toBeVisible()
    if (winner !== null) {
      await expect(answer(page).getByRole("heading", { level: 2 })).toContainText(winner)
      const chosen = page.getByRole("button", { name: /all signals of .*Selected$/ })
      await expect(chosen).toHaveCount(selected.length)
      for (const [index, skill] of selected.entries())
        await expect(chosen.nth(index)).toHaveAccessibleName(new RegExp(`all signals of ${skill},`))
    } else {
      await expect(page.getByRole("region", { name: "Nearest by prose, not routed" })).toBeVisible()
    }
    await expect(gate(page, "Co-loading")).toBeVisible()
  })
}

test("link, JSON, and POST /api/route give the same trace", async ({ page, request }) => {
  const entry = tourEntry("suppression")
  await openGallery(page, { q: entry.request.query })
  const copied = async (name: string) => {
    await answer(page).getByRole("button", { name }).click()
    await expect(answer(page).getByRole("status").filter({ hasText: "Copied" })).toHaveCount(1)
    const text = await page.evaluate(() => navigator.clipboard.readText())
    await expect(answer(page).getByRole("status").filter({ hasText: "Copied" })).toHaveCount(0)
    return text
  }
  await expect(answer(page).getByText("routed, certain", { exact: true })).toBeVisible()
  const shown = JSON.parse(await copied("JSON"))
  const link = await copied("link")

  const { query, today } = shown.request
  const response = await request.post("/api/route", { data: { library: "gallery", query, today } })
  expect(await response.json()).toEqual(shown)

  await page.goto(link)
  await expect(answer(page).getByText("routed, certain", { exact: true })).toBeVisible()
  expect(JSON.parse(await copied("JSON"))).toEqual(shown)
  expect(await copied("command")).toContain(`tower route '${query}'`)
})

test("the answer changes as one types, and the address follows", async ({ page }) => {
  await openGallery(page)
  await requestField(page).pressSequentially("Geese on the grass")
  await expect(answer(page).getByText("blocked", { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/q=Geese\+on\+the\+grass/)
  await requestField(page).fill("")
  await expect(page.getByRole("region", { name: "Try one of these" })).toBeVisible()
})

test("options live in the address, survive a reload, and are taken off one by one", async ({ page }) => {
  await openGallery(page, { q: "Please tidy this up" })
  await page.getByRole("button", { name: "Options", exact: true }).click()
  await page.getByRole("combobox", { name: "Active project" }).fill("harbour")
  await page.getByRole("radio", { name: "passing" }).click()
  await page.getByRole("spinbutton", { name: "How many" }).fill("7")
  await page.getByLabel("On the day").fill("2027-03-01")
  await page.getByRole("textbox", { name: "Touched paths" }).fill("plans/monday/fhl-204.fpl")
  await page.getByRole("textbox", { name: "Touched paths" }).press("Enter")
  await expect(page).toHaveURL(/project=harbour.*min=passing|min=passing.*project=harbour/)
  await expect(page).toHaveURL(/paths=plans/)

  await page.reload()
  const labels = [
    "project harbour",
    "path plans/monday/fhl-204.fpl",
    "eval state at least passing",
    "up to 7 skills",
    "on 2027-03-01",
  ]
  for (const label of labels) await expect(page.getByRole("button", { name: `Reset ${label}` })).toBeVisible()
  for (const label of labels) await page.getByRole("button", { name: `Reset ${label}` }).click()
  await expect(page).toHaveURL(/\/playground\?library=gallery&q=Please\+tidy\+this\+up$/)
  await expect(page.getByText("any project · no paths · any eval state")).toBeVisible()
})

test("the keyboard goes all the way: request, candidates, signals, why not", async ({ page }) => {
  const entry = tourEntry("suppression")
  await openGallery(page)
  await page.keyboard.press("/")
  await expect(requestField(page)).toBeFocused()
  await page.keyboard.insertText(entry.request.query)
  await expect(strips(page)).toHaveCount(3)
  await page.keyboard.press("Escape")
  await expect(requestField(page)).not.toBeFocused()

  await page.keyboard.press("j")
  await page.keyboard.press("j")
  const second = page.getByRole("button", { name: /all signals of holding-pattern, rank 2/ })
  await expect(second).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(second).toHaveAttribute("aria-expanded", "true")
  await expect(page.getByRole("table", { name: "Signals of holding-pattern" })).toBeVisible()

  await page.keyboard.press("w")
  await expect(page.getByRole("region", { name: "Why not holding-pattern?" })).toContainText("Suppression")
  await expect(page.getByRole("combobox", { name: "Skill to ask about" })).toBeFocused()
  await page.keyboard.type("fuel-pl")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("region", { name: "Why not fuel-planning?" })).toBeVisible()
  await expect(page).toHaveURL(/why=fuel-planning/)
})

test("why not any skill: the gate, the points, and a change that works when it is tried", async ({ page, request }) => {
  await openGallery(page, { q: "Bake a cake for the shift leader", why: "winter-operations" })
  const region = page.getByRole("region", { name: "Why not winter-operations?" })
  await expect(region).toContainText("Score")
  await expect(region.getByRole("figure")).toContainText("keywords")

  const told = await request.post("/api/why", {
    data: { library: "gallery", query: "Bake a cake for the shift leader", skill: "winter-operations" },
  })
  await expect(region).toContainText((await told.json()).advice)
})

test("a gate opens to show who fell there and why", async ({ page }) => {
  await openGallery(page, { q: tourEntry("harmful").request.query })
  await gate(page, "Verdict").click()
  const fallen = page.getByRole("region", { name: "Removed at Verdict" })
  await expect(fallen.getByRole("listitem").filter({ hasText: "old-deicing" })).toContainText("HARMFUL")
  await expect(page).toHaveURL(/gate=verdict/)
  await gate(page, "Score").click()
  const noMatch = page.getByRole("region", { name: "Removed at Score" })
  await noMatch.getByRole("searchbox").fill("fog")
  await expect(noMatch.getByRole("listitem").filter({ hasText: "fog-procedure" })).toBeVisible()
  await noMatch.getByRole("button", { name: "Close Score" }).click()
  await expect(noMatch).toHaveCount(0)
})

test("evidence names the words that no skill knows; the decision graph is told in words as well", async ({ page }) => {
  await openGallery(page, { q: tourEntry("suppression").request.query })
  await page.getByRole("tab", { name: "Evidence" }).click()
  const table = page.getByRole("table", { name: "Which word of the request earned which candidate what" })
  await expect(table.getByRole("rowheader", { name: /emergency-landing/ })).toBeVisible()
  await expect(table.getByText("no skill knows this word").first()).toBeVisible()
  await page.getByRole("tab", { name: "Decision graph" }).click()
  await expect(page.getByRole("img", { name: /^Decision graph: \d+ skills, winner emergency-landing/ })).toBeVisible()
  await expect(page.getByRole("region", { name: "What fired" })).toContainText(
    "emergency-landing suppresses holding-pattern",
  )
})

test("a request of 8,000 characters of any script is answered, and its link reproduces it", async ({ page }) => {
  const text = `${"路".repeat(7_990)} landing`
  await openGallery(page)
  await requestField(page).fill(text)
  await expect(page.getByText("7,998 of 8,000 characters")).toBeVisible()
  await expect(
    answer(page)
      .getByText(/^routed/)
      .first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/#q=/)
  await page.reload()
  await expect(requestField(page)).toHaveValue(text)
  await requestField(page).fill(`${text} too long`)
  await expect(page.getByRole("alert").filter({ hasText: "the limit is 8,000" })).toBeVisible()
  await expect(requestField(page)).toHaveAttribute("aria-invalid", "true")
})

test("an unknown library is told, with the way back", async ({ page, allowPageError }) => {
  allowPageError(/404/)
  await page.goto("/playground?library=no-such-library")
  await expect(page.getByText("This server has no library of that name.")).toBeVisible()
  await expect(page.getByRole("link", { name: "Use the default library" })).toHaveAttribute("href", "/playground")
})

for (const colorScheme of ["light", "dark"] as const) {
  test(`nothing on the screen stands in anybody's way, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openGallery(page)
    await expectAccessible(page)
    const { query } = tourEntry("suppression").request
    for (const tab of ["score", "evidence", "graph"]) {
      await openGallery(page, { q: query, tab, gate: "score", why: "holding-pattern", max: "5" })
      await expect(answer(page).getByText("routed, certain", { exact: true })).toBeVisible()
      await expectAccessible(page)
    }
    await openGallery(page, { q: tourEntry("gap").request.query })
    await page.getByRole("button", { name: "Options", exact: true }).click()
    await expectAccessible(page)
  })
}

test("on a phone nothing is cut off, and the gates run downwards", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openGallery(page, { q: tourEntry("dependencies").request.query, tab: "evidence" })
  await expect(answer(page).getByText("routed, certain", { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const project = await gate(page, "Project").boundingBox()
  const score = await gate(page, "Score").boundingBox()
  expect(score?.y).toBeGreaterThan(project?.y ?? Number.POSITIVE_INFINITY)
})
