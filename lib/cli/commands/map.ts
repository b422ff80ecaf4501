import {
  countChanges,
  DETACHED,
  digestText,
  formatFreshness,
  formatWatermark,
  listChanges,
  OUTSIDE_GIT,
  type SkillChanges,
  type Watermark,
} from "@/lib/recall"
import type { CommandModules, Context, ExitCode, MapOptions } from "../command"
import { findStanding, type MapStanding } from "../map/find-standing"
import { judgeMap, type MapJudgement, missing, toClause } from "../map/judge-map"
import { chooseMapFile, makeStub, markContent, readMapFile, readWatermark, writeMapFile } from "../map/map-file"
import { openLibrary } from "../open-library"
import { printable } from "../text/printable"
import { UsageError } from "../usage-error"

export const run: CommandModules["map"]["run"] = (action, named, options, context) =>
  action === "fresh" ? runFresh(named, options, context) : runWatermark(named, options, context)

async function runFresh(named: string | undefined, options: MapOptions, context: Context): Promise<ExitCode> {
  const { library, source } = await openLibrary(options, context, { digests: true })
  const file = chooseMapFile(named, source, context.cwd)
  const { content } = await readMapFile(file)
  const mark = content === null ? null : readWatermark(content)
  const judgement =
    content === null
      ? missing(null, null, `there is no ${file}; make one: tower map watermark`)
      : await judgeMap(file, mark, await findStanding(library, source))
  const text = options.json === true ? formatJson(file, mark, judgement) : formatText(judgement)
  context.terminal.out(text)
  return judgement.state === "FRESH" ? 0 : 1
}

function formatJson(file: string, mark: Watermark | null, judgement: MapJudgement): string {
  const { state, old, head, changes, notes } = judgement
  const document = {
    schemaVersion: 1,
    state,
    line: formatFreshness(judgement),
    old,
    head,
    branch: mark?.branch ?? null,
    file,
    changes,
    notes,
  }
  return `${JSON.stringify(document)}\n`
}

function formatText(judgement: MapJudgement): string {
  const { changes, notes } = judgement
  const lines = [formatFreshness(judgement)]
  if (changes !== null) {
    for (const kind of ["added", "changed", "removed"] as const)
      for (const { name } of changes[kind]) lines.push(`${kind.padEnd(7)}  ${printable(name)}`)
    if (changes.unlisted > 0) lines.push(`(+${changes.unlisted} more)`)
  }
  lines.push(...notes.map((note) => `(${printable(note)})`))
  return `${lines.join("\n")}\n`
}

async function runWatermark(named: string | undefined, options: MapOptions, context: Context): Promise<ExitCode> {
  const { library, source } = await openLibrary(options, context, { digests: true })
  const file = chooseMapFile(named, source, context.cwd)
  const before = await readMapFile(file)
  const { mark, uncommitted } = await makeMark(await findStanding(library, source))
  const content = before.content === null ? makeStub(mark) : markContent(before.content, mark)
  const isChanged = before.content === null || !content.equals(before.content)
  if (isChanged) await writeMapFile(file, before, content)
  const isNew = before.content === null
  const told = uncommitted === null ? null : listChanges(uncommitted)
  if (told !== null && told.total > 0) {
    const skills = told.total === 1 ? "1 skill differs" : `${told.total} skills differ`
    context.terminal.err(
      `tower: ${skills} from the commit, so the map reads STALE until that is committed and the map marked again\n`,
    )
  }
  context.terminal.out(
    options.json === true
      ? `${JSON.stringify({ schemaVersion: 1, file, isNew, isChanged, ...mark, uncommitted: told })}\n`
      : `${formatWatermark(mark)}  ${printable(file)}${isNew ? " (new)" : isChanged ? "" : " (as it was)"}\n`,
  )
  return 0
}

/** A commit where one tells what the skills are; else a digest: outside git, in several repositories, or where git tracks none of them. */
async function makeMark(standing: MapStanding): Promise<{ mark: Watermark; uncommitted: SkillChanges | null }> {
  if (standing.basis === "unreadable") {
    const { top, fault } = standing
    throw new UsageError(`HEAD of the git repository ${top} cannot be read: ${fault.message}`, toClause(fault.mend))
  }
  const byDigest = { mark: { branch: OUTSIDE_GIT, at: digestText(standing) }, uncommitted: null }
  if (standing.basis === "digest") return byDigest
  const { branch, head, top } = standing
  const comparison = await standing.compare(head)
  if (!comparison.ok)
    throw new UsageError(
      `the commit ${head} of ${top} cannot be read: ${comparison.fault.message}`,
      "git fsck tells what is broken",
    )
  const { changes, tracked } = comparison
  if (tracked === 0 && countChanges(changes) > 0) return byDigest
  return { mark: { branch: branch ?? DETACHED, at: head }, uncommitted: changes }
}
