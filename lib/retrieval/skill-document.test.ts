import { expect, test } from "vitest"
import { skillDocument } from "./skill-document"

const SKILL = {
  name: "pdf-forms",
  description: "Fill PDF forms. Do not use for web forms.",
  triggers: ["fill this form"],
  keywords: ["pdf", "acroform"],
  examples: ["fill in my tax form", "flatten this pdf"],
}
const BODY = "# Filling\nOpen it.\n```sh\n# not a heading\n```\n## Flattening ##\nDone."

test("takes the whole record, headings apart from the body, without what it is not for", () => {
  expect(skillDocument(SKILL, { body: BODY })).toEqual({
    id: "pdf-forms",
    fields: {
      name: "pdf-forms",
      description: "Fill PDF forms.",
      triggers: "fill this form",
      keywords: "pdf\nacroform",
      examples: "fill in my tax form\nflatten this pdf",
      headings: "Filling\nFlattening ##",
      body: "Open it.\n```sh\n# not a heading\n```\nDone.",
    },
  })
})

test("holds out an example", () => {
  expect(skillDocument(SKILL, { withoutExample: "flatten this pdf" }).fields.examples).toBe("fill in my tax form")
})
