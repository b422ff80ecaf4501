import { expect, test } from "vitest"
import { makeSignInPage, readNextPath } from "./sign-in-page"

test.each([
  ["/", "/"],
  ["/skills/a?q=1&x=%2F", "/skills/a?q=1&x=%2F"],
  [null, "/"],
  ["", "/"],
  ["https://evil.example/", "/"],
  ["//evil.example/", "/"],
  ["/\\evil.example/", "/"],
  ["/\t/evil.example/", "/"],
  ["javascript:alert(1)", "/"],
  ["/api/session?next=/", "/"],
])("after signing in, next=%j leads to %s", (wanted, expected) => {
  expect(readNextPath(wanted)).toBe(expected)
})

test("nothing that a link names becomes markup", () => {
  const page = makeSignInPage(`/"><script>alert(1)</script>`, `<b>'no'</b>`)
  expect(page).toContain('value="/&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(page).toContain("&lt;b&gt;&#39;no&#39;&lt;/b&gt;")
  expect(page).not.toContain("<script")
})
