// One page of the catalogue. The cursor holds the sort key of the last skill seen, so a page stays right when skills come
// and go between two calls.
import type { SkillStatus, SkillSummary } from "../libraries/contract"
import { makeInvalidRequest } from "./parse-input"

export interface SkillsQuery {
  q?: string | undefined
  status?: SkillStatus | undefined
  limit: number
  cursor?: string | undefined
}

export interface SkillPage {
  total: number
  items: SkillSummary[]
  nextCursor: string | null
}

interface Ranked {
  /** How well the words fit: 0 the name begins with them, 1 the name holds them, 2 the description does. Always 0 without `q`. */
  fit: number
  skill: SkillSummary
}

export function pageSkills(skills: readonly SkillSummary[], query: SkillsQuery): SkillPage {
  const words = (query.q ?? "").toLowerCase().split(/\s+/).filter(Boolean)
  const ranked = skills
    .filter((skill) => query.status === undefined || skill.status === query.status)
    .flatMap((skill): Ranked[] => {
      const fit = findFit(skill, words)
      return fit === null ? [] : [{ fit, skill }]
    })
    .sort(compareRanked)
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor)
  const rest = after === null ? ranked : ranked.filter((one) => compareKeys(keyOf(one), after) > 0)
  const page = rest.slice(0, query.limit)
  const last = page.at(-1)
  const nextCursor = last !== undefined && rest.length > page.length ? encodeCursor(keyOf(last)) : null
  return { total: ranked.length, items: page.map(({ skill }) => skill), nextCursor }
}

function findFit(skill: SkillSummary, words: readonly string[]): number | null {
  const name = skill.name.toLowerCase()
  const first = words[0]
  if (first === undefined) return 0
  if (words.every((word) => name.includes(word))) return name.startsWith(first) ? 0 : 1
  const text = `${name} ${skill.description.toLowerCase()}`
  return words.every((word) => text.includes(word)) ? 2 : null
}

type SortKey = readonly [fit: number, id: string]

function keyOf({ fit, skill }: Ranked): SortKey {
  return [fit, skill.id]
}

function compareRanked(a: Ranked, b: Ranked): number {
  return compareKeys(keyOf(a), keyOf(b))
}

function compareKeys([fitA, idA]: SortKey, [fitB, idB]: SortKey): number {
  if (fitA !== fitB) return fitA - fitB
  return idA < idB ? -1 : idA > idB ? 1 : 0
}

function encodeCursor(key: SortKey): string {
  return Buffer.from(JSON.stringify(key)).toString("base64url")
}

function decodeCursor(cursor: string): SortKey {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"))
    if (Array.isArray(key) && key.length === 2 && typeof key[0] === "number" && typeof key[1] === "string")
      return [key[0], key[1]]
  } catch {
    // Told below, like any other text that is no cursor.
  }
  throw makeInvalidRequest([
    { field: "cursor", message: "cursor: this is no cursor.", mend: "Send nextCursor of the page before, as it was." },
  ])
}
