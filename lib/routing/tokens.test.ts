import { expect, test } from "vitest"
import { isAtLeast, tokens, words } from "./tokens"

test.each<[string, string[]]>([
  ["", []],
  ["Fix THIS bug!", ["fix", "this", "bug"]],
  ["a-b_c.d", ["a", "b", "c", "d"]],
  ["port C++ and c# code, a#b", ["port", "c++", "and", "c#", "code", "a", "b"]],
  ["c+++ c#1 c##", ["c++", "c", "1", "c#"]],
  ["don't paint, DON’T", ["paint"]],
  ["the user's page, users’ pages, we've", ["the", "user", "page", "users", "pages", "we"]],
  ["o'clock rock'n'roll", ["o", "clock", "rock", "n", "roll"]],
  ["couldn't've", []],
  ["5'10", ["5", "10"]],
  ["ＡＢＣ ﬁle", ["abc", "file"]],
  ["ÜBERWEISUNG naïve café", ["überweisung", "naïve", "café"]],
  ["データベースの設計", ["データベース", "の", "設計"]],
  ["iPhoneケース 2", ["iphone", "ケース", "2"]],
  ["สวัสดีชาวโลก", ["สวัสดี", "ชาว", "โลก"]],
])("the words of %j are %j", (text, expected) => {
  expect(words(text)).toEqual(expected)
})

test.each<[string, string[]]>([
  ["how to fix the fix", ["fix"]],
  ["a C x 9 ui", ["ui"]],
  ["c c++ c#", ["c++", "c#"]],
  ["𠮷 é", []],
])("the tokens of %j are %j", (text, expected) => {
  expect(tokens(text)).toEqual(expected)
})

test("counts characters, not UTF-16 units", () => {
  expect([isAtLeast("𠮷", 2), isAtLeast("𠮷𠮷", 2), isAtLeast("ab", 2), isAtLeast("a", 2)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})
