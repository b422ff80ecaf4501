// Which skills an address with a vital sign or a finding selects, and how that is said above the table.
import { findingMeaning } from "@/components/graph-health/finding-meaning"
import { formatPlural } from "@/components/ui/format-count"
import {
  FINDING_CODES,
  type Finding,
  HUB_MIN_DEGREE,
  ORPHAN_MAX_DEGREE,
  SIGN_LIMITS,
  type SignName,
  type VitalSigns,
} from "@/lib/graph"
import type { RelationKind } from "@/lib/routing"

export interface Selection {
  /** Selected skills, in the order of what selected them. */
  names: readonly string[]
  /** "28 skills of degree > 15 (hub ratio)". */
  words: string
}

/** The skills behind a vital sign; with `kind` of that relation type alone. Null: the library has no such sign. */
export function selectBySign(signs: VitalSigns, name: SignName, kind: RelationKind | null): Selection | null {
  const measured = kind === null ? signs.signs : signs.byKind.find((row) => row.kind === kind)?.signs
  const sign = measured?.find((candidate) => candidate.name === name)
  if (!sign) return null
  const skills = formatPlural(sign.skills.length, "skill")
  const along = kind === null ? "" : `, by ${kind} alone`
  return {
    names: sign.skills,
    words: `${skills} ${describeSkills(name, sign.value)} (${sign.label.toLowerCase()}${along})`,
  }
}

/** What the skills behind a sign have in common. */
function describeSkills(name: SignName, value: number | null): string {
  switch (name) {
    case "connectivity":
    case "clusters":
      return "outside the largest cluster"
    case "average-degree":
      return `of degree ≤ ${SIGN_LIMITS["average-degree"].healthy}`
    case "orphan-rate":
      return `of degree ≤ ${ORPHAN_MAX_DEGREE}`
    case "maximum-degree":
      return `of degree ${value ?? 0}, the highest`
    case "hub-ratio":
      return `of degree > ${HUB_MIN_DEGREE}`
  }
}

/** The findings that an address means: all of a kind, or the one of that id. */
export function findMeantFindings(findings: readonly Finding[], meant: string): readonly Finding[] {
  const one = findings.find(({ id }) => id === meant)
  return one ? [one] : findings.filter(({ code }) => code === meant)
}

/** The skills that findings are about. Null: there are no such findings now. */
export function selectByFinding(findings: readonly Finding[], meant: string): Selection | null {
  const about = findMeantFindings(findings, meant)
  const first = about[0]
  if (!first) return null
  const names = [...new Set(about.flatMap(({ skills }) => skills))]
  const skills = formatPlural(names.length, "skill")
  const label = findingMeaning[first.code].label.toLowerCase()
  const isKind = FINDING_CODES.some((code) => code === meant)
  return {
    names,
    words: isKind
      ? `${skills} of ${formatPlural(about.length, "finding")} (${label})`
      : `${skills} (${label}): ${first.message}`,
  }
}
