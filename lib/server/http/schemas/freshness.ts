// The freshness of a library's snapshot, as the API gives it.
import { z } from "zod"
import { FRESHNESS_STATES } from "@/lib/recall"

const state = z.enum(FRESHNESS_STATES).meta({
  description: "MISSING: no snapshot was taken, or the library is in git and HEAD cannot be read",
})
const old = z
  .string()
  .nullable()
  .meta({ description: "where it stood: a commit, or `sha256:` and a digest outside git" })
const head = z.string().nullable().meta({ description: "where it stands now" })

export const freshnessSummarySchema = z
  .strictObject({ state, old, head, changed: z.int().meta({ description: "skills that changed since" }) })
  .meta({ id: "FreshnessSummary" })

const links = z.array(z.strictObject({ name: z.string(), slug: z.string().nullable() }))

const counts = z.strictObject({ added: z.int(), changed: z.int(), removed: z.int() })

const changes = z
  .strictObject({ added: links, changed: links, removed: links, counts, total: z.int(), unlisted: z.int() })
  .meta({ id: "FreshnessChanges", description: "At most 80 names in all; `counts` and `total` count them all." })

const repositories = z
  .array(z.strictObject({ name: z.string(), branch: z.string().nullable(), head: z.string() }))
  .meta({ description: "the git work trees that hold the skills; empty outside git" })

const snapshot = z
  .strictObject({
    number: z.int(),
    takenAt: z.iso.datetime(),
    skillCount: z.int(),
    repositories,
    digest: z.string().meta({ description: "SHA-256 of every skill file" }),
    changes,
  })
  .meta({ id: "LibrarySnapshot", description: "`changes` are those since the snapshot before it." })

export const mapFreshnessSchema = z
  .strictObject({
    state,
    reason: z.enum(["no-snapshot", "head-unreadable", "git-unavailable", "history-unavailable"]).nullable(),
    line: z.string().meta({ description: "`FRESH`, `STALE <old> <head>` or `MISSING`" }),
    old,
    head,
    explanation: z.string(),
    mend: z.string().nullable(),
    snapshot: snapshot.nullable(),
    current: z.strictObject({ repositories, digest: z.string(), skillCount: z.int() }).nullable(),
    changes,
    history: z.array(snapshot).meta({ description: "newest first, at most 50" }),
  })
  .meta({ id: "MapFreshness" })
