// One row of the list of harmful collisions, with the places that its names and prompts lead to. Pure.
import { libraryHref, skillHref } from "@/components/shell/library-href"
import type { HarmfulCollision, JudgedCase } from "@/lib/evals"

export interface CollisionHolder {
  skill: string
  href: string | null
  /** "trigger", "keyword", or both. */
  surfaces: string
}

export interface BrokenCase {
  prompt: string
  /** What happened to it, in words. */
  fate: string
  /** The playground, asked as the case is. */
  href: string
}

export interface CollisionRow {
  phrase: string
  holders: CollisionHolder[]
  broken: BrokenCase[]
}

/** `slugs` holds the page of each skill that routes, by name. */
export function listCollisionRows(
  collisions: readonly HarmfulCollision[],
  slugs: ReadonlyMap<string, string>,
  library: string | null,
): CollisionRow[] {
  return collisions.map(({ phrase, holders, broken }) => ({
    phrase,
    holders: [...new Set(holders.map(({ skill }) => skill))].map((skill) => {
      const slug = slugs.get(skill)
      return {
        skill,
        href: slug === undefined ? null : skillHref(slug, library),
        surfaces: holders.flatMap((holder) => (holder.skill === skill ? [holder.surface] : [])).join(", "),
      }
    }),
    broken: broken.map((one) => ({
      prompt: one.case.prompt,
      fate: describeFate(one),
      href: caseHref(one, library),
    })),
  }))
}

function describeFate({ case: { skill }, verdict, winner }: JudgedCase): string {
  return verdict === "false-trigger"
    ? `${skill} wins it, and says that it should not`
    : `${skill} should win it, ${winner ?? "nobody"} does`
}

/** Opened at "why not?" of the skill that should have won. */
function caseHref({ case: { prompt, project, skill, kind } }: JudgedCase, library: string | null): string {
  const params = new URLSearchParams({ q: prompt })
  if (project !== null) params.set("project", project)
  if (kind === "positive") params.set("why", skill)
  return libraryHref(`/playground?${params}`, library)
}
