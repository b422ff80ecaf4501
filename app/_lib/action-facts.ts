// What an action is made of, and what it is made from.
import type { HarmfulCollision } from "@/lib/evals"
import type { Finding } from "@/lib/graph"
import type { LibraryFigures } from "./library-figures"
import type { OverviewSkill } from "./list-overview-skills"

/** What is known about the library. */
export interface ActionFacts {
  figures: LibraryFigures
  skills: readonly OverviewSkill[]
  /** How many refused files have each diagnostic. */
  refusedByCode: ReadonlyMap<string, number>
  findings: readonly Finding[]
  /** Null: not tried. */
  collisions: readonly HarmfulCollision[] | null
}

/** One of the things that an action is about, and where it is. */
export interface ActionPlace {
  label: string
  /** Without the library. */
  href: string
}

/** A kind of fault as it stands in the library. */
export interface ActionCandidate {
  id: string
  /** What to do, with the count. */
  title: string
  /** What is lost as long as it is not done. */
  why: string
  /** The list to start from, without the library: as many rows as `count` says. */
  href: string
  count: number
  /** What one piece is called: "skill". */
  piece: string
  pointsEach: number
  /** The first few. */
  places: readonly ActionPlace[]
}
