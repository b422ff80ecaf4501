import { compileLibrary, explainMiss, route } from "@/lib/routing"
import type { CommandModules } from "../command"
import { suggestNames } from "../nearest-name"
import { openLibrary } from "../open-library"
import { readRequestOptions, withOptionNames } from "../request-options"
import { formatWhy } from "../text/format-why"
import { createStyle } from "../text/style"
import { UsageError } from "../usage-error"

/** An explanation is always an answer: 0, also where the skill does not win. */
export const run: CommandModules["why"]["run"] = async (skill, query, options, context) => {
  const request = { ...readRequestOptions(options), query }
  withOptionNames(() => route(compileLibrary([]), request))
  const { routing, library } = await openLibrary(options, context)
  if (!routing.some(({ name }) => name === skill)) {
    const refused = library.refused.find(({ path }) => path.split("/").at(-2) === skill)
    if (refused)
      throw new UsageError(
        `SKILL: ${skill} is not loaded: ${refused.path}: ${refused.error.message}`,
        refused.error.mend,
      )
    const near = suggestNames(
      skill,
      routing.map(({ name }) => name),
    )
    throw new UsageError(
      `SKILL: no skill is named ${JSON.stringify(skill)}`,
      near.length > 0 ? `did you mean ${near.join(", ")}?` : "tower lint --json lists the names",
    )
  }
  const compiled = compileLibrary(routing)
  const trace = route(compiled, request)
  const miss = explainMiss(compiled, request, skill)
  const candidate = trace.candidates.find((one) => one.skill === skill) ?? null
  if (options.json) {
    const document = {
      schemaVersion: trace.schemaVersion,
      request: trace.request,
      outcome: trace.outcome,
      ...miss,
      candidate,
    }
    context.terminal.out(`${JSON.stringify(document)}\n`)
  } else {
    context.terminal.out(
      formatWhy(miss, candidate, trace.selected.includes(skill), createStyle(context.terminal.colour)),
    )
  }
  return 0
}
