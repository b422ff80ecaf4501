import { expect, test } from "vitest"
import { packSkillRows, unpackSkillRows } from "./pack-rows"
import type { SkillRow } from "./skill-row"

const row = (more: Partial<SkillRow>): SkillRow => ({
  slug: "tools/--help",
  name: "--help",
  description: 'Says "hi"\u2028 to </script>',
  status: "routable",
  statusReason: null,
  subjects: ["tools"],
  project: [],
  verdicts: { structural: "PASS", truth: "DRIFT", comprehension: "NA", application: "UNVERIFIED" },
  evalState: "passing",
  routingEval: "present",
  lapse: "soon",
  freshness: "stale",
  verifiedDaysAgo: 91,
  counts: { triggers: 1, keywords: 2, paths: 3, examples: 4, antiExamples: 5, relationsOut: 6, relationsIn: 7 },
  diagnostics: { error: 1, warning: 2, info: 3 },
  codes: ["name-case", "keyword-padding"],
  wins: { won: 1, total: 4 },
  ...more,
})

test("rows come out as they went in", () => {
  const rows = [
    row({}),
    row({
      slug: "1:ünï/技能",
      name: "技能",
      status: "shadowed",
      statusReason: "Another skill owns the name.",
      subjects: [],
      project: ["web", "tools"],
      freshness: "unknown",
      verifiedDaysAgo: null,
      codes: [],
      wins: null,
    }),
  ]
  expect(unpackSkillRows(packSkillRows(rows))).toEqual(rows)
})

test("no rows are no rows", () => {
  expect(unpackSkillRows(packSkillRows([]))).toEqual([])
})

test("a repeated text is sent once", () => {
  const packed = packSkillRows([row({}), row({}), row({})])
  expect(packed.split("keyword-padding").length - 1).toBe(1)
})
