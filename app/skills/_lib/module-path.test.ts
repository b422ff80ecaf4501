import { expect, test } from "vitest"
import { readModulePath } from "./module-path"

test("a link inside the skill's folder names a file of it", () => {
  const hrefs = ["references/a.md", "./scripts/run.sh#top", "references/../b%20c.md?x=1", "50%.md"]
  expect(hrefs.map(readModulePath)).toEqual(["references/a.md", "scripts/run.sh", "b c.md", "50%.md"])
})

test("a link out of the folder, to a site or within the text names none", () => {
  const hrefs = [
    "../other/SKILL.md",
    "a/../../b.md",
    "/etc/passwd",
    "https://example.invalid/a.md",
    "javascript:alert(1)",
    "#top",
    ".",
    "",
  ]
  expect(hrefs.map(readModulePath)).toEqual(hrefs.map(() => null))
})
