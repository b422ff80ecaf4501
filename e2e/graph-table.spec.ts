import { readFile } from "node:fs/promises"
import type { Locator, Page } from "@playwright/test"
import { addLibrary, makeLibrary, skillText } from "./support/make-library"
import { test as base, expect, expectAccessible } from "./support/test"

const LEAVES = Array.from({ length: 16 }, (_, index) => `leaf ${String(index).padStart(2, "0")}`)

/** A hub of degree 17, a dependency loop, loose ends, orphans, and names that addresses and files do not like. */
function makeGraphLibrary(): string {
  const skills: Record<string, readonly string[]> = {
    hub: ["  related:", ...LEAVES.map((leaf) => `    - ${leaf}`)],
    "first/of: all": [
      "  depends_on:",
      "    - skill: middle",
      "      reason: It needs & wants <it>",
      "    - nobody",
      "  related: [hub, hub]",
    ],
    middle: ["  depends_on: [last one]", "  verify_with: [last one]"],
    "last one": ["  depends_on: [middle]", "  suppresses: [last one]"],
    user: ["  verify_with: [middle]"],
  }
  const all = [...Object.keys(skills), ...LEAVES, "alone"]
  const textOf = (name: string) =>
    skillText(name, ["keywords: [something]", ...(skills[name] ? ["relations:", ...skills[name]] : [])])
  return makeLibrary(
    "graph",
    Object.fromEntries(all.map((name) => [`${name.replaceAll(/[/:]/g, "-")}/SKILL.md`, textOf(name)])),
  )
}

const test = base.extend<{ library: string }>({
  library: async ({ request }, use) => {
    await use(await addLibrary(request, makeGraphLibrary()))
  },
})

async function open(page: Page, library: string, search: string): Promise<void> {
  await page.goto(`/graph?${search}&library=${library}`)
  await expect(page.getByText("Live", { exact: true })).toBeVisible()
}

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error("The Tab key never came there.")
}

/** The number of rows that the toolbar tells. */
const told = (page: Page, noun: string) => page.getByRole("status").filter({ hasText: new RegExp(`^\\d.* ${noun}$`) })

test("the table finds, focuses, follows and traces by keyboard alone, and a link shows the same again", async ({
  page,
  library,
  context,
}) => {
  // Many steps or pages: busy machines need longer.
  test.slow()
  await open(page, library, "view=skills")
  const grid = page.getByRole("grid", { name: "Skills of the graph" })
  const filter = page.getByRole("searchbox", { name: "Filter skills" })
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  await tabTo(page, filter)
  await page.keyboard.type("middle")
  await expect(told(page, "skills")).toHaveText("1 of 22 skills")
  await tabTo(page, grid)
  await press("ArrowDown", "ArrowRight")
  await expect(grid.getByRole("link", { name: "Focus on middle" })).toBeFocused()
  await press("Enter")
  const focus = page.getByRole("region", { name: "Focus", exact: true })
  await expect(focus).toContainText("middle: 3 skills within 1 step")

  await tabTo(page, focus.getByRole("radio", { name: "Both ways" }))
  await press("ArrowRight")
  await expect(focus.getByRole("radio", { name: "What it uses" })).toBeFocused()
  await press("ArrowRight")
  await expect(focus.getByRole("radio", { name: "What uses it" })).toBeFocused()
  await press("Enter")
  await expect(page).toHaveURL(/side=used-by/)
  await expect(grid.getByRole("row", { name: /^user / })).toBeVisible()
  await tabTo(page, focus.getByRole("radio", { name: "1", exact: true }))
  await press("ArrowRight")
  await expect(focus.getByRole("radio", { name: "2", exact: true })).toBeFocused()
  await press("Enter")
  await expect(focus).toContainText("within 2 steps")

  await tabTo(page, filter)
  await page.keyboard.type("user")
  await expect(told(page, "skills")).toHaveText(/^1 of /)
  await tabTo(page, grid)
  await press("Home", "ArrowRight", "ArrowRight", "ArrowRight", "Enter")
  const pathFromHere = page.getByRole("menuitem", { name: "Path from here" })
  await expect(pathFromHere).toBeVisible()
  await page.keyboard.type("path")
  await expect(pathFromHere).toBeFocused()
  await press("Enter")
  const path = page.getByRole("region", { name: "Path", exact: true })
  await expect(path).toContainText("Path from user: choose its end")

  await tabTo(page, filter)
  await page.keyboard.type("last")
  await expect(told(page, "skills")).toHaveText("1 of 22 skills")
  await tabTo(page, grid)
  await press("Home", "ArrowRight", "ArrowRight")
  await expect(grid.getByRole("link", { name: "Path from user to last one" })).toBeFocused()
  await press("Enter")
  const answer = "From user to last one: 1 path, the shortest of 2 steps along the arrows."
  await expect(path).toContainText(answer)
  await expect(path.getByRole("listitem")).toHaveText("user → verify_with middle → depends_on, → verify_with last one")

  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(shared.getByRole("region", { name: "Path", exact: true })).toContainText(answer)
})

test("every vital sign leads to exactly the skills behind it, with its words", async ({ page, library }) => {
  // Many steps or pages: busy machines need longer.
  test.slow()
  await open(page, library, "view=skills&sign=hub-ratio")
  await expect(page.getByRole("region", { name: "Selection" })).toContainText("1 skill of degree > 15 (hub ratio)")
  await expect(told(page, "skills")).toHaveText("1 skills")
  await page.getByRole("link", { name: "Show all skills" }).click()
  await expect(told(page, "skills")).toHaveText("22 skills")

  await open(page, library, "view=findings")
  const signs = page.getByRole("region", { name: "Vital signs" })
  const links = await signs.getByRole("link", { name: /behind it$/ }).all()
  const wanted = await Promise.all(
    links.map(async (link) => ({ href: await link.getAttribute("href"), count: await link.textContent() })),
  )
  expect(wanted.length).toBe(6)
  for (const { href, count } of wanted) {
    await page.goto(href ?? "")
    await expect(told(page, "skills")).toHaveText(`${Number.parseInt(count ?? "", 10)} skills`)
  }
})

test("every number of a relation type leads to exactly the rows it counts", async ({ page, library }) => {
  // Many steps or pages: busy machines need longer.
  test.slow()
  await open(page, library, "view=findings")
  const table = page.getByRole("table", { name: "Relations by type" })
  const nouns = ["relations", "pairs", "pairs", "relations", "relations", "relations", "skills"]
  const wanted: { href: string; count: string; noun: string }[] = []
  for (const kind of ["depends_on", "related", "suppresses"]) {
    const cells = table.getByRole("row", { name: new RegExp(`^${kind} `) }).getByRole("cell")
    for (const [index, noun] of nouns.entries()) {
      const link = cells.nth(index).getByRole("link")
      if ((await link.count()) === 0) continue
      wanted.push({ href: (await link.getAttribute("href")) ?? "", count: (await link.textContent()) ?? "", noun })
    }
  }
  expect(wanted.map(({ count, noun }) => `${count} ${noun}`)).toEqual([
    "4 relations",
    "2 pairs",
    "1 pairs",
    "1 relations",
    "3 skills",
    "18 relations",
    "17 pairs",
    "1 relations",
    "18 skills",
    "1 relations",
    "1 relations",
  ])
  for (const { href, count, noun } of wanted) {
    await page.goto(href)
    await expect(told(page, noun)).toHaveText(new RegExp(`^${count}( of .*)? ${noun}$`))
  }
})

test("the relations are counted both ways in words, and each count leads to its rows", async ({ page, library }) => {
  await open(page, library, "view=relations")
  await expect(
    page.getByText("25 relations declared, 20 pairs joined, 1 reciprocal, 1 repeated, 1 to itself, 1 dangling."),
  ).toBeVisible()
  const grid = page.getByRole("grid", { name: "Relations of the graph" })
  await page.getByRole("link", { name: "1 dangling" }).click()
  await expect(grid.getByRole("row")).toHaveCount(2)
  await expect(grid.getByRole("row").nth(1)).toContainText("first/of: all")
  await expect(grid.getByRole("row").nth(1)).toContainText("nobody")
  await page.getByRole("link", { name: "1 reciprocal" }).click()
  await expect(page.getByRole("grid", { name: "Pairs of the graph" }).getByRole("row").nth(1)).toContainText(
    "depends_on ↔",
  )
  await page.goBack()
  await expect(grid.getByRole("row")).toHaveCount(2)
})

test("a finding in the address opens its kind and leads to its skills", async ({ page, library }) => {
  await open(page, library, "view=findings&finding=dependency-cycle")
  const findings = page.getByRole("region", { name: "Findings" })
  await expect(findings.getByText(/^These depend on each other in a loop/)).toBeInViewport()
  await expect(findings.getByText(/lists itself in suppresses/)).toBeHidden()
  await findings.getByRole("link", { name: "Their skills as a table" }).filter({ visible: true }).click()
  await expect(page.getByRole("region", { name: "Selection" })).toContainText(
    "2 skills of 1 finding (dependency loops)",
  )
  await expect(told(page, "skills")).toHaveText("2 skills")
})

test("the arrow keys read the matrix cell by cell", async ({ page, library }) => {
  await open(page, library, "view=matrix&kinds=depends_on,verify_with,suppresses,related&focus=middle")
  const grid = page.getByRole("grid", { name: /^Relations as a matrix/ })
  await expect(page.getByText("4 skills in sight.")).toBeVisible()
  await tabTo(page, grid)
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Control+Home")
  const cell = grid.getByRole("gridcell", { name: "middle to last one: depends_on, verify_with" })
  const details = page.getByRole("region", { name: "Chosen cell" })
  const { row, column } = await cell.evaluate((element) => ({ ...(element as HTMLElement).dataset }))
  for (let step = 0; step < Number(row); step += 1) await page.keyboard.press("ArrowDown")
  for (let step = 0; step < Number(column); step += 1) await page.keyboard.press("ArrowRight")
  await expect(grid).toHaveAttribute("aria-activedescendant", (await cell.getAttribute("id")) ?? "")
  await expect(details.getByRole("listitem")).toHaveCount(3)
  await expect(details).toContainText("last one depends_on middle")
})

/** Saves the whole library in one format, from a view without a picture. */
async function exportWhole(page: Page, format: string): Promise<{ name: string; text: string }> {
  await page.getByRole("button", { name: "Export" }).click()
  await page.getByRole("menuitemradio", { name: /^The whole library/ }).click()
  const download = page.waitForEvent("download")
  await page.getByRole("menuitem", { name: new RegExp(`^${format}`) }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") }
}

test("the graph is saved as JSON, DOT, GraphML and Mermaid, and each reads back whole", async ({ page, library }) => {
  const response = await page.request.get(`/api/graph?library=${library}`)
  const { nodes, edges } = (await response.json()) as { nodes: { name: string }[]; edges: { id: string }[] }
  expect([nodes.length, edges.length]).toEqual([23, 25])
  await open(page, library, "view=skills")

  const json = await exportWhole(page, "JSON")
  expect(json.name).toBe(`${library}-graph.json`)
  expect(JSON.parse(json.text)).toEqual({ nodes, edges })

  const dot = await exportWhole(page, "DOT")
  const quoted = (text: string) => `"${text.replaceAll(/[\\"]/g, "\\$&")}"`
  expect(dot.text.match(/^ {2}"(?:[^"\\]|\\.)*"(?: \[.*\])?;$/gm)?.length).toBe(nodes.length)
  expect(dot.text.match(/^ {2}"(?:[^"\\]|\\.)*" -> "(?:[^"\\]|\\.)*" \[.*\];$/gm)?.length).toBe(edges.length)
  expect(nodes.filter(({ name }) => !dot.text.includes(quoted(name)))).toEqual([])

  const graphml = await exportWhole(page, "GraphML")
  const read = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "application/xml")
    const attributes = (tag: string) => [...document.getElementsByTagName(tag)].map((one) => one.getAttribute("id"))
    return { nodes: attributes("node"), edges: attributes("edge"), faults: attributes("parsererror").length }
  }, graphml.text)
  expect(read).toEqual({ nodes: nodes.map(({ name }) => name), edges: edges.map(({ id }) => id), faults: 0 })

  const mermaid = await exportWhole(page, "Mermaid")
  expect(mermaid.text.match(/^ {2}n\d+\["/gm)?.length).toBe(nodes.length)
  expect(mermaid.text.match(/^ {2}n\d+ -->\|\w+\| n\d+$/gm)?.length).toBe(edges.length)
})

test("pictures are saved from the map alone: SVG with every name, PNG in its own size", async ({ page, library }) => {
  await open(page, library, "view=pairs")
  await page.getByRole("button", { name: "Export" }).click()
  await expect(page.getByRole("menu")).toContainText("No picture here: open the map first")
  await expect(page.getByRole("menuitem", { name: /^SVG/ })).toBeDisabled()
  await page.keyboard.press("Escape")

  await open(page, library, "view=map&focus=hub&kinds=related")
  const save = async (format: string) => {
    await page.getByRole("button", { name: "Export" }).click()
    const download = page.waitForEvent("download")
    await page.getByRole("menuitem", { name: new RegExp(`^${format}`) }).click()
    const file = await download
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  await expect(page.locator("canvas").first()).toBeVisible()
  const svg = await save("SVG")
  expect(svg.name).toBe(`${library}-graph-in-sight.svg`)
  const drawn = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "image/svg+xml")
    const [, , width, height] = (document.documentElement.getAttribute("viewBox") ?? "").split(" ").map(Number)
    return {
      titles: [...document.querySelectorAll("#skills title")].map((title) => title.textContent ?? ""),
      relations: document.querySelectorAll("#relations > g").length,
      faults: document.querySelectorAll("parsererror, script, image, foreignObject").length,
      isWide: (width ?? 0) > 100 && (height ?? 0) > 100,
    }
  }, svg.bytes.toString("utf8"))
  expect({ ...drawn, titles: drawn.titles.toSorted() }).toEqual({
    titles: ["first/of: all", "hub", ...LEAVES],
    relations: expect.any(Number),
    faults: 0,
    isWide: true,
  })
  expect(drawn.relations).toBeGreaterThanOrEqual(17)

  const png = await save("PNG")
  expect(png.bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(200)
  expect(png.bytes.readUInt32BE(20)).toBeGreaterThan(200)
})

for (const search of [
  "view=skills",
  "view=skills&focus=middle",
  "view=skills&from=user&to=last+one",
  "view=skills&sign=orphan-rate",
  "view=relations",
  "view=pairs",
  "view=findings",
  "view=matrix",
]) {
  for (const theme of ["light", "dark"] as const) {
    test(`/graph?${search} has no serious accessibility issue in the ${theme} theme`, async ({ page, library }) => {
      await page.emulateMedia({ colorScheme: theme })
      await open(page, library, search)
      await expectAccessible(page)
    })
  }
}
