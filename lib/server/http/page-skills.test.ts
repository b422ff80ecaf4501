import { describe, expect, test } from "vitest"
import type { SkillSummary } from "../libraries/contract"
import { pageSkills } from "./page-skills"
import { ProblemError } from "./problem"

function makeSkill(id: string, description: string, status: SkillSummary["status"] = "routable"): SkillSummary {
  return {
    id,
    slug: id,
    name: id,
    description,
    status,
    statusReason: null,
    area: null,
    subjects: [],
    project: [],
    type: null,
    version: null,
    owner: null,
    stability: null,
    portable: true,
    counts: { triggers: 0, keywords: 0, paths: 0, examples: 0, antiExamples: 0, relationsOut: 0, relationsIn: 0 },
    verdicts: { structural: "UNVERIFIED", truth: "UNVERIFIED", comprehension: "UNVERIFIED", application: "UNVERIFIED" },
    evalState: "unverified",
    freshness: { state: "unknown" },
    diagnostics: { error: 0, warning: 0, info: 0 },
  }
}

const skills = [
  makeSkill("graph-audit", "Audits one manifest."),
  makeSkill("audit-log", "Reads logs."),
  makeSkill("scaffold", "Makes a skill, then asks for an audit.", "blocked"),
  makeSkill("context-graph", "The graph that routing consumes."),
]

describe("pages", () => {
  test("follow each other by cursor until the last", () => {
    const first = pageSkills(skills, { limit: 3 })
    expect([first.items.map(({ id }) => id), first.total]).toEqual([["audit-log", "context-graph", "graph-audit"], 4])
    const second = pageSkills(skills, { limit: 3, cursor: first.nextCursor ?? "" })
    expect(second).toEqual({ total: 4, items: [skills[2]], nextCursor: null })
  })

  test("lose and repeat nothing when skills come and go in between", () => {
    const first = pageSkills(skills, { limit: 2 })
    const later = [makeSkill("aaa", "New before the cursor."), ...skills.filter(({ id }) => id !== "context-graph")]
    const second = pageSkills(later, { limit: 2, cursor: first.nextCursor ?? "" })
    expect(second.items.map(({ id }) => id)).toEqual(["graph-audit", "scaffold"])
  })

  test.each(["nonsense", "", Buffer.from("[1]").toString("base64url"), Buffer.from('["a","b"]').toString("base64url")])(
    "%j is no cursor",
    (cursor) => {
      expect(() => pageSkills(skills, { limit: 2, cursor })).toThrow(ProblemError)
    },
  )
})

describe("search", () => {
  test("puts names that begin with the words first, then names, then descriptions", () => {
    const page = pageSkills(skills, { limit: 10, q: " AUDIT " })
    expect(page.items.map(({ id }) => id)).toEqual(["audit-log", "graph-audit", "scaffold"])
  })

  test("wants every word, and pages through its own order", () => {
    expect(pageSkills(skills, { limit: 10, q: "graph routing" }).items.map(({ id }) => id)).toEqual(["context-graph"])
    const first = pageSkills(skills, { limit: 1, q: "audit" })
    const second = pageSkills(skills, { limit: 1, q: "audit", cursor: first.nextCursor ?? "" })
    expect([first.items[0]?.id, second.items[0]?.id]).toEqual(["audit-log", "graph-audit"])
  })

  test("keeps to a status", () => {
    expect(pageSkills(skills, { limit: 10, status: "blocked" }).items.map(({ id }) => id)).toEqual(["scaffold"])
  })
})
