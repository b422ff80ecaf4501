import { expect, test } from "vitest"
import { parseSidecar } from "./sidecar"

test("every field of the audit state is read", () => {
  const text = JSON.stringify({
    schema_version: 1,
    structural_verdict: "pass_with_fixes",
    truth_verdict: "DRIFT",
    comprehension_verdict: "SKIPPED_BASELINE_HIGH",
    application_verdict: "EQUIVALENT_ON_FRONTIER",
    eval_state: "Monitored",
    routing_eval: "present",
    eval_last_run: { at: "2026-01-02T03:04:05Z", runner: "x" },
    last_changed: "2026-01-01",
    last_audited: "2026-02-01",
    freshness: "2026-03-01",
    drift_check: { last_verified: "2026-04-01", truth_source_hashes: { "a.md": "abc", __proto__: "def", "b.md": 7 } },
    lifecycle: { stale_after_days: 90 },
    other: null,
  })
  expect(parseSidecar(text, "a/audit-state.json")).toEqual({
    kind: "read",
    health: {
      structuralVerdict: "PASS_WITH_FIXES",
      truthVerdict: "DRIFT",
      comprehensionVerdict: "SKIPPED_BASELINE_HIGH",
      applicationVerdict: "EQUIVALENT_ON_FRONTIER",
      evalState: "monitored",
      routingEval: "present",
      evalLastRunAt: "2026-01-02T03:04:05Z",
      lastChanged: "2026-01-01",
      lastAudited: "2026-02-01",
      freshness: "2026-03-01",
      lastVerified: "2026-04-01",
      truthSourceHashes: new Map([["a.md", "abc"]]),
      staleAfterDays: 90,
    },
    diagnostics: [],
  })
})

test("null means not set", () => {
  const text =
    '{"schema_version": "2", "truth_verdict": null, "drift_check": null, "lifecycle": {"stale_after_days": null}}'
  expect(parseSidecar(text, "a/audit-state.json")).toEqual({ kind: "read", health: {}, diagnostics: [] })
})

test("unknown values and wrong types are reported, and verdicts then count as UNVERIFIED", () => {
  const text =
    '{"schema_version": 1, "truth_verdict": 7, "structural_verdict": "OK", "lifecycle": {"stale_after_days": -1}, "drift_check": 3}'
  const sidecar = parseSidecar(text, "a/audit-state.json")
  expect(sidecar.kind === "read" && sidecar.health).toEqual({
    truthVerdict: "UNVERIFIED",
    structuralVerdict: "UNVERIFIED",
  })
  expect(sidecar.diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'health-unknown-value: structural_verdict is "OK", which is not known; it counts as UNVERIFIED',
    "health-unknown-value: truth_verdict is a number, which is not known; it counts as UNVERIFIED",
    "field-type: drift_check is a number, expected a map",
    "field-type: lifecycle.stale_after_days is not a whole number",
  ])
})

test("another tool's file of the same name is left alone", () => {
  for (const text of ['{"lastRun": 1}', "[]", "7", '{"schema_version": null}']) {
    expect(parseSidecar(text, "a/audit-state.json")).toMatchObject({
      kind: "foreign",
      diagnostics: [{ code: "sidecar-unknown-shape", severity: "info", line: 1 }],
    })
  }
})

test("a file that is no JSON is named with its line, and nothing of its text is repeated", () => {
  expect(parseSidecar('{"schema_version": 1,\n"secret": sk-123}', "a/audit-state.json")).toEqual({
    kind: "unreadable",
    warning:
      "a/audit-state.json: the audit state cannot be read: it is not valid JSON from line 2 on; its skill counts as UNVERIFIED",
    diagnostics: [
      {
        code: "sidecar-unreadable",
        severity: "error",
        file: "a/audit-state.json",
        line: 2,
        column: null,
        message: "the audit state cannot be read: it is not valid JSON from line 2 on",
        mend: "Mend the JSON, or delete the file.",
      },
    ],
  })
})
