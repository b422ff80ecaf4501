// A library with one of everything that can be wrong, so that no figure of the overview is zero.
import { skillText } from "./make-library"

const DAY_MS = 86_400_000

/** The ISO day so many days before today. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
}

const sidecar = (state: object) => JSON.stringify({ schema_version: 1, ...state })

/** Files by path. No name or phrase holds a digit: where a digit shows on the overview, it is a number. */
export function faultyLibrary(): Record<string, string> {
  return {
    // Harmful collision: both hold "release", and beta's own example goes to alpha.
    "alpha/SKILL.md": skillText("alpha", [
      "keywords: [release, tag]",
      "examples: [tag it]",
      "relations: { related: [beta, nobody] }",
    ]),
    "beta/SKILL.md": skillText("beta", ["keywords: [release, deploy]", "examples: [release the boat, deploy it]"]),
    "blocked/SKILL.md": skillText("blocked", ["keywords: [knot]", "examples: [tie a knot]"]),
    "blocked/audit-state.json": sidecar({ structural_verdict: "FAIL", truth_verdict: "BROKEN" }),
    "harmful/SKILL.md": skillText("harmful", [
      "keywords: [anchor]",
      "relations: { depends_on: [blocked], suppresses: [alpha] }",
    ]),
    "harmful/audit-state.json": sidecar({
      application_verdict: "HARMFUL",
      eval_last_run: { at: daysAgo(80) },
      last_changed: daysAgo(200),
    }),
    "drifted/SKILL.md": skillText("drifted", ["keywords: [tide]", "routing_eval: present"]),
    "drifted/audit-state.json": sidecar({
      structural_verdict: "PASS",
      truth_verdict: "DRIFT",
      eval_state: "passing",
      drift_check: { last_verified: daysAgo(100) },
      lifecycle: { stale_after_days: 30 },
    }),
    "verified/SKILL.md": skillText("verified", [
      "keywords: [chart]",
      "paths: ['charts/**']",
      "triggers: [read a chart]",
    ]),
    "verified/audit-state.json": sidecar({
      truth_verdict: "PASS",
      comprehension_verdict: "SHALLOW",
      drift_check: { last_verified: daysAgo(3) },
      lifecycle: { stale_after_days: 30 },
    }),
    "old/SKILL.md": skillText("old", ["keywords: [sextant]", "stability: deprecated"]),
    "old/audit-state.json": sidecar({ drift_check: { last_verified: daysAgo(900) } }),
    "unreadable-state/SKILL.md": skillText("unreadable-state", [
      "keywords: [sail]",
      "relations: { related: [unreadable-state] }",
    ]),
    "unreadable-state/audit-state.json": "{ not JSON",
    "unreachable/SKILL.md": skillText("unreachable", ["relations: { suppresses: [alpha] }"]),
    "loop-a/SKILL.md": skillText("loop-a", ["keywords: [rope]", "relations: { depends_on: [loop-b] }"]),
    "loop-b/SKILL.md": skillText("loop-b", [
      "keywords: [line]",
      "relations: { depends_on: [loop-a], suppresses: [loop-a] }",
    ]),
    "north/twin/SKILL.md": skillText("twin", ["keywords: [twin]"]),
    "south/twin/SKILL.md": skillText("twin", ["keywords: [twins]", "examples: [two twins]"]),
    "refused/SKILL.md": "No frontmatter here.\n",
    "alpha/references/inner/SKILL.md": skillText("inner"),
  }
}
