import { expect, test } from "vitest"
import { fitLabel } from "./fit-label"

const measure = (text: string) => [...text].length * 10

test("a label is broken between words, and keeps its authored lines", () => {
  expect(fitLabel("one two three\nfour", { wrap: "wrap", maxWidthPx: 80 }, measure)).toEqual([
    "one two",
    "three",
    "four",
  ])
})

test("a word that is too wide stays whole when lines are broken, and is cut where lines are cut", () => {
  expect(fitLabel("a incomprehensible b", { wrap: "wrap", maxWidthPx: 50 }, measure)).toEqual([
    "a",
    "incomprehensible",
    "b",
  ])
  expect(fitLabel("incomprehensible", { wrap: "ellipsis", maxWidthPx: 50 }, measure)).toEqual(["inco…"])
  expect(fitLabel("☕☕☕☕☕☕", { wrap: "ellipsis", maxWidthPx: 40 }, measure)).toEqual(["☕☕☕…"])
})

test("a label that is not wrapped is one line", () => {
  expect(fitLabel("one\ntwo", { wrap: "none", maxWidthPx: 1 }, measure)).toEqual(["one two"])
})
