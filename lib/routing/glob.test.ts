import fc from "fast-check"
import picomatch from "picomatch"
import { describe, expect, test } from "vitest"
import { compileGlob, globFault } from "./glob"

const matches = (pattern: string, path: string) => compileGlob(pattern).matches(path)

test.each<[string, string[], string[]]>([
  ["**/*.css", ["a.css", "a/b.css", "a/.x/b.css", ".css"], ["a.scss", "a.css/b"]],
  ["app/**", ["app/x", "app/x/y.ts", "app"], ["apps/x", "x/app/y"]],
  ["app/**/page.tsx", ["app/page.tsx", "app/a/b/page.tsx"], ["app/a/xpage.tsx"]],
  ["*.{ts,tsx}", ["a.ts", "a.tsx", ".b.ts"], ["a.js", "a/b.ts", "a.tsxx"]],
  ["src/*/index.ts", ["src/a/index.ts"], ["src/index.ts", "src/a/b/index.ts", "src//index.ts"]],
  ["file?.md", ["file1.md", "fileé.md", "file𠮷.md"], ["file.md", "file/.md", "file12.md"]],
  ["[a-c]x[!0-9]", ["axb", "cx_"], ["dxb", "ax1", "ax/"]],
  ["[]x]", ["]", "x"], ["[]x]"]],
  ["[x", ["[x"], ["x"]],
  ["{a,{b,c}d}/e", ["a/e", "bd/e", "cd/e"], ["b/e", "ad/e"]],
  ["{a}", ["{a}"], ["a"]],
  ["{a,b", ["{a,b"], ["a", "b"]],
  ["a\\*b", ["a*b"], ["axb"]],
  ["./lib/x.ts", ["lib/x.ts"], ["x.ts"]],
  ["a**b", ["ab", "axxb"], ["a/b"]],
  ["**", ["a", "a/b", ".a"], []],
])("%j takes %j and leaves %j", (pattern, taken, left) => {
  expect([taken.filter((path) => !matches(pattern, path)), left.filter((path) => matches(pattern, path))]).toEqual([
    [],
    [],
  ])
})

describe("against an established matcher", () => {
  const segment = fc
    .array(fc.constantFrom("a", "b", "ab", ".", "x.ts", "*", "?", "[ab]", "[!a]", "{a,b}", "{x.ts,b*}"), {
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) => parts.join(""))
  const pattern = fc
    .array(fc.oneof({ weight: 4, arbitrary: segment }, { weight: 1, arbitrary: fc.constant("**") }), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) => parts.join("/"))
    // Left out: stars in a row, names of dots only (they stand for folders there), and `x/**` after a wildcard, where that
    // matcher sometimes takes `x` itself and sometimes not; here it always does.
    .filter((text) => !/\*\*\*|[^/]\*\*|\*\*[^/]|\*\*\/\*\*|(^|\/)\.+(\/|$)|\.\.|[*?\]}][^/]*\/\*\*$/.test(text))
  const path = fc
    .array(fc.constantFrom("a", "b", "ab", "x.ts", ".a", "ba.ts", "abab"), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join("/"))

  test("gives the same answer for patterns of its syntax", () => {
    fc.assert(
      fc.property(pattern, path, (glob, text) => {
        const theirs = picomatch(glob, { dot: true, noextglob: true, nonegate: true, posix: true })
        expect([glob, text, matches(glob, text)]).toEqual([glob, text, theirs(text)])
      }),
      { numRuns: 3000 },
    )
  })
})

describe("a hostile pattern", () => {
  test.each([
    ["x".repeat(513), "longer than 512 characters"],
    ["*a".repeat(33), "more than 32 wildcards"],
    [`${"{a,".repeat(9)}b${"}".repeat(9)}`, "braces nested deeper than 8"],
  ])("%s is refused and matches nothing", (pattern, fault) => {
    expect([globFault(pattern), matches(pattern, pattern)]).toEqual([fault, false])
  })

  test("costs no more than its size times the path's", () => {
    expect(matches(`${"*a".repeat(31)}*b`, "a".repeat(4096))).toBe(false)
    expect(matches("{a,b}".repeat(96), "ab".repeat(48))).toBe(true)
  })
})
