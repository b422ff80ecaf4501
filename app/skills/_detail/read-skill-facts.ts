import "server-only"
import { getGraphHealth } from "@/app/_lib/keep-graph-health"
import type { Finding } from "@/lib/graph"
import type { LoadedLibrary, SkillDetail } from "@/lib/server/libraries"
import { type JudgedExample, judgeExamples } from "../_lib/judge-examples"
import { getRivals } from "../_lib/keep-rivals"
import { findLapseEffects, type LapseEffects } from "../_lib/lapse-effects"
import type { TermAnswer } from "../_lib/rival-terms"

/** What the engine says about one skill, asked for its page. */
export interface SkillFacts {
  examples: readonly JudgedExample[]
  antiExamples: readonly JudgedExample[]
  /** None where another skill owns the name: nothing of this one routes. */
  answers: readonly TermAnswer[]
  /** What the lapse of its verdict changes; null where none is to come. */
  effects: LapseEffects | null
  /** Faults of the structure that name it. */
  findings: readonly Finding[]
  /** Slugs of every skill that is named in all of this. */
  slugs: ReadonlyMap<string, string>
}

export function readSkillFacts(loaded: LoadedLibrary, { record, gate }: SkillDetail): SkillFacts {
  const asker = {
    compiled: loaded.compiled,
    skill: record.name,
    project: record.project[0]?.handle ?? null,
    today: gate.today,
  }
  const examples = judgeExamples(record.examples, asker)
  const antiExamples = judgeExamples(record.antiExamples, asker)
  const answers = record.shadowedBy === null ? getRivals(loaded, record) : []
  const { lapse } = gate
  const effects =
    lapse?.state === "active" && record.shadowedBy === null
      ? findLapseEffects(record.examples, asker, lapse.lapsesOn)
      : null
  const named = new Set<string | null>([
    ...[...examples, ...antiExamples].map(({ winner }) => winner),
    ...answers.flatMap(({ winner, rivals }) => [winner, ...rivals.map(({ skill }) => skill)]),
    ...(effects?.changed ?? []).flatMap(({ before, after }) => [before, after]),
  ])
  const slugs = new Map(
    loaded.library.skills
      .filter(({ name, shadowedBy }) => shadowedBy === null && named.has(name))
      .map(({ name, id }) => [name, id.replace(/\/SKILL\.md$/i, "")]),
  )
  const findings =
    record.shadowedBy === null
      ? getGraphHealth(loaded).findings.filter(({ skills }) => skills.includes(record.name))
      : []
  return { examples, antiExamples, answers, effects, findings, slugs }
}
