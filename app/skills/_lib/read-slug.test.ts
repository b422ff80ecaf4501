import { expect, test } from "vitest"
import { skillHref } from "@/components/shell/library-href"
import { readSlug } from "./read-slug"

test.each(["a/b", "1:tools/--help", "50% of #1?/x", "café ☕/技能", "a%2Fb", "with space/&=+"])(
  "the slug %j comes back from its address",
  (slug) => {
    const { pathname } = new URL(skillHref(slug, null), "http://localhost")
    expect(readSlug(pathname.split("/").slice(2))).toBe(slug)
  },
)

test("what is no encoded text is no slug", () => {
  expect(readSlug(["%E0%A4%A"])).toBeNull()
})
