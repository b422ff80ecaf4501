import { expect, test } from "vitest"
import { libraryHref, playgroundHref, skillHref, switchLibraryHref } from "./library-href"

test("a link keeps its query and hash and gains the library", () => {
  expect(libraryHref("/skills?status=blocked&q=a%20b#top", "gallery")).toBe(
    "/skills?status=blocked&q=a+b&library=gallery#top",
  )
})

test("the default library adds nothing to a link", () => {
  expect(libraryHref("/skills?status=blocked", null)).toBe("/skills?status=blocked")
})

test("a link that already names a library keeps it", () => {
  expect(libraryHref("/?library=starter", "gallery")).toBe("/?library=starter")
})

test("a skill's address survives slashes, colons, spaces, percent signs, hashes and letters of any script", () => {
  const slug = "1:tools/--help/50% of #1/café ☕/技能"
  const url = new URL(skillHref(slug, "my lib"), "http://localhost")
  expect({
    slug: url.pathname.split("/").slice(2).map(decodeURIComponent).join("/"),
    library: url.searchParams.get("library"),
    hash: url.hash,
  }).toEqual({ slug, library: "my lib", hash: "" })
})

test("a request goes to the playground whole", () => {
  const url = new URL(playgroundHref("why & how? 100% #1", "gallery"), "http://localhost")
  expect([...url.searchParams]).toEqual([
    ["q", "why & how? 100% #1"],
    ["library", "gallery"],
  ])
})

test("switching the library in the playground keeps the request", () => {
  expect(switchLibraryHref("/playground", "q=fix+it&library=starter", "gallery")).toBe(
    "/playground?q=fix+it&library=gallery",
  )
})

test("switching the library on a skill's page leads to the table, without the old filters", () => {
  expect(switchLibraryHref("/skills/a/b", "status=blocked", "gallery")).toBe("/skills?library=gallery")
})

test("switching the library on the graph keeps how it is looked at and drops every name", () => {
  const look = "view=matrix&kinds=depends_on,related&colour=verdict&size=same&layout=hierarchy&along=broader"
  const names = "focus=a&depth=2&side=uses&from=a&to=b&paths=all&find=x&pin=a&open=g&sign=hub-ratio&finding=hub"
  const rest = "ask=fix+it&askProject=p&q=filter&cols=name&library=starter"
  expect(switchLibraryHref("/graph", `${names}&${look}&${rest}`, "gallery")).toBe(
    `/graph?${look.replaceAll(",", "%2C")}&library=gallery`,
  )
})

test("a slug of `..` survives what browsers do to addresses", () => {
  for (const slug of ["../skills/a/b", "../../a", "./a/../b", "a/.hidden/b.."]) {
    const { pathname } = new URL(skillHref(slug, null), "http://localhost")
    const segments = pathname.split("/").slice(2)
    expect(segments.map(decodeURIComponent).join("/")).toBe(slug)
  }
})
