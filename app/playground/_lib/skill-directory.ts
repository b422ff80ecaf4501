// What the screen can tell about skills by name, wherever the library is.
import type { RoutingRelations } from "@/lib/routing"
import type { SkillFacts } from "./build-playground-library"
import type { NearProse } from "./nearest-by-prose"

/** A question about the library: answered at once in the browser, later by the server. */
export type Lookup<Value> = { now: (text: string) => Value } | { later: (text: string) => Promise<Value> }

export interface NameSearch {
  names: readonly string[]
  total: number
}

export interface SkillDirectory {
  factsOf: (skill: string) => SkillFacts | undefined
  relationsOf: (skill: string) => RoutingRelations | undefined
  names: Lookup<NameSearch>
  nearest: Lookup<readonly NearProse[]>
}

export const MAX_NAMES = 50
export const MAX_NEAREST = 5
