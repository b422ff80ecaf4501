import { Window } from "happy-dom"
import { expect, test } from "vitest"
import type { PictureEdge, PictureNode, PictureSource } from "@/components/graph/picture-source"
import { formatSvg } from "./format-svg"

const node = (name: string, more: Partial<PictureNode> = {}): PictureNode => ({
  name,
  shape: "rectangle",
  centre: { x: 10, y: 20 },
  width: 20,
  height: 10,
  fill: { kind: "solid", colour: "rgb(255,255,255)", opacity: 1 },
  border: { colour: "rgb(1,2,3)", widthPx: 1, style: "solid", opacity: 1 },
  opacity: 1,
  text: null,
  ...more,
})

const edge = (title: string, more: Partial<PictureEdge> = {}): PictureEdge => ({
  title,
  start: { x: 0, y: 0 },
  parts: [{ control: null, to: { x: 0, y: 50 } }],
  colour: "rgb(9,9,9)",
  widthPx: 2,
  style: "solid",
  opacity: 1,
  arrows: [],
  text: null,
  ...more,
})

const picture = (more: Partial<PictureSource>): PictureSource => ({
  left: -5,
  top: -5,
  width: 110,
  height: 60,
  background: "rgb(250,250,250)",
  fontFamily: 'Geist, "Segoe UI"',
  groups: [],
  edges: [],
  nodes: [],
  makePng: async () => new Blob(),
  ...more,
})

const text = {
  at: { x: 10, y: 20 },
  anchor: "middle",
  angle: 0,
  colour: "rgb(0,0,0)",
  opacity: 1,
  sizePx: 10,
  lineHeightPx: 14,
  isBold: false,
  ground: null,
} as const

test("a picture is written with its colours, outlines, words and titles", () => {
  const drawn = picture({
    nodes: [
      node("a", {
        text: { ...text, lines: ["a", "winner"], isBold: true },
        fill: {
          kind: "gradient",
          direction: "to-right",
          opacity: 1,
          stops: [
            { at: 0, colour: "rgb(1,1,1)" },
            { at: 0.02, colour: "rgb(2,2,2)" },
          ],
        },
      }),
    ],
    edges: [
      edge("a depends_on b", {
        style: "dashed",
        opacity: 0.5,
        arrows: [
          {
            shape: "triangle",
            tip: { x: 0, y: 50 },
            towards: { x: 0, y: 1 },
            sizePx: 20,
            colour: "rgb(9,9,9)",
            isHollow: false,
          },
        ],
      }),
    ],
  })

  expect(formatSvg(drawn, "Two skills")).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="110" height="60" viewBox="-5 -5 110 60" font-family="Geist, &quot;Segoe UI&quot;">
<title>Two skills</title>
<defs>
<linearGradient id="fill-1" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="rgb(1,1,1)"/><stop offset="0.02" stop-color="rgb(2,2,2)"/></linearGradient>
</defs>
<rect x="-5" y="-5" width="110" height="60" fill="rgb(250,250,250)"/>
<g id="relations">
<g opacity="0.5"><title>a depends_on b</title><path d="M0 0L0 50" fill="none" stroke="rgb(9,9,9)" stroke-width="2" stroke-dasharray="6 3"/><path d="M-3 44L0 50L3 44Z" fill="rgb(9,9,9)"/></g>
</g>
<g id="skills">
<g><title>a</title><path d="M0 15L20 15L20 25L0 25Z" fill="url(#fill-1)" stroke="rgb(1,2,3)" stroke-width="1"/><text fill="rgb(0,0,0)" font-size="10" font-weight="bold" text-anchor="middle"><tspan x="10" y="16.5">a</tspan><tspan x="10" y="30.5">winner</tspan></text></g>
</g>
</svg>
`)
})

test("names that look like markup, or hold what XML cannot, stay text", () => {
  const names = ['</title><script>alert("x")</script>', "a & b", "nul \u0000 byte", "技能 ☕", "__proto__"]
  const svg = formatSvg(
    picture({ nodes: names.map((name) => node(name, { text: { ...text, lines: [name] } })) }),
    "Odd names",
  )
  const window = new Window()
  const document = new window.DOMParser().parseFromString(svg, "image/svg+xml")

  expect([...document.querySelectorAll("tspan")].map(({ textContent }) => textContent)).toEqual(
    names.map((name) => name.replace("\u0000", "\uFFFD")),
  )
  expect(document.querySelectorAll("script, parsererror").length).toBe(0)
})

test("an arrow points the way it is told, and its heads are those of the map", () => {
  const arrow = { tip: { x: 100, y: 0 }, sizePx: 10, colour: "red", isHollow: false } as const
  const svg = formatSvg(
    picture({
      edges: [
        edge("right", { arrows: [{ ...arrow, shape: "triangle", towards: { x: 1, y: 0 } }] }),
        edge("tee", { arrows: [{ ...arrow, shape: "tee", towards: { x: 0, y: -1 } }] }),
        edge("circle", { arrows: [{ ...arrow, shape: "circle", towards: { x: 1, y: 0 }, isHollow: true }] }),
      ],
    }),
    "Arrows",
  )

  expect(svg).toContain('<path d="M97 1.5L100 0L97 -1.5Z" fill="red"/>')
  expect(svg).toContain('<path d="M101.5 0L101.5 1L98.5 1L98.5 0Z" fill="red"/>')
  expect(svg).toContain('<circle cx="100" cy="0" r="1.5" fill="rgb(250,250,250)" stroke="red" stroke-width="2"/>')
})

test("a loop and a bent relation are curves, and a label is turned with its line", () => {
  const svg = formatSvg(
    picture({
      edges: [
        edge("a related a", {
          parts: [
            { control: { x: 10, y: -10 }, to: { x: 20, y: 0 } },
            { control: { x: 30, y: 10 }, to: { x: 0, y: 0 } },
          ],
          text: { ...text, lines: ["related"], angle: Math.PI / 2, ground: "white" },
        }),
      ],
    }),
    "Loop",
  )

  expect(svg).toContain('d="M0 0Q10 -10 20 0Q30 10 0 0"')
  expect(svg).toContain(
    '<rect x="-11.6" y="13" width="43.2" height="14" fill="white" transform="rotate(90 10 20)"/><text fill="rgb(0,0,0)" font-size="10" text-anchor="middle" transform="rotate(90 10 20)"><tspan x="10" y="23.5">related</tspan></text>',
  )
})
