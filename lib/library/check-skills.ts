// Faults of single skills that need the rest of the library, or today's date, to be seen.
import { globFault, isoDay, words } from "@/lib/routing"
import { type DiagnosticCode, diagnose } from "./diagnostics"
import { HEALTH_FIELDS } from "./health"
import type { SkillIndex } from "./resolve-relations"
import { SIDECAR_NAME } from "./sidecar"
import type { Diagnostic, SkillRecord } from "./skill-record"

/** Looks at every skill; what concerns names and triggers, only at those that route. */
export function findSkillFaults(skills: readonly SkillRecord[], index: SkillIndex, today: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const add = (skill: SkillRecord, code: DiagnosticCode, field: string, message: string, mend?: string) => {
    const line = skill.fields.get(field)?.line ?? null
    const file = line === null && isFromSidecar(skill, field) ? sidecarPath(skill) : skill.path
    diagnostics.push(diagnose(code, { file, root: skill.root, line, skill: skill.name }, message, mend))
  }
  const todayDay = isoDay(today)
  const hasCases = skills.some((skill) => skill.examples.length + skill.antiExamples.length > 0)
  const spellings = new Map<string, SkillRecord>()
  const triggers = new Map<string, SkillRecord>()
  for (const skill of skills) {
    if (skill.paths.length > 0) checkPaths(skill, add)
    if (skill.health.source !== "none") checkDates(skill, todayDay, add)
    checkSuccessor(skill, index, add)
    if (skill.shadowedBy !== null) continue
    checkSpelling(skill, spellings, add)
    if (skill.triggers.length > 0) checkTriggers(skill, triggers, add)
    if (hasCases && skill.examples.length + skill.antiExamples.length === 0) {
      add(skill, "case-missing", "examples", "no example or anti-example covers this skill")
    }
  }
  return diagnostics
}

/** Whether a field that the frontmatter does not hold stands in the audit state beside it. */
function isFromSidecar(skill: SkillRecord, field: string): boolean {
  return skill.health.source === "sidecar" && HEALTH_FIELDS.some((known) => known === field)
}

function sidecarPath(skill: SkillRecord): string {
  return skill.path.slice(0, skill.path.lastIndexOf("/") + 1) + SIDECAR_NAME
}

type Add = (skill: SkillRecord, code: DiagnosticCode, field: string, message: string, mend?: string) => void

function checkPaths(skill: SkillRecord, add: Add): void {
  if (skill.paths.every((pattern) => pattern.startsWith("!"))) {
    add(skill, "paths-only-negative", "paths", "every pattern in paths begins with !, so none ever matches")
  }
  for (const pattern of skill.paths) {
    const fault = globFault(pattern.replace(/^!/, ""))
    if (fault === null) continue
    add(
      skill,
      "glob-too-costly",
      "paths",
      `the pattern ${JSON.stringify(pattern.slice(0, 80))} is ${fault} and never matches`,
    )
  }
}

function checkDates(skill: SkillRecord, today: number | null, add: Add): void {
  const { health } = skill
  const dates: [string, string | null][] = [
    ["last_changed", health.lastChanged],
    ["last_audited", health.lastAudited],
    ["eval_last_run", health.evalLastRunAt],
    ["drift_check", health.lastVerified],
    ["freshness", health.freshness],
  ]
  for (const [field, text] of dates) {
    if (text === null) continue
    const day = isoDay(text)
    const shown = `${field === "eval_last_run" ? "eval_last_run.at" : field === "drift_check" ? "drift_check.last_verified" : field} ${JSON.stringify(text.slice(0, 60))}`
    if (day === null) {
      // `freshness` may also be a word; only what tries to be a date can fail to be one.
      if (field !== "freshness" || /\d/.test(text))
        add(skill, "date-unreadable", field, `${shown} is not a date that can be read`)
    } else if (today !== null && day > today) add(skill, "date-in-future", field, `${shown} lies ahead of today`)
  }
}

function checkSuccessor(skill: SkillRecord, index: SkillIndex, add: Add): void {
  const { supersededBy } = skill
  if (supersededBy !== null) {
    const found = index.resolve(supersededBy)
    const target = `superseded_by target ${JSON.stringify(supersededBy)}`
    if (found.kind === "unknown") add(skill, "relation-unknown", "superseded_by", `${target} is not in this library`)
    else if (found.kind === "ambiguous")
      add(skill, "relation-ambiguous", "superseded_by", `${target} fits ${found.names.length} skills`)
  } else if (skill.stability !== null && skill.stability.toLowerCase() === "deprecated") {
    add(skill, "deprecated-without-successor", "stability", "the skill is deprecated and names no successor")
  }
}

function checkSpelling(skill: SkillRecord, seen: Map<string, SkillRecord>, add: Add): void {
  const spelling = skill.name.normalize("NFKC").toLowerCase()
  const other = seen.get(spelling)
  if (!other) seen.set(spelling, skill)
  else
    add(
      skill,
      "name-case-clash",
      "name",
      `${JSON.stringify(skill.name)} differs from ${JSON.stringify(other.name)} (${other.path}) only in case`,
    )
}

/** Triggers are the same when their words are: `Mix` and `mix!` fire on the same requests. */
function checkTriggers(skill: SkillRecord, seen: Map<string, SkillRecord>, add: Add): void {
  for (const trigger of skill.triggers) {
    const key = words(trigger).join(" ")
    if (key === "") continue
    const other = seen.get(key)
    if (!other) seen.set(key, skill)
    else if (other !== skill)
      add(
        skill,
        "trigger-shared",
        "triggers",
        `the trigger ${JSON.stringify(trigger)} is also one of ${JSON.stringify(other.name)} (${other.path})`,
      )
  }
}
