// Drift of one skill, and of all skills of a library. Sources lie beside the skills in their repository and change without the
// library changing: they are read anew for each page, and for the whole library at most every few seconds.
import { hash } from "node:crypto"
import { realpath } from "node:fs/promises"
import path from "node:path"
import {
  checkDrift,
  DRIFT_CONDITIONS,
  type DriftCondition,
  listDriftSources,
  MAX_TRUTH_SOURCES,
  type SkillDrift,
  type SkillRecord,
  type SourceReading,
} from "@/lib/library"
import { readSource, type SourcePlaces } from "../../files/read-source"
import { findWorkTree } from "../../git"
import type { DriftSummary, LoadedLibrary } from "../contract"
import { slugOf } from "./skill-index"
import { utcDay } from "./utc-day"

/** How long the summary of a library stands before its sources are looked at again. */
const KEEP_MS = 20_000
/** Skills checked at the same time: bounds open files and memory. */
const PARALLEL = 2
/** All sources of one skill together: they are in memory at the same time. */
const MAX_TOTAL_BYTES = 64 * 1024 * 1024

const TOO_MUCH: SourceReading = {
  state: "unreadable",
  file: "",
  reason: `the sources of this skill are together larger than ${MAX_TOTAL_BYTES / 1024 / 1024} MiB`,
}

export async function readDrift(loaded: LoadedLibrary, skill: SkillRecord, today: string): Promise<SkillDrift> {
  const places = await findPlaces(loaded, skill, new Map())
  const { truthSources, health } = skill
  const hashes = health.truthSourceHashes
  const readings = new Map<string, SourceReading>()
  let totalBytes = 0
  for (const { path: source } of listDriftSources({ truthSources, hashes }).slice(0, MAX_TRUTH_SOURCES)) {
    if (readings.has(source)) continue
    const reading: SourceReading = places ? await readSource(source, places) : { state: "missing" }
    if (reading.state === "read") totalBytes += reading.bytes.length
    readings.set(source, totalBytes > MAX_TOTAL_BYTES ? TOO_MUCH : reading)
  }
  return checkDrift({
    truthSources,
    hashes,
    lastVerified: health.lastVerified,
    staleAfterDays: health.staleAfterDays,
    today,
    read: (source) => readings.get(source) ?? { state: "missing" },
    sha256: (bytes) => hash("sha256", bytes, "hex"),
  })
}

/** The repository is the nearest `.git` above the skill's folder, else the root. Null: the folder has gone. */
async function findPlaces(
  loaded: LoadedLibrary,
  skill: SkillRecord,
  known: Map<string, string | null>,
): Promise<SourcePlaces | null> {
  const isManifest = loaded.source.kind === "manifest"
  const location = isManifest ? loaded.source.locations[0] : loaded.library.roots[skill.root]
  if (location === undefined) return null
  try {
    const root = await realpath(isManifest ? path.dirname(location) : location)
    const top = findWorkTree(root, known) ?? root
    const folder = path.join(root, path.dirname(skill.path))
    return { top, bases: isManifest ? [top, root] : [top, folder, root] }
  } catch {
    return null
  }
}

interface Kept {
  today: string
  at: number
  summary: Promise<DriftSummary>
}
const kept = new WeakMap<LoadedLibrary, Kept>()

/** Which skills each condition holds for. Computed when asked for, and shared by those who ask meanwhile. */
export function listDrift(loaded: LoadedLibrary, today: string = utcDay()): Promise<DriftSummary> {
  const known = kept.get(loaded)
  if (known !== undefined && known.today === today && performance.now() - known.at < KEEP_MS) return known.summary
  const summary = summarize(loaded, today)
  kept.set(loaded, { today, at: performance.now(), summary })
  // A failure is told to who asked, and not kept.
  summary.catch(() => kept.delete(loaded))
  return summary
}

async function summarize(loaded: LoadedLibrary, today: string): Promise<DriftSummary> {
  const skills = loaded.library.skills.filter(({ truthSources, health }) => {
    return truthSources.length > 0 || (health.truthSourceHashes?.size ?? 0) > 0
  })
  const conditions = new Map<string, DriftCondition[]>()
  const waiting = skills.entries()
  const work = async () => {
    for (const [, skill] of waiting) conditions.set(skill.id, (await readDrift(loaded, skill, today)).conditions)
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  const rows = skills.map((skill) => ({
    id: skill.id,
    slug: slugOf(skill),
    name: skill.name,
    conditions: conditions.get(skill.id) ?? [],
  }))
  const count = (condition: DriftCondition) => rows.filter((row) => row.conditions.includes(condition)).length
  return {
    counts: Object.fromEntries(DRIFT_CONDITIONS.map((condition) => [condition, count(condition)])) as Record<
      DriftCondition,
      number
    >,
    checkedCount: rows.length,
    withoutSourcesCount: loaded.library.skills.length - rows.length,
    skills: rows,
  }
}
