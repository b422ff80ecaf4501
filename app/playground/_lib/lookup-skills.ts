"use server"

// For libraries that are too large to send whole: what the screen asks of the server beside the trace.
import { z } from "zod"
import { toRoutingSkill } from "@/lib/library"
import { getLibrary, type LoadedLibrary } from "@/lib/server/libraries"
import { type SkillFactsWithRelations, toFacts } from "./build-playground-library"
import { findNames } from "./find-names"
import { findNearestByProse, indexProse, type NearProse, type ProseIndex } from "./nearest-by-prose"

const MAX_NAMES = 200
const namesSchema = z.object({ library: z.string().max(200), names: z.array(z.string().max(2_000)).max(MAX_NAMES) })
const textSchema = z.object({
  library: z.string().max(200),
  text: z.string().max(8_000),
  limit: z.int().min(1).max(50),
})

/** Facts and relations of these skills; names that are no skill are left out. */
export async function lookupSkills(input: z.input<typeof namesSchema>): Promise<SkillFactsWithRelations[]> {
  const { library, names } = namesSchema.parse(input)
  const loaded = await getLibrary(library)
  if (!loaded) return []
  const wanted = new Set(names)
  return loaded.library.skills
    .filter(({ name, shadowedBy }) => shadowedBy === null && wanted.has(name))
    .map((skill) => ({ ...toFacts(skill), relations: toRoutingSkill(skill).relations }))
}

/** Names that hold the text, those that begin with it first. */
export async function searchSkillNames(input: z.input<typeof textSchema>): Promise<{ names: string[]; total: number }> {
  const { library, text, limit } = textSchema.parse(input)
  const loaded = await getLibrary(library)
  return loaded ? findNames(loaded.compiled.names, text, limit) : { names: [], total: 0 }
}

const proseIndexes = new WeakMap<LoadedLibrary, ProseIndex>()

/** Skills whose name and description share words with the text. */
export async function findNearest(input: z.input<typeof textSchema>): Promise<NearProse[]> {
  const { library, text, limit } = textSchema.parse(input)
  const loaded = await getLibrary(library)
  if (!loaded) return []
  const index =
    proseIndexes.get(loaded) ?? indexProse(loaded.library.skills.filter(({ shadowedBy }) => shadowedBy === null))
  proseIndexes.set(loaded, index)
  return findNearestByProse(index, text, limit)
}
