// Library → index, once; requests are then answered without looking at any text of a skill again. Skills are kept in the
// order of their names, so that the order they came in never shows.
import { compareCodePoints } from "./code-point-order"
import { type CompiledSkill, compileSkill } from "./compile-skill"
import { buildGateTable, type GateTable } from "./gate-table"
import { ScoreSheet } from "./score-sheet"
import type { RoutingSkill } from "./skill"
import { buildKeywordIndex, type KeywordIndex } from "./surfaces/keyword"
import { buildPathIndex, GlobPool, type PathIndex } from "./surfaces/path"
import { buildTriggerIndex, type TriggerIndex } from "./surfaces/trigger"
import type { Removal } from "./trace"

/** A compiled library. Opaque to other rooms but for `size` and `names`. */
export interface CompiledLibrary {
  /** Number of skills. */
  readonly size: number
  /** Skill names in code-point order. */
  readonly names: readonly string[]
  /** @internal */
  readonly skills: readonly CompiledSkill[]
  /** @internal */
  readonly indexOf: ReadonlyMap<string, number>
  /** @internal */
  readonly triggers: TriggerIndex
  /** @internal */
  readonly keywords: KeywordIndex
  /** @internal */
  readonly paths: PathIndex
  /** @internal One shared, frozen entry a skill for the score gate's report. */
  readonly noMatch: readonly Removal[]
  /** @internal Indices of the skills whose records carry warnings. */
  readonly troubled: readonly number[]
  /** @internal */
  readonly table: GateTable
  /** @internal Memory that scoring writes into. */
  readonly sheet: ScoreSheet
  /** @internal A skill scored by itself in place of its indexed version; see `patch.ts`. */
  readonly changed: { readonly index: number; readonly skill: RoutingSkill } | null
}

/**
 * Compiles a library. Cost grows with the text of triggers and keywords; do it once and route many times.
 * Throws when two skills share a name: whoever reads the library decides which of them routes.
 */
export function compileLibrary(skills: readonly RoutingSkill[]): CompiledLibrary {
  const sorted = [...skills].sort((a, b) => compareCodePoints(a.name, b.name))
  const indexOf = new Map<string, number>()
  for (const [index, skill] of sorted.entries()) {
    if (indexOf.has(skill.name)) {
      throw new Error(
        `compileLibrary: two skills are named ${JSON.stringify(skill.name)}; pass only the one that owns the name`,
      )
    }
    indexOf.set(skill.name, index)
  }
  const compiledSkills = sorted.map((skill) => compileSkill(skill, indexOf))
  return {
    size: sorted.length,
    names: sorted.map((skill) => skill.name),
    skills: compiledSkills,
    indexOf,
    triggers: buildTriggerIndex(sorted),
    keywords: buildKeywordIndex(sorted),
    paths: buildPathIndex(sorted, new GlobPool()),
    noMatch: sorted.map((skill) => Object.freeze({ skill: skill.name, reason: "no-match" as const })),
    troubled: sorted.flatMap((skill, index) => (skill.warnings?.length ? [index] : [])),
    table: buildGateTable(compiledSkills),
    sheet: new ScoreSheet(compiledSkills),
    changed: null,
  }
}
