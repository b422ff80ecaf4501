// Findings by kind, the worst first.
import { SEVERITIES } from "@/components/skill/severity"
import { FINDING_CODES, type Finding, type FindingCode } from "@/lib/graph"
import type { Severity } from "@/lib/library"

export interface FindingGroup {
  code: FindingCode
  /** The worst of its findings. */
  severity: Severity
  findings: readonly Finding[]
}

/** Every kind that has findings: errors before warnings before remarks, then in the order of FINDING_CODES. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = FINDING_CODES.flatMap((code): FindingGroup[] => {
    const members = findings.filter((finding) => finding.code === code)
    return members.length > 0 ? [{ code, severity: worstOf(members), findings: sortBySeverity(members) }] : []
  })
  return groups.sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
}

function worstOf(findings: readonly Finding[]): Severity {
  return SEVERITIES.find((severity) => findings.some((finding) => finding.severity === severity)) ?? "info"
}

function sortBySeverity(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
}

/** The kind that an address means by a kind or by the id of one finding; null: it means none that there is. */
export function findMeantGroup(groups: readonly FindingGroup[], meant: string | null): FindingGroup | null {
  return groups.find(({ code, findings }) => code === meant || findings.some(({ id }) => id === meant)) ?? null
}

/** More than this would push the other kinds out of sight. */
const MAX_OPEN_FINDINGS = 6

/** Whether a group shows its findings at once: the one meant alone, else those that ask for work and are short. */
export function isOpenAtFirst(group: FindingGroup, meantGroup: FindingGroup | null): boolean {
  if (meantGroup) return group.code === meantGroup.code
  return group.severity !== "info" && group.findings.length <= MAX_OPEN_FINDINGS
}
