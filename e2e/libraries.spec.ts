import { rmSync } from "node:fs"
import path from "node:path"
import { addLibrary, makeLibrary, skillText, writeSkillFile } from "./support/make-library"
import { expect, test } from "./support/test"

test("a folder is added by its path, shown, and taken off again", async ({ page }) => {
  const folder = makeLibrary("my-own-skills", { "one/SKILL.md": skillText("one", ["keywords: [one]"]) })
  await page.goto("/")
  await page.getByRole("button", { name: /^Library:/ }).click()
  await page.getByRole("option", { name: "Add a library by its path…" }).click()
  const dialog = page.getByRole("dialog", { name: "Add a library" })
  await dialog.getByRole("textbox").fill(folder)
  await dialog.getByRole("button", { name: "Add" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/my-own-skills/)
  await page.getByRole("link", { name: "Settings", exact: true }).click()
  const strip = page.getByRole("listitem").filter({ hasText: folder })
  await expect(strip).toContainText("1 skill")
  await strip.getByRole("button", { name: /off the list/ }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Take it off" }).click()
  await expect(page.getByRole("listitem").filter({ hasText: folder })).toHaveCount(0)
})

test("a path that cannot be added says why and what to do", async ({ page, allowPageError }) => {
  allowPageError(/422|409/)
  const empty = makeLibrary("nothing-here", {})
  const twice = makeLibrary("twice", { "one/SKILL.md": skillText("one", ["keywords: [one]"]) })
  await page.goto("/settings")
  const field = page.getByRole("textbox", { name: "Folder, or skills.manifest.json" })
  const add = page.getByRole("button", { name: "Add", exact: true })
  const problem = page.getByRole("region", { name: "Libraries" }).getByRole("alert")
  await add.click()
  await expect(problem).toContainText("No path was typed.")
  await field.fill(path.join(empty, "no-such-folder"))
  await add.click()
  await expect(problem).toContainText("does not exist")
  await field.fill(empty)
  await add.click()
  await expect(problem).toContainText("holds no SKILL.md")
  await addLibrary(page.request, twice)
  await field.fill(twice)
  await add.click()
  await expect(problem).toContainText("already in the list")
})

test("a change on disk shows up by itself and is told", async ({ page, request }) => {
  const folder = makeLibrary("living", { "one/SKILL.md": skillText("one", ["keywords: [one]"]) })
  await page.goto(`/skills?library=${await addLibrary(request, folder)}`)
  await expect(page.getByText("Live", { exact: true })).toBeVisible()
  await expect(page.getByText(/^revision 1/)).toBeVisible()
  writeSkillFile(folder, "two/SKILL.md", skillText("two", ["keywords: [two]"]))
  await expect(page.getByText("Library changed on disk")).toBeVisible()
  await expect(page.getByText(/^1 skill added; 2 skills now, revision 2/)).toBeVisible()
  await expect(page.getByRole("link", { name: "two", exact: true })).toBeVisible()
  await expect(page.getByText(/^revision 2/)).toBeVisible()
})

test("a library whose folder has gone says so, and what to do", async ({ page, request }) => {
  const folder = makeLibrary("gone", { "one/SKILL.md": skillText("one") })
  const id = await addLibrary(request, folder)
  rmSync(folder, { recursive: true })
  await page.goto(`/?library=${id}`)
  await expect(page.getByRole("main").getByRole("alert")).toContainText("cannot be read")
  await expect(page.getByRole("link", { name: "Choose another library" })).toBeVisible()
})

test("a library without skills says how to write the first one", async ({ page, request }) => {
  const folder = makeLibrary("emptied", { "one/SKILL.md": skillText("one") })
  const id = await addLibrary(request, folder)
  rmSync(path.join(folder, "one"), { recursive: true })
  await page.goto(`/?library=${id}`)
  await expect(page.getByText("There is no skill in this library yet.")).toBeVisible()
  await expect(page.getByText("name: release-notes")).toBeVisible()
})
