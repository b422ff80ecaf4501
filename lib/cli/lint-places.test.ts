import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { makeRepository, temporaryFolder } from "@/lib/server/git/testing/temporary-repository"
import { buildTower, runTower } from "./testing/run-tower"

const folders: string[] = []
beforeAll(buildTower, 60_000)
afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

function readPlaces(cwd: string, ...args: string[]): object[] {
  const { code, stdout } = runTower(["lint", "--format", "sarif", ...args], { cwd })
  expect(code).toBe(1)
  const results: { locations: { physicalLocation: { artifactLocation: object } }[] }[] =
    JSON.parse(stdout).runs[0].results
  return results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation ?? {})
}

describe("the places in tower lint --format sarif", () => {
  test("are named from the top of the repository, wherever in it the command runs", () => {
    const repo = makeRepository()
    folders.push(repo.top)
    repo.write("packages/shop/skills/refused one/SKILL.md", "no frontmatter")
    const places = [{ uri: "packages/shop/skills/refused%20one/SKILL.md", uriBaseId: "%SRCROOT%" }]
    expect(readPlaces(path.join(repo.top, "packages/shop"))).toEqual(places)
    expect(readPlaces(repo.top, "--library", "packages/shop/skills")).toEqual(places)
    const link = path.join(temporaryFolder(), "link")
    folders.push(path.dirname(link))
    fs.symlinkSync(path.join(repo.top, "packages"), link)
    expect(readPlaces(path.dirname(link), "--library", "link/shop/skills")).toEqual(places)
  })

  test("are named from where the command runs outside git", () => {
    const top = temporaryFolder()
    folders.push(top)
    fs.mkdirSync(path.join(top, "skills/refused"), { recursive: true })
    fs.writeFileSync(path.join(top, "skills/refused/SKILL.md"), "no frontmatter")
    expect(readPlaces(top)).toEqual([{ uri: "skills/refused/SKILL.md", uriBaseId: "%SRCROOT%" }])
  })

  test("of equal paths under two roots are the files of their own roots", () => {
    const top = temporaryFolder()
    folders.push(top)
    for (const root of ["one", "two"]) {
      fs.mkdirSync(path.join(top, root, "refused"), { recursive: true })
      fs.writeFileSync(path.join(top, root, "refused/SKILL.md"), "no frontmatter")
    }
    const roots = ["--library", "one", "--library", "two"]
    expect(readPlaces(top, ...roots)).toEqual([
      { uri: "one/refused/SKILL.md", uriBaseId: "%SRCROOT%" },
      { uri: "two/refused/SKILL.md", uriBaseId: "%SRCROOT%" },
    ])
    const { diagnostics }: { diagnostics: { file: string; root?: number }[] } = JSON.parse(
      runTower(["lint", "--format", "json", ...roots], { cwd: top }).stdout,
    )
    expect(diagnostics.map(({ file, root }) => [file, root])).toEqual([
      ["refused/SKILL.md", undefined],
      ["refused/SKILL.md", 1],
    ])
  })

  test("of a manifest are the manifest's own file", () => {
    const repo = makeRepository()
    folders.push(repo.top)
    repo.write("out/m.json", '{"skills": [{"name": ""}, {"name": "a"}]}')
    expect(readPlaces(repo.top, "--manifest", "out/m.json")).toEqual([
      { uri: "out/m.json", uriBaseId: "%SRCROOT%" },
      { uri: "out/m.json", uriBaseId: "%SRCROOT%" },
    ])
  })
})
