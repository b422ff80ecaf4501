import { expect, test } from "vitest"
import { compileLibrary, route } from "@/lib/routing"
import { samplePath } from "./sample-path"

const matches = (glob: string, path: string) => {
  const skill = { name: "s", triggers: [], keywords: [], paths: [glob], project: [], relations: {}, health: {} }
  return route(compileLibrary([skill]), { query: "x", paths: [path], today: "2026-01-02" }).winner === "s"
}

test.each([
  ["**/*.test.ts", "src/example.test.ts"],
  ["billing/**", "billing/src/example.txt"],
  ["**/*.{html,tsx}", "src/example.html"],
  ["docs/adr-[0-9].md", "docs/adr-0.md"],
  ["package.json", "package.json"],
  ["*.config.?s", "example.config.xs"],
])("%s is tried with a path that it matches", (glob, path) => {
  expect(samplePath(glob)).toBe(path)
  expect(matches(glob, path)).toBe(true)
})

test("a glob that takes paths out has nothing to try", () => {
  expect(samplePath("!**/dist/**")).toBeNull()
})
