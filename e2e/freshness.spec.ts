import { execFileSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { addLibrary, makeLibrary, skillText, writeSkillFile } from "./support/make-library"
import { expect, expectAccessible, test } from "./support/test"

const KEYWORDS = ["keywords: [kites]"]

function git(folder: string, ...args: string[]): string {
  const env = {
    NODE_ENV: "test" as const,
    PATH: process.env.PATH,
    HOME: folder,
    GIT_CONFIG_GLOBAL: os.devNull,
    GIT_CONFIG_NOSYSTEM: "1",
  }
  const who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
  return execFileSync("git", ["-C", folder, ...who, ...args], { env, encoding: "utf8" }).trim()
}

test("a snapshot is taken, is fresh, and tells what was edited, added and removed since", async ({ page, request }) => {
  const folder = makeLibrary("kites", {
    "box-kite/SKILL.md": skillText("box-kite", KEYWORDS),
    "delta-kite/SKILL.md": skillText("delta-kite", KEYWORDS),
  })
  await page.goto(`/?library=${await addLibrary(request, folder)}`)
  const panel = page.getByRole("region", { name: "Snapshot" })
  await expect(panel.getByText("MISSING")).toBeVisible()
  await expect(panel).toContainText("No snapshot of this library was taken yet")

  await panel.getByRole("button", { name: "Take snapshot" }).click()
  await expect(panel.getByText("FRESH")).toBeVisible()
  await expect(panel).toContainText("Every skill file is as it was when the snapshot was taken.")
  await expectAccessible(page)

  writeSkillFile(folder, "box-kite/SKILL.md", skillText("box-kite", [...KEYWORDS, "version: 2.0.0"]))
  writeSkillFile(folder, "fighter-kite/SKILL.md", skillText("fighter-kite", KEYWORDS))
  fs.rmSync(path.join(folder, "delta-kite"), { recursive: true })
  await expect(panel.getByText("STALE")).toBeVisible()
  await expect(panel).toContainText("3 skills changed since.")
  await expect(panel.getByText("Removed 1")).toBeVisible()
  await expect(panel.getByText("delta-kite")).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole("link", { name: "box-kite" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "box-kite" })).toBeVisible()
  await page.goBack()

  await panel.getByRole("button", { name: "Take snapshot" }).click()
  await expect(panel.getByText("FRESH")).toBeVisible()
  await panel.getByText("All 2 snapshots").click()
  await expect(panel.getByRole("list", { name: "Snapshots" }).getByRole("listitem").first()).toContainText(
    "1 added, 1 changed, 1 removed",
  )
})

test("in git the snapshot names the commit, and a new commit makes it stale", async ({ page, request }) => {
  const folder = makeLibrary("kites-in-git", { "box-kite/SKILL.md": skillText("box-kite", KEYWORDS) })
  git(folder, "init", "--quiet", "--initial-branch=trunk")
  const library = await addLibrary(request, folder)
  await page.goto(`/?library=${library}`)
  const panel = page.getByRole("region", { name: "Snapshot" })
  await expect(panel).toContainText("its HEAD cannot be read: there is no commit yet.")
  await expect(panel.getByRole("button", { name: "Take snapshot" })).toBeHidden()

  git(folder, "add", "--all")
  git(folder, "commit", "--quiet", "--message", "first")
  const first = git(folder, "rev-parse", "HEAD")
  await expect(async () => {
    await page.reload()
    await expect(panel.getByRole("button", { name: "Take snapshot" })).toBeVisible()
  }).toPass()
  await panel.getByRole("button", { name: "Take snapshot" }).click()
  await expect(panel.getByText("FRESH")).toBeVisible()
  await expect(panel).toContainText(`trunk ${first.slice(0, 10)}`)

  git(folder, "commit", "--quiet", "--allow-empty", "--message", "second")
  const second = git(folder, "rev-parse", "HEAD")
  await expect(async () => {
    const { libraries } = await (await request.get("/api/health")).json()
    const report = libraries.find(({ id }: { id: string }) => id === library)
    expect(report.freshness).toEqual({ state: "STALE", old: first, head: second, changed: 0 })
  }).toPass()
  await page.reload()
  await expect(panel).toContainText(
    `HEAD moved from ${first.slice(0, 10)} to ${second.slice(0, 10)}; no skill file has changed since.`,
  )
})
