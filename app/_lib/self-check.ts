// Whether the skills win the example requests that their own authors wrote. Pure; the engine decides, this only counts.
import type { Library } from "@/lib/library"
import { type CompiledLibrary, route } from "@/lib/routing"

export interface ExampleWins {
  won: number
  total: number
}

/** Skills × examples up to which all are tried while a page is drawn: well under half a second. */
const MAX_WORK = 1_000_000

/** Wins by skill name, for the skills that have examples and route; null where trying all would take too long. */
export function checkExamples(
  library: Pick<Library, "skills">,
  compiled: CompiledLibrary,
  today: string,
): ReadonlyMap<string, ExampleWins> | null {
  const routing = library.skills.filter((skill) => skill.shadowedBy === null && skill.examples.length > 0)
  const exampleCount = routing.reduce((sum, { examples }) => sum + examples.length, 0)
  if (exampleCount * library.skills.length > MAX_WORK) return null
  return new Map(
    routing.map(({ name, examples, project }) => {
      const handle = project[0]?.handle ?? null
      const won = examples.filter((query) => winnerOf(compiled, query, handle, today) === name).length
      return [name, { won, total: examples.length }]
    }),
  )
}

/** Asked as somebody in the skill's own project would. An example that is no valid request is won by nobody. */
function winnerOf(compiled: CompiledLibrary, query: string, project: string | null, today: string): string | null {
  try {
    return route(compiled, { query, project, today, maxResults: 1 }).winner
  } catch {
    return null
  }
}

export function sumWins(wins: Iterable<ExampleWins>): ExampleWins {
  const sum = { won: 0, total: 0 }
  for (const { won, total } of wins) {
    sum.won += won
    sum.total += total
  }
  return sum
}
