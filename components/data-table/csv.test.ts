import { expect, test } from "vitest"
import { formatCsv, formatCsvCell } from "./csv"

test.each([
  ["=1+1", "'=1+1"],
  ["+41", "'+41"],
  ["-help", "'-help"],
  ["--help", "'--help"],
  ["@sum", "'@sum"],
  ["\t=1", "'\t=1"],
  [" =cmd|'/c calc'!A1", "' =cmd|'/c calc'!A1"],
  ['"=1', '"\'""=1"'],
])("a cell that a spreadsheet would run is made inert: %j", (value, cell) => {
  expect(formatCsvCell(value)).toBe(cell)
})

test.each([
  ["plain", "plain"],
  ["a,b", '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  [-3, "-3"],
  [0, "0"],
  [true, "true"],
  [null, ""],
  [undefined, ""],
  [["a", "b"], '"a; b"'],
  [["=a", "b"], '"\'=a; b"'],
])("a cell says what it holds: %j", (value, cell) => {
  expect(formatCsvCell(value)).toBe(cell)
})

test("a document has a header, CRLF line ends and a mark of its encoding", () => {
  expect(
    formatCsv(
      ["Name", "Skills"],
      [
        ["ünï", 1],
        ["b", 2],
      ],
    ),
  ).toBe("\uFEFFName,Skills\r\nünï,1\r\nb,2\r\n")
})
