import type { Page } from "@playwright/test"
import { addLibrary, makeLibrary, skillText } from "./support/make-library"
import { test as base, expect, expectAccessible } from "./support/test"

/** Names that addresses do not like, a way of three steps, a skill that many use, one that stands alone, a loose end. */
function makeGraphLibrary(): string {
  const relations: Record<string, readonly string[]> = {
    "release/notes: draft": ["  depends_on: [git history]", "  related: [changelog, 'a, b']"],
    "git history": [
      "  verify_with:",
      "    - skill: code review",
      "      reason: Whoever rewrites history has it looked at.",
    ],
    "code review": ["  suppresses: [lint]"],
    "a, b": ["  depends_on: [git history, nobody]"],
    lint: ["  verify_with: [code review]"],
  }
  const names = [...Object.keys(relations), "changelog", "alone"]
  const keywords: Record<string, string> = {
    "code review": "review, pull request",
    lint: "review",
    "git history": "rebase",
  }
  return makeLibrary(
    "map",
    Object.fromEntries(
      names.map((name, index) => [
        `s${index}/SKILL.md`,
        skillText(name, [
          `keywords: ${JSON.stringify((keywords[name] ?? name).split(", "))}`,
          `subject: ${index % 2 === 0 ? "writing" : "code"}`,
          ...(relations[name] ? ["relations:", ...relations[name]] : []),
        ]),
      ]),
    ),
  )
}

const test = base.extend<{ library: string }>({
  library: async ({ request }, use) => {
    await use(await addLibrary(request, makeGraphLibrary()))
  },
})

const map = (page: Page) => page.getByRole("group", { name: /^Map\./ })
const sight = (page: Page) => page.getByRole("status", { name: "What is in sight" })
const pinned = (page: Page) => page.getByRole("region", { name: /^Pinned: / })

async function open(page: Page, library: string, search = ""): Promise<void> {
  await page.goto(`/graph?library=${library}${search}`)
  // The first map compiles its worker and its canvas: busy machines need longer.
  await expect(map(page).locator("canvas").first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText("Laying out the map…")).toHaveCount(0)
}

test("a skill is found, focused, followed and traced, and the link shows the same again", async ({
  page,
  library,
  context,
}) => {
  test.slow()
  await open(page, library)
  await expect(sight(page)).toHaveText(
    "7 skills and 6 relations in sight; 1 name that no skill answers to; 2 related hidden",
  )

  const find = page.getByLabel("Find in the map")
  await find.fill("review")
  await expect(page.getByText("1 found; Enter pins the first.")).toBeVisible()
  await find.press("Enter")
  await expect(pinned(page)).toHaveAccessibleName("Pinned: code review")
  await find.fill("")

  await pinned(page).getByRole("link", { name: "Used by" }).click()
  await expect(page.getByRole("region", { name: "Focus", exact: true })).toContainText(
    "code review: 2 skills within 1 step",
  )
  await expect(sight(page)).toHaveText("3 skills and 3 relations in sight")

  await page.getByRole("region", { name: "Focus", exact: true }).getByRole("radio", { name: "2" }).click()
  await expect(sight(page)).toHaveText("5 skills and 5 relations in sight; 1 related hidden")
  await page.goBack()
  await expect(sight(page)).toHaveText("3 skills and 3 relations in sight")
  await page.getByRole("link", { name: "End focus" }).click()

  await page.getByLabel("Path from").fill("release/notes: draft")
  await page.getByLabel("Path to").fill("lint")
  const paths = page.getByRole("list", { name: "Paths found" })
  await expect(paths.getByRole("listitem")).toHaveText([
    /^release\/notes: draft.*depends_on.*git history.*verify_with.*code review.*suppresses.*lint$/,
  ])
  await expect(sight(page)).toHaveText("4 skills and 4 relations in sight")

  const again = await context.newPage()
  await again.goto(page.url())
  await expect(map(again).locator("canvas").first()).toBeVisible()
  await expect(sight(again)).toHaveText("4 skills and 4 relations in sight")
  await expect(again.getByRole("list", { name: "Paths found" }).getByRole("listitem")).toHaveCount(1)
  await expect(again.getByLabel("Path from")).toHaveValue("release/notes: draft")
})

test("a box that is pressed is pinned, and Escape or the empty ground unpins it", async ({ page, library }) => {
  // A skill that stands alone is alone in its own focus: its box is in the middle.
  await open(page, library, "&focus=alone")
  await expect(sight(page)).toHaveText("1 skill and 0 relations in sight")
  await map(page).click()
  await expect(pinned(page)).toHaveAccessibleName("Pinned: alone")
  await page.keyboard.press("Escape")
  await expect(pinned(page)).toHaveCount(0)
  await map(page).click()
  await expect(pinned(page)).toBeVisible()
  await map(page).click({ position: { x: 12, y: 12 } })
  await expect(pinned(page)).toHaveCount(0)
})

test("relation types are switched with their counts, and related is hidden at first", async ({ page, library }) => {
  await open(page, library)
  const types = page.getByRole("group", { name: "Relations" })
  await expect(types.getByRole("checkbox", { name: "related" })).not.toBeChecked()
  await expect(types.getByText("2 hidden")).toBeVisible()
  await types.getByRole("button", { name: "Show all" }).click()
  await expect(types.getByText("Nothing is hidden.")).toBeVisible()
  await expect(sight(page)).toHaveText("7 skills and 8 relations in sight; 1 name that no skill answers to")
  await types.getByRole("checkbox", { name: "verify_with" }).click()
  await expect(sight(page)).toHaveText(
    "7 skills and 6 relations in sight; 1 name that no skill answers to; 2 verify_with hidden",
  )
})

test("a relation is told with its reason and its place", async ({ page, library }) => {
  await open(page, library, `&pin=${encodeURIComponent("git history>verify_with>code review")}`)
  await expect(pinned(page)).toHaveAccessibleName("Pinned: git history verify_with code review")
  await expect(pinned(page)).toContainText("Whoever rewrites history has it looked at.")
  await expect(pinned(page)).toContainText(/s1\/SKILL\.md:\d+/)
})

test("the legend says what colours mean and lights a class", async ({ page, library }) => {
  await open(page, library)
  const legend = page.getByRole("region", { name: "Legend" })
  await expect(legend.getByRole("listitem")).toHaveText([/writing.*4/, /code.*3/, /no such skill.*1/])
  await legend.getByRole("button", { name: /code/ }).click()
  await expect(legend.getByRole("button", { name: /code/ })).toHaveAttribute("aria-pressed", "true")
  await page.getByLabel("Colour by").selectOption("degree")
  await expect(legend.getByRole("listitem")).toHaveText([/0 or 1 neighbour.*3/, /2 to 5.*4/, /no such skill.*1/])
  for (const layout of ["hierarchy", "concentric", "subject", "force"]) {
    await page.getByLabel("Layout").selectOption(layout)
    await expect(page.getByText("Laying out the map…")).toHaveCount(0)
  }
})

test("an unknown skill in the middle proposes those that it may mean", async ({ page, library }) => {
  await open(page, library, "&focus=code%20reveiw")
  await expect(page.getByText("No skill here is called code reveiw.")).toBeVisible()
  await page.getByRole("link", { name: "code review", exact: true }).click()
  await expect(sight(page)).toHaveText("3 skills and 3 relations in sight")
})

test("a request of the playground lies over the map", async ({ page, library }) => {
  await open(page, library, "&ask=review%20my%20pull%20request")
  const strip = page.getByRole("region", { name: "Request" })
  await expect(strip).toContainText("review my pull request")
  await expect(strip).toContainText("Routed to code review")
  await strip.getByRole("link", { name: "Open in the playground" }).click()
  await expect(page.getByRole("textbox", { name: "Request" })).toHaveValue("review my pull request")
})

for (const { name, width, height, scheme } of [
  { name: "wide and light", width: 1440, height: 900, scheme: "light" },
  { name: "narrow and dark", width: 390, height: 844, scheme: "dark" },
] as const) {
  test(`the map is accessible, ${name}`, async ({ page, library }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: scheme })
    await open(page, library, "&pin=lint")
    await expectAccessible(page)
    if (width > 400) return
    await page.getByRole("button", { name: "Options and legend" }).click()
    await expect(page.getByRole("dialog").getByLabel("Find in the map")).toBeVisible()
    await expectAccessible(page)
  })
}
