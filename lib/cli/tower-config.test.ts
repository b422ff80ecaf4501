import { describe, expect, test } from "vitest"
import { parseConfig, resolvePlace } from "./tower-config"

describe("parseConfig", () => {
  test("an entry is a path, or an object with one path or several; other keys belong to others", () => {
    const text = '\uFEFF{ "libraries": ["./a", { "path": "b", "label": "B" }, { "path": ["c", "d"] }], "theme": 1 }'

    expect(parseConfig(text, "tower.config.json")).toEqual([["./a"], ["b"], ["c", "d"]])
  })

  test("settings without libraries name none", () => {
    expect(parseConfig("{}", "tower.config.json")).toEqual([])
  })

  test.each([
    ["{", /^tower\.config\.json is not JSON \(/],
    ["[]", /^tower\.config\.json is not a JSON object$/],
    ['{ "libraries": {} }', /^tower\.config\.json: libraries is not a list$/],
    ['{ "libraries": ["a", 7] }', /^tower\.config\.json: libraries\[1\] is no path$/],
    ['{ "libraries": [" "] }', /^tower\.config\.json: libraries\[0\] is no path$/],
    ['{ "libraries": [{ "path": [] }] }', /^tower\.config\.json: libraries\[0\] is no path$/],
  ])("%s is refused with its reason", (text, message) => {
    expect(() => parseConfig(text, "tower.config.json")).toThrow(message)
  })
})

test("places are relative to the settings, ~ is the home folder", () => {
  expect(["x", "../x", "/x", "~", "~/x", "~x"].map((place) => resolvePlace(place, "/project/sub", "/home/me"))).toEqual(
    ["/project/sub/x", "/project/x", "/x", "/home/me", "/home/me/x", "/project/sub/~x"],
  )
})
