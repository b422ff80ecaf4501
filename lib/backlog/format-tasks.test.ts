import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { parseSkill } from "@/lib/library"
import { describeTask } from "./describe-task"
import { draftTask } from "./draft"
import { codeSpan, csvCell, escapeMarkdown } from "./escape"
import { formatTaskIssue, formatTaskMarkdown, formatTasksCsv, formatTasksJson } from "./format-tasks"
import { formatSkillDraft } from "./skill-draft"
import { gap, missOf, NO_LIBRARY, stateAfter, taskOf } from "./testing/reports"

const CONTEXT = {
  background: NO_LIBRARY.background,
  skillNames: new Set(["bread-sourdough-bake"]),
  today: "2026-11-30",
}
const BREAD = stateAfter([
  { ...gap("bake sourdough bread", "2026-11-30"), count: 2 },
  gap("bake sourdough bread overnight, @ada #1 <b>", "2026-11-29"),
])
const task = taskOf(BREAD, "T1")
const single = (miss: Parameters<typeof missOf>) =>
  taskOf(stateAfter([{ text: "label the axis", day: "2026-11-30", miss: missOf(...miss) }]), "T1")

describe("drafts", () => {
  test("of a new skill take name, keywords and examples from the evidence's own words", () => {
    const draft = draftTask(task, CONTEXT)
    expect(draft.kind === "skill" && draft.skill).toEqual({
      name: "bake-bread-sourdough",
      description:
        "Use when a request is about bake, bread or sourdough. Say here what the skill does, and what it is not for.",
      keywords: ["bake", "bread", "sourdough"],
      examples: ["bake sourdough bread", "bake sourdough bread overnight, @ada #1 <b>"],
      requests: 3,
    })
  })

  test("of a new skill never take a name that is there", () => {
    const taken = { ...CONTEXT, skillNames: new Set(["bake-bread-sourdough", "bake-bread-sourdough-2"]) }
    const draft = draftTask(task, taken)
    expect(draft.kind === "skill" && draft.skill.name).toBe("bake-bread-sourdough-3")
  })

  test("read back as the skill that was drafted, whatever was asked", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }), { maxLength: 4 }), (texts) => {
        const examples = [...new Set(texts.map((text) => text.replace(/[\s\p{C}]+/gu, " ").trim()))].filter(Boolean)
        const draft = {
          name: "drafted",
          description: "Use when: “it” # depends",
          keywords: ["a: b", "- c"],
          examples,
          requests: 2,
        }
        const parsed = parseSkill({ path: "drafted/SKILL.md", content: formatSkillDraft(draft) })
        expect(
          parsed.ok && [parsed.skill.name, parsed.skill.description, parsed.skill.keywords, parsed.skill.examples],
        ).toEqual([draft.name, draft.description, draft.keywords, examples])
      }),
    )
  })

  test("of edits name the skill, the change and what speaks for it", () => {
    const edits = (one: typeof task) => {
      const draft = draftTask(one, CONTEXT)
      return draft.kind === "edits" ? draft.edits.map((edit) => `${edit.kind} ${edit.skill}: ${edit.why}`) : []
    }
    expect(edits(single(["ambiguous", ["b", "a"]]))).toEqual([
      "add-suppresses a: where both score, a is meant",
      "add-suppresses b: where both score, b is meant",
      "add-anti-example a: it must not win this",
      "add-anti-example b: it must not win this",
    ])
    expect(edits(single(["weak", ["a"], { keyword: "axis label" }]))).toEqual([
      "remove-keyword a: only a part of one of its words matched",
      "add-keyword a: in 100% of the requests, should they be meant for it",
      "add-keyword a: in 100% of the requests, should they be meant for it",
    ])
    expect(edits(single(["blocked", ["a"], { gate: "behavior" }]))).toEqual([
      "fix-verdict a: it scored, and the verdict gate removed it",
    ])
    expect(edits(single(["gap", ["a"]]))).toEqual([
      "add-keyword a: in 100% of the requests",
      "add-keyword a: in 100% of the requests",
    ])
    expect(edits(single(["eval", ["a"]]))).toEqual(["mend-case a: the case fails"])
  })
})

test("titles say what is to be done", () => {
  const titles = [
    task,
    single(["ambiguous", ["b", "a"]]),
    single(["wrong-skill", ["a"]]),
    single(["weak", ["a"], { keyword: "axis" }]),
    single(["blocked", ["a"], { gate: "quality" }]),
    single(["gap", ["a"]]),
    single(["eval", []]),
    { ...task, title: "Mine" },
  ].map((one) => describeTask(one, CONTEXT.background))
  expect(titles).toEqual([
    "Author a skill: bake, bread, sourdough",
    "Draw a boundary: a, b",
    "Keep a out of requests that are not its own",
    "Sharpen “axis” of a",
    "Repair a (quality)",
    "Broaden a: axis, label",
    "Mend the library's evals",
    "Mine",
  ])
})

describe("what leaves the backlog", () => {
  test("is a whole document in Markdown", () => {
    expect(formatTaskMarkdown(task, CONTEXT)).toBe(
      [
        "# T1: Author a skill: bake, bread, sourdough",
        "",
        "State: new. Priority 5.9 = demand 2.95 (3 requests, each half as much after 14 days) × severity 1 (the worst is gap) × spread 2 (2 different requests: 1 + log2).",
        "",
        "## Requests",
        "",
        "- 2×, 2026-11-30: `bake sourdough bread` (gap)",
        "- 1×, 2026-11-29: `bake sourdough bread overnight, @ada #1 <b>` (gap)",
        "",
        "## Proposed",
        "",
        "```markdown",
        "---",
        "name: bake-bread-sourdough",
        'description: "Use when a request is about bake, bread or sourdough. Say here what the skill does, and what it is not for."',
        "keywords:",
        '  - "bake"',
        '  - "bread"',
        '  - "sourdough"',
        "examples:",
        '  - "bake sourdough bread"',
        '  - "bake sourdough bread overnight, @ada #1 <b>"',
        "---",
        "",
        "# bake-bread-sourdough",
        "",
        "Drafted from 3 requests that no skill answered. Replace this paragraph by what the agent must know.",
        "",
        "## Steps",
        "",
        "1. What to look at first.",
        "2. What to do.",
        "3. How to tell that it worked.",
        "```",
        "",
      ].join("\n"),
    )
  })

  test("is an issue whose foreign text stays inert", () => {
    const { title, body } = formatTaskIssue({ ...single(["ambiguous", ["a", "b`c"]]), title: "ask @ada" }, CONTEXT)
    expect(title).toBe("ask @\u200bada")
    expect(body).toContain("- Let `a` suppress ``b`c``: where both score, a is meant")
  })

  test("is CSV that is safe to open", () => {
    expect(formatTasksCsv([{ ...task, title: "=HYPERLINK(1)" }], CONTEXT)).toBe(
      "id,title,kind,skills,state,priority,demand,severity,spread,requests,distinct,first,last\r\n" +
        "T1,'=HYPERLINK(1),author,,new,5.9,2.95,1,2,3,2,2026-11-29,2026-11-30\r\n",
    )
  })

  test("is JSON with everything in it", () => {
    const read: unknown = JSON.parse(formatTasksJson([task], CONTEXT))
    expect(read).toMatchObject({
      schemaVersion: 1,
      tasks: [{ id: "T1", priority: 5.9, evidence: task.evidence, history: task.history }],
    })
  })
})

describe("escapes", () => {
  test("neutralise cells that a spreadsheet would run, and leave numbers and words", () => {
    const cells = ["=1", "+1", "-1", "@x", "\tx", " =1", "'=1", "＝1", "a=1", 'say "hi", ok', "two\nlines"].map(csvCell)
    expect(cells).toEqual([
      ...["'=1", "'+1", "'-1", "'@x", "'\tx", "' =1", "''=1", "'＝1", "a=1"],
      ...['"say ""hi"", ok"', '"two\nlines"'],
    ])
    expect([csvCell(-1), csvCell(null)]).toEqual(["-1", ""])
  })

  test("hold any text in one code span", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const span = codeSpan(text)
        expect(span).not.toContain("\n")
        const fence = /^`+/.exec(span)?.[0]
        if (fence === undefined) {
          expect(span).toBe("(no text)")
          return
        }
        const inside = span.slice(fence.length, -fence.length)
        expect(inside.match(/`+/g)?.includes(fence) ?? false).toBe(false)
        expect(inside.trim()).toBe(text.replace(/\s+/g, " ").trim())
      }),
    )
  })

  test("escape what Markdown would read", () => {
    expect(escapeMarkdown("a_b *c* [d](e) <f> @g #1\n|h|")).toBe(
      "a\\_b \\*c\\* \\[d\\]\\(e\\) \\<f\\> @\u200bg \\#1 \\|h\\|",
    )
  })
})
