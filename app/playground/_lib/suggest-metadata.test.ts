import { expect, test } from "vitest"
import { parse } from "yaml"
import { formatSuggestedMetadata, suggestMetadata } from "./suggest-metadata"

test("the name's words lead, then what the description says, without filler", () => {
  const skill = {
    name: "pdf-processing",
    description: "Use this skill when users want to extract text from PDF files, fill PDF forms, or merge documents.",
  }
  const suggested = suggestMetadata(skill)
  expect(suggested).toEqual({
    triggers: ["pdf processing"],
    keywords: ["pdf", "processing", "extract", "text", "files", "fill"],
  })
  expect(parse(formatSuggestedMetadata(suggested))).toEqual(suggested)
})

test("words that a request shares with the skill come before the rest", () => {
  const skill = { name: "pdf", description: "Extract text from files, fill forms, merge documents." }
  expect(suggestMetadata(skill, ["fill", "forms"]).keywords).toEqual([
    "pdf",
    "fill",
    "forms",
    "extract",
    "text",
    "files",
  ])
})

test("a skill that says nothing usable gets nothing", () => {
  const empty = suggestMetadata({ name: "---", description: "Use it." })
  expect(empty).toEqual({ triggers: [], keywords: [] })
  expect(formatSuggestedMetadata(empty)).toBe("")
})
