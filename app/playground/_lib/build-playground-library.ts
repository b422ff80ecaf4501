import "server-only"
import { lstat, readFile } from "node:fs/promises"
import path from "node:path"
import type { SkillRecord } from "@/lib/library"
import type { CompactRoutingSkill, RoutingRelations } from "@/lib/routing"
import { arePathsHidden, getRoutingPayload, type LibrarySource, type LoadedLibrary } from "@/lib/server/libraries"
import { type StarterRequest, startersFromExamples, startersFromTour } from "./choose-starters"
import { MAX_TOUR_BYTES, parseTour, type TourStop } from "./tour"

/** What the screen tells of a skill beyond the trace. */
export interface SkillFacts {
  name: string
  /** Tail of the skill page's address. */
  slug: string
  description: string
}

export interface SkillFactsWithRelations extends SkillFacts {
  relations: RoutingRelations
}

/** A library as the playground's client needs it. Plain JSON. */
export interface PlaygroundLibrary {
  id: string
  label: string
  revision: number
  /** Skills that take part in routing. */
  skillCount: number
  /** Where commands find it; null where the server tells no paths. */
  location: Pick<LibrarySource, "kind" | "locations"> | null
  /** Everything to route in the browser; null: too large, the server routes. */
  inBrowser: { skills: CompactRoutingSkill[]; facts: SkillFacts[] } | null
  /** Handles that skills are bound to, sorted. */
  projects: string[]
  /** Files and skills that take no part, with the reason. */
  unrouted: { name: string; reason: string }[]
  /** Skills without any trigger, keyword or path: no request can score on them. */
  unreachableCount: number
  /** A skill to show what to add first, where none can be reached. */
  unreachableSample: { name: string; description: string } | null
  starters: StarterRequest[]
}

const MAX_BROWSER_SKILLS = 3_000
const MAX_BROWSER_BYTES = 2 * 1024 * 1024
const MAX_DESCRIPTION_LENGTH = 600
const MAX_UNROUTED = 300

export async function buildPlaygroundLibrary(loaded: LoadedLibrary, today: string): Promise<PlaygroundLibrary> {
  const { source, library, compiled, revision } = loaded
  const owners = library.skills.filter(({ shadowedBy }) => shadowedBy === null)
  const unreachable = owners.filter((skill) => skill.triggers.length + skill.keywords.length + skill.paths.length === 0)
  const stops = await readTour(source)
  return {
    id: source.id,
    label: source.label,
    revision,
    skillCount: compiled.size,
    location: arePathsHidden() ? null : { kind: source.kind, locations: source.locations },
    inBrowser: forBrowser(loaded, owners),
    projects: [...new Set(owners.flatMap(({ project }) => project.map(({ handle }) => handle)))].sort(),
    unrouted: listUnrouted(loaded).slice(0, MAX_UNROUTED),
    unreachableCount: unreachable.length,
    unreachableSample: sampleOf(unreachable),
    starters:
      stops.length > 0 ? startersFromTour(stops, compiled, today) : startersFromExamples(owners, compiled, today),
  }
}

function forBrowser(loaded: LoadedLibrary, owners: readonly SkillRecord[]): PlaygroundLibrary["inBrowser"] {
  const { skills, count, byteLength } = getRoutingPayload(loaded)
  if (count > MAX_BROWSER_SKILLS || byteLength > MAX_BROWSER_BYTES) return null
  const facts = owners.map(toFacts)
  const factBytes = facts.reduce(
    (sum, { name, slug, description }) => sum + name.length + slug.length + description.length,
    0,
  )
  return byteLength + factBytes > MAX_BROWSER_BYTES ? null : { skills, facts }
}

export function toFacts(skill: SkillRecord): SkillFacts {
  const { description } = skill
  return {
    name: skill.name,
    slug: skill.id.replace(/\/SKILL\.md$/i, ""),
    description:
      description.length > MAX_DESCRIPTION_LENGTH ? `${description.slice(0, MAX_DESCRIPTION_LENGTH)}…` : description,
  }
}

function listUnrouted({ library }: LoadedLibrary): PlaygroundLibrary["unrouted"] {
  const shadowed = library.skills.flatMap(({ name, path: file, shadowedBy }) =>
    shadowedBy === null
      ? []
      : [{ name: `${name} (${file})`, reason: `shadowed: ${shadowedBy} owns the name and routes instead` }],
  )
  const refused = library.refused.map(({ path: file, error }) => ({ name: file, reason: `refused: ${error.message}` }))
  return [...shadowed, ...refused]
}

function sampleOf(skills: readonly SkillRecord[]): PlaygroundLibrary["unreachableSample"] {
  const sample = skills.find(({ description }) => description.length >= 40) ?? skills[0]
  return sample ? { name: sample.name, description: sample.description } : null
}

/** `tour.json` in a root of a library of folders. A link is not followed: it could lead anywhere. */
async function readTour({ kind, locations }: LibrarySource): Promise<TourStop[]> {
  if (kind !== "folders") return []
  for (const root of locations) {
    const file = path.join(root, "tour.json")
    const stats = await lstat(file).catch(() => null)
    if (!stats?.isFile() || stats.size > MAX_TOUR_BYTES) continue
    const text = await readFile(file, "utf8").catch(() => "")
    const stops = parseTour(text)
    if (stops.length > 0) return stops
  }
  return []
}
