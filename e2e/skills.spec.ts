import { readFile } from "node:fs/promises"
import { addLibrary, makeLibrary, skillText } from "./support/make-library"
import { expect, expectAccessible, test } from "./support/test"

test("text and facets narrow the table, and the address shows the same table again", async ({ page }) => {
  await page.goto("/skills?library=gallery")
  const main = page.getByRole("main")
  await page.getByRole("searchbox", { name: "Filter skills" }).fill("terminal")
  await page.getByRole("group", { name: "Filters" }).getByRole("button", { name: "Status" }).click()
  await page.getByRole("checkbox", { name: "Blocked" }).check()
  await page.keyboard.press("Escape")
  await expect(main.getByRole("status")).toHaveText(/^1 of 23/)
  await expect(page).toHaveURL(/q=terminal/)
  await page.goto(page.url())
  await expect(main.getByRole("status")).toHaveText(/^1 of 23/)
  await expect(page.getByRole("link", { name: "passenger-greeting" })).toBeVisible()
  await page.getByRole("button", { name: "Clear all" }).click()
  await expect(main.getByRole("status")).toHaveText(/^23/)
})

test("a header sorts up, then down, and says so", async ({ page }) => {
  await page.goto("/skills?library=gallery")
  const header = page.getByRole("columnheader", { name: "Name" })
  const firstName = page.getByRole("grid").getByRole("link").first()
  await header.getByRole("button").click()
  await expect(header).toHaveAttribute("aria-sort", "ascending")
  await expect(firstName).toHaveText("baggage-tracing")
  await header.getByRole("button").click()
  await expect(header).toHaveAttribute("aria-sort", "descending")
  await expect(firstName).toHaveText("winter-operations")
})

test("the table works by keyboard alone", async ({ page }) => {
  await page.goto("/skills?library=gallery&sort=name")
  const grid = page.getByRole("grid", { name: "Skills" })
  await expect(page.getByText("Live", { exact: true })).toBeVisible()
  await grid.focus()
  await page.keyboard.press("End")
  await expect(grid.getByRole("link", { name: "winter-operations" })).toBeInViewport()
  await page.keyboard.press("Home")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "bird-control" })).toBeVisible()
})

test("columns can be shown and hidden, and the choice is in the address", async ({ page }) => {
  await page.goto("/skills?library=gallery")
  await expect(page.getByRole("columnheader", { name: "Description" })).toHaveCount(0)
  await page.getByRole("button", { name: "Columns" }).click()
  await page.getByRole("menuitemcheckbox", { name: "Description" }).click()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("columnheader", { name: "Description" })).toHaveCount(1)
  await expect(page).toHaveURL(/cols=.*description/)
})

test("the rows in sight are saved as a safe CSV", async ({ page, request }) => {
  const folder = makeLibrary("csv", {
    "a/SKILL.md": skillText("=2+3", ["keywords: [a]"]),
    "b/SKILL.md": skillText("plain", ["keywords: [b]"]),
  })
  await page.goto(`/skills?library=${await addLibrary(request, folder)}&sort=name`)
  await expect(page.getByText("Live", { exact: true })).toBeVisible()
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "CSV", exact: true }).click()
  const lines = (await readFile(await (await download).path(), "utf8")).split("\r\n")
  expect(lines[0]?.startsWith("\uFEFFName,Subject,Status,")).toBe(true)
  expect(lines.slice(1, 3).map((line) => line.split(",")[0])).toEqual(["'=2+3", "plain"])
})

test("files that are no skills are listed with line, reason and mend", async ({ page, request }) => {
  const folder = makeLibrary("refused", {
    "good/SKILL.md": skillText("good", ["keywords: [good]"]),
    "good/references/inner/SKILL.md": skillText("inner"),
    "bad/SKILL.md": "---\nname: bad\nname: worse\ndescription: Twice named.\n---\n",
  })
  await page.goto(`/skills?library=${await addLibrary(request, folder)}`)
  await page
    .getByRole("navigation", { name: "Lists" })
    .getByRole("link", { name: /^Refused and skipped/ })
    .click()
  const refused = page.getByRole("region", { name: "Refused" })
  await expect(refused).toContainText("bad/SKILL.md:3")
  await expect(refused).toContainText("yaml-duplicate-key")
  await expect(refused).toContainText("Keep one of the two.")
  await expect(page.getByRole("region", { name: "Skipped" })).toContainText("good/references/inner/SKILL.md")
})

test("a skill's page tells how its own examples fare, and leads to the playground", async ({ page }) => {
  await page.goto("/skills/routing/skill-router")
  const examples = page.getByRole("region", { name: "Examples" })
  await expect(examples.getByText(/^Won with \d+ points$/).first()).toBeVisible()
  const activation = page.getByRole("region", { name: "Activation" })
  await activation.getByRole("link", { name: /^routing trace/ }).click()
  await expect(page.getByRole("textbox", { name: "Request" })).toHaveValue("routing trace")
})

test("relations lead from skill to skill, both ways", async ({ page }) => {
  await page.goto("/skills/routing/skill-router")
  await page.getByRole("region", { name: "Relations" }).getByRole("link", { name: "context-graph" }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: "context-graph" })).toBeVisible()
  await expect(
    page.getByRole("region", { name: "Relations" }).getByRole("link", { name: "skill-router" }).first(),
  ).toBeVisible()
})

test("a verdict that blocks tells when it lapses", async ({ page }) => {
  await page.goto("/skills/terminal/passenger-greeting?library=gallery")
  await expect(page.getByText("The behavior gate removes it from every request")).toBeVisible()
  await expect(page.getByRole("region", { name: "Verdicts and freshness" })).toContainText(
    "It removes the skill from every request, without end. The grade has no date that can be read",
  )
})

test("metadata is shown as authored beside as read, and each side marks the other", async ({ page, request }) => {
  const folder = makeLibrary("metadata", {
    "x/SKILL.md": skillText("x", [
      "version: 1.0.0",
      "color: red",
      "truth_verdict: PASS",
      "metadata:",
      "  version: 2.0.0",
    ]),
    "x/audit-state.json": JSON.stringify({ schema_version: 1, truth_verdict: "DRIFT" }),
  })
  await page.goto(`/skills/x?library=${await addLibrary(request, folder)}#metadata`)
  const metadata = page.getByRole("region", { name: "Metadata" })
  await expect(metadata).toBeInViewport()
  await expect(metadata.getByRole("row", { name: /^version/ })).toContainText("the top level wins")
  await expect(metadata.getByRole("row", { name: /^color/ })).toContainText("not used")
  await expect(metadata.getByRole("row", { name: /^truth_verdict/ })).toContainText(/DRIFT.*overridden/)
  const line = metadata.getByRole("region", { name: "Frontmatter as authored" }).locator('[data-line="4"]')
  await expect(line).not.toHaveClass(/bg-accent-soft/)
  await metadata.getByRole("button", { name: "version" }).focus()
  await expect(line).toHaveClass(/bg-accent-soft/)
  await line.hover()
  await expect(metadata.getByRole("row", { name: /^version/ })).toHaveClass(/bg-accent-soft/)
  await metadata.getByText(/fields are not written/).click()
  await expect(metadata.getByText("every project")).toBeVisible()
})

test("each phrase tells what else it competes with, and who wins where it is all that is asked", async ({
  page,
  request,
}) => {
  const folder = makeLibrary("rivals", {
    "a/SKILL.md": skillText("trimmer", ["triggers: [trim the hedge, say hedge]", "keywords: [hedge, shears]"]),
    "b/SKILL.md": skillText("planter", ["triggers: [say hedge]", "keywords: [hedge]"]),
    "c/SKILL.md": skillText("grower", ["triggers: [hedge]", "keywords: [hedge]"]),
  })
  await page.goto(`/skills/a?library=${await addLibrary(request, folder)}`)
  const activation = page.getByRole("region", { name: "Activation" })
  const row = (term: RegExp) => activation.getByRole("listitem").filter({ has: page.getByRole("link", { name: term }) })
  await expect(row(/^shears/)).toContainText("Wins alone")
  const hedge = row(/^hedge \(/).first()
  await expect(hedge).toContainText("Shared with 2: never enough by itself: grower wins by 5 points")
  await hedge.getByText("2 hold it too").click()
  await hedge.getByRole("link", { name: "planter" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "planter" })).toBeVisible()
})

test("a verdict that lapses tells the day, and which examples change their winner then", async ({ page, request }) => {
  const graded = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10)
  const lapses = new Date(Date.parse(graded) + 91 * 86_400_000).toISOString().slice(0, 10)
  const folder = makeLibrary("lapse", {
    "a/SKILL.md": skillText("greeter", [
      "triggers: [say hello]",
      "keywords: [hello]",
      "examples: [say hello, good day]",
      "application_verdict: HARMFUL",
      `eval_last_run: {at: "${graded}"}`,
    ]),
    "b/SKILL.md": skillText("waver", ["keywords: [hello]"]),
  })
  await page.goto(`/skills/a?library=${await addLibrary(request, folder)}`)
  const verdicts = page.getByRole("region", { name: "Verdicts and freshness" })
  await expect(verdicts.getByRole("figure", { name: "From the grade to its lapse" })).toContainText(`lapses ${lapses}`)
  await expect(verdicts).toContainText(
    "From then on it competes again, and would win 1 of its 2 own examples (none now)",
  )
  await verdicts.getByText("1 of its own examples change").click()
  await expect(verdicts.getByRole("listitem").filter({ hasText: "say hello" })).toContainText("now waver, then greeter")
})

test("a diagnostic tells file, line and mend, to be copied", async ({ page, request }) => {
  const folder = makeLibrary("mended", {
    "x/SKILL.md": skillText("x", ["keywords: [x]", "relations: {related: [gone]}"]),
  })
  await page.goto(`/skills/x?library=${await addLibrary(request, folder)}`)
  const diagnostics = page.getByRole("region", { name: "Diagnostics" })
  await expect(diagnostics).toContainText("x/SKILL.md:5")
  await diagnostics.getByRole("button", { name: "Copy what to do" }).first().click()
  await expect(diagnostics.getByText("Copied")).toBeAttached()
  await expect(page.getByRole("list", { name: "Findings of the graph" })).toContainText("gone")
  await expectAccessible(page)
})

test("on a phone the list of the page's parts folds away again once a part is chosen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto("/skills/routing/skill-router")
  await page.getByText("On this page").first().click()
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: /^Relations/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#relations$/)
  await expect(page.getByRole("region", { name: "Relations", exact: true })).toBeInViewport()
  await expect(page.getByRole("navigation", { name: "On this page" }).first()).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test("a body can run nothing and load nothing, and hides nothing", async ({ page, request }) => {
  const body = [
    "# Title",
    "<script>document.title = 'taken'</script>",
    "![chart](https://example.invalid/chart.png)",
    "[run](javascript:document.title='taken')",
    "<!-- secret orders -->",
    "Bidi \u202e here.",
  ].join("\n\n")
  const folder = makeLibrary("hostile", { "x/SKILL.md": skillText("hostile", ["keywords: [x]"], body) })
  const asked: string[] = []
  page.on("request", (one) => asked.push(one.url()))
  await page.goto(`/skills/x?library=${await addLibrary(request, folder)}`)
  const shown = page.getByRole("region", { name: "Body" })
  await expect(shown.getByText("<!-- secret orders -->")).toBeVisible()
  await expect(shown.getByText("⟦U+202E⟧")).toBeVisible()
  await expect(shown.getByRole("img")).toHaveCount(0)
  await expect(shown.getByRole("link", { name: "[image: chart]" })).toHaveAttribute("rel", /noopener/)
  await expect(shown.getByRole("link", { name: "run" })).toHaveCount(0)
  await expect(page).toHaveTitle("x · Skill Tower")
  expect(asked.filter((url) => url.includes("example.invalid"))).toEqual([])
})

for (const folderName of ["--help", "50% of #1", "café ☕", "技能", "a:b & c=d"]) {
  test(`a skill in a folder called ${folderName} can be opened, reloaded and linked`, async ({ page, request }) => {
    const folder = makeLibrary("odd", {
      [`deep/${folderName}/SKILL.md`]: skillText(`odd ${folderName}`, ["keywords: [odd]"]),
    })
    await page.goto(`/skills?library=${await addLibrary(request, folder)}`)
    await page.getByRole("link", { name: `odd ${folderName}`, exact: true }).click()
    const heading = page.getByRole("heading", { level: 1, name: `odd ${folderName}`, exact: true })
    await expect(heading).toBeVisible()
    await page.reload()
    await expect(heading).toBeVisible()
  })
}

test("a skill that is not there says where else it may be", async ({ page, allowPageError }) => {
  allowPageError(/404/)
  const answer = await page.goto("/skills/no/such/skill")
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1, name: "No such skill" })).toBeVisible()
})
