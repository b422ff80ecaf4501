import { expect, test } from "vitest"
import { type BodyHeading, type BodyNode, placeHeadings, replaceImages } from "./body-plugins"

const text = (value: string): BodyNode => ({ type: "text", value })
const element = (tagName: string, ...children: BodyNode[]): BodyNode => ({ type: "element", tagName, children })

test("headings fall in line under the page's own and keep their order of rank", () => {
  const found: BodyHeading[] = []
  const tree = element(
    "root",
    element("h2", text("How to "), element("em", text("do")), text(" it!")),
    element("h4", text("Why")),
    element("h2", text("How to do it")),
  )
  placeHeadings({ found })(tree)
  expect(tree.children?.map(({ tagName, properties }) => [tagName, properties])).toEqual([
    ["h3", { id: "body-how-to-do-it" }],
    ["h5", { id: "body-why" }],
    ["h3", { id: "body-how-to-do-it-1" }],
  ])
  expect(found).toEqual([
    { id: "body-how-to-do-it", depth: 1, text: "How to do it!" },
    { id: "body-why", depth: 3, text: "Why" },
    { id: "body-how-to-do-it-1", depth: 1, text: "How to do it" },
  ])
})

test("an image becomes its words; a remote one a link, so that nothing loads by itself", () => {
  const image = (properties: Record<string, unknown>): BodyNode => ({ type: "element", tagName: "img", properties })
  const tree = element(
    "p",
    image({ src: "https://example.com/a.png", alt: "a chart" }),
    image({ src: "assets/b.png" }),
    image({ src: "data:image/png;base64,AAAA", alt: "dot" }),
  )
  replaceImages()(tree)
  expect(tree.children).toEqual([
    {
      type: "element",
      tagName: "a",
      properties: { href: "https://example.com/a.png" },
      children: [text("[image: a chart]")],
    },
    { type: "element", tagName: "span", properties: {}, children: [text("[image: without a description]")] },
    { type: "element", tagName: "span", properties: {}, children: [text("[image: dot]")] },
  ])
})

test("a body that nests very deep does not break", () => {
  let tree = element("h1", text("deep"))
  for (let level = 0; level < 50_000; level += 1) tree = element("blockquote", tree)
  const found: BodyHeading[] = []
  placeHeadings({ found })(tree)
  expect(found).toEqual([{ id: "body-deep", depth: 1, text: "deep" }])
})
