import { expect, test } from "vitest"
import { mentionedPaths, normalizePath } from "./mentioned-paths"

test.each<[string, string[]]>([
  ["look at app/page.tsx please", ["app/page.tsx"]],
  ["look at page.tsx.", ["page.tsx"]],
  ["(see `./lib/a.ts`, and lib\\b.ts)", ["lib/a.ts", "lib/b.ts"]],
  ["release v2.0 is 3.14 times better. Next", []],
  ["e.g. the U.S. market", []],
  ["read https://example.com/docs/page.html and www.example.com/x", []],
  ["mail bob@example.com", []],
  [
    "app/[id]/page.tsx and app/(shop)/cart/page.tsx and [the page](docs/a.md)",
    ["app/[id]/page.tsx", "app/(shop)/cart/page.tsx", "docs/a.md"],
  ],
  ["src/a.ts:42, src/a.ts#L10", ["src/a.ts"]],
  ["packages/@scope/name/ and ../up/x", ["packages/@scope/name", "../up/x"]],
  ["C:\\work\\x.cs or /etc/hosts", ["C:/work/x.cs", "/etc/hosts"]],
  ["an a/ b and /c", []],
  [".eslintrc.json and .env", [".eslintrc.json"]],
  ["設計/図.md", ["設計/図.md"]],
])("%j mentions %j", (text, expected) => {
  expect(mentionedPaths(text)).toEqual(expected)
})

test.each([
  ["./a/b.css", "a/b.css"],
  ["././/a", "a"],
  ["a\\b\\", "a/b"],
  ["  a  ", "a"],
  ["/", "/"],
  [".", ""],
  ["", ""],
])("normalises %j to %j", (path, expected) => {
  expect(normalizePath(path)).toBe(expected)
})
