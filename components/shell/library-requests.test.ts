import { expect, test } from "vitest"
import { readRefusal } from "./library-requests"

test("a refusal is told in the server's own words", () => {
  expect(
    readRefusal({
      status: 422,
      code: "library-refused",
      detail: "There is no folder at ~/nope.",
      mend: "Check the path.",
    }),
  ).toEqual({ code: "library-refused", message: "There is no folder at ~/nope.", mend: "Check the path." })
})

test("the fault of a field says more than the summary", () => {
  expect(
    readRefusal({
      code: "invalid-request",
      detail: "The input has one fault.",
      mend: "See errors.",
      errors: [{ field: "path", message: "The path is empty.", mend: "Send an absolute path." }],
    }),
  ).toEqual({ code: "invalid-request", message: "The path is empty.", mend: "Send an absolute path." })
})

test("an answer that is no problem document is still told as one", () => {
  expect(readRefusal("<html>")).toEqual({
    code: "unclear-answer",
    message: "The server's answer could not be read.",
    mend: "Reload the page and look at the list.",
  })
})
