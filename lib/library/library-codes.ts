// What can be wrong between the files of a library, with its dates, or with a compiled manifest.
import type { CodeEntry } from "./diagnostic-codes"
import type { Severity } from "./skill-record"

const entry = (severity: Severity, what: string, mend: string, example: string): CodeEntry => ({
  severity,
  what,
  mend,
  example,
})

export const LIBRARY_CODES = {
  "library-too-large": entry(
    "error",
    "The library holds more files than are read at once; the rest was left out.",
    "Give a narrower folder as root.",
    "the root folder of a whole disk",
  ),
  "root-unreadable": entry(
    "error",
    "A root of the library cannot be read.",
    "Mend the path, or remove the root.",
    "--library ./skils",
  ),
  "root-repeated": entry(
    "info",
    "A root lies in, or is, another root of the same library.",
    "Remove one of the two.",
    "--library . --library ./skills",
  ),
  "name-duplicate": entry(
    "warning",
    "Two skills have one name. The first in path order owns it and routes; the other is shadowed.",
    "Rename one of them.",
    "north/hedges and south/hedges, both name: hedges",
  ),
  "name-case-clash": entry(
    "warning",
    "Two names differ only in case, which people and some file systems cannot tell apart.",
    "Rename one of them.",
    "name: Hedges and name: hedges",
  ),
  "relation-unknown": entry(
    "warning",
    "A relation names a skill that is not in this library.",
    "Mend the name, or remove the item.",
    "related: [no-such-skill]",
  ),
  "relation-self": entry(
    "warning",
    "A skill relates to itself; the edge is dropped.",
    "Remove the item.",
    "related: [its own name]",
  ),
  "relation-ambiguous": entry(
    "warning",
    "A relation fits several skills; no guess is made.",
    "Write the name of one of them.",
    "related: [hedges] where two folders are named hedges",
  ),
  "depends-on-cycle": entry(
    "warning",
    "Skills depend on each other in a circle.",
    "Remove one depends_on.",
    "beds -> soil -> beds",
  ),
  "suppresses-dependency": entry(
    "warning",
    "A skill suppresses a skill that it depends on: what is suppressed is not loaded.",
    "Remove the target from suppresses or from depends_on.",
    "suppresses: [soil] and depends_on: [soil]",
  ),
  "suppressor-broken": entry(
    "warning",
    "A skill that is removed for its own verdict declares suppresses edges, which can never fire.",
    "Repair the skill, or remove its suppresses edges.",
    "structural_verdict: FAIL and suppresses: [soil]",
  ),
  "deprecated-without-successor": entry(
    "warning",
    "A deprecated skill names no successor.",
    "Add superseded_by: with the name of the skill to use.",
    "stability: deprecated",
  ),
  "paths-only-negative": entry(
    "warning",
    "Every pattern in paths takes paths out, so none is ever matched.",
    "Add a pattern without ! before the negated ones.",
    'paths: ["!dist/**"]',
  ),
  "glob-too-costly": entry(
    "warning",
    "A pattern is too complex to match and is never matched.",
    "Split it into several simpler patterns.",
    "{a,b}{c,d}{e,f}… twenty times",
  ),
  "trigger-shared": entry(
    "warning",
    "Two skills have the same trigger, so it decides nothing between them.",
    "Keep the trigger in the skill that should win, or make it more specific.",
    "triggers: [trim hedge] in two skills",
  ),
  "routing-eval-unearned": entry(
    "warning",
    "A skill declares routing_eval: present, but its own examples do not all route as they say.",
    "Mend the keywords or the examples, or write routing_eval: absent.",
    "routing_eval: present with an example that another skill wins",
  ),
  "case-missing": entry(
    "info",
    "No example or anti-example covers this skill, in a library that has some.",
    "Add examples: with two prompts that should route here.",
    "a skill without examples beside skills with examples",
  ),
  "date-unreadable": entry(
    "warning",
    "A date cannot be read and counts as not given.",
    "Write an ISO day: 2026-11-30.",
    "last_changed: yesterday",
  ),
  "date-in-future": entry(
    "warning",
    "A date lies ahead of today and counts as not given.",
    "Write the day on which it happened.",
    "last_verified: 2099-01-01",
  ),
  "manifest-shape": entry(
    "warning",
    "The manifest, or an entry of it, does not have the expected shape.",
    "Write {schema_version, skills: [{name, path, description, …}]}.",
    "skills: [42]",
  ),
} as const satisfies Record<string, CodeEntry>
