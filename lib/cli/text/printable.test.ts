import { describe, expect, test } from "vitest"
import { padEnd, padStart, printable, shorten, textWidth } from "./printable"
import { createStyle } from "./style"

describe("printable", () => {
  test.each([
    ["a\u001b[31mred", "a\\u{1b}[31mred"],
    ["one\r\ntwo\tthree", "one two three"],
    ["user\u202etxt.exe", "user\\u{202e}txt.exe"],
    ["hidden\u{e0068}", "hidden\\u{e0068}"],
    ["bell\u0007 and c1 \u009b", "bell\\u{7} and c1 \\u{9b}"],
    ["👩\u200d💻 stays", "👩\u200d💻 stays"],
    ["ünïcode 日本", "ünïcode 日本"],
  ])("%j is shown as %j", (text, shown) => {
    expect(printable(text)).toBe(shown)
  })
})

describe("columns", () => {
  test("wide letters take two columns, combining marks none", () => {
    expect(["abc", "日本", "e\u0301"].map(textWidth)).toEqual([3, 4, 1])
  })

  test("padding counts columns, shortening counts characters", () => {
    expect([padEnd("日", 4), padStart("7", 3), padEnd("long", 2), shorten("abcdef", 4), shorten("abc", 4)]).toEqual([
      "日  ",
      "  7",
      "long",
      "abc…",
      "abc",
    ])
  })
})

describe("createStyle", () => {
  test("colour is added where it is wanted, and never around nothing", () => {
    expect([createStyle(true).red("no"), createStyle(true).red(""), createStyle(false).red("no")]).toEqual([
      "\u001b[31mno\u001b[39m",
      "",
      "no",
    ])
  })
})
