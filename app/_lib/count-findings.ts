// Findings of the graph by kind. Pure.
import { SEVERITIES } from "@/components/skill/severity"
import { FINDING_CODES, type Finding, type FindingCode } from "@/lib/graph"
import type { Severity } from "@/lib/library"

export interface FindingCount {
  code: FindingCode
  /** The worst of its findings. */
  severity: Severity
  count: number
}

/** Every kind that has findings: errors before warnings before remarks, then in the order of FINDING_CODES. */
export function countFindings(findings: readonly Finding[]): FindingCount[] {
  return FINDING_CODES.flatMap((code): FindingCount[] => {
    const members = findings.filter((finding) => finding.code === code)
    const severity = SEVERITIES.find((one) => members.some((finding) => finding.severity === one))
    return severity ? [{ code, severity, count: members.length }] : []
  }).sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
}
