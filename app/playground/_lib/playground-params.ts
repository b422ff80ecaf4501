// Everything that a link to the playground says. Absent means the default; what cannot be read counts as absent.
import {
  createParser,
  createSerializer,
  debounce,
  type inferParserType,
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from "nuqs/server"
import { EVAL_STATES, GATES, isoDay } from "@/lib/routing"

export const DEFAULT_MAX_RESULTS = 3
export const HIGHEST_MAX_RESULTS = 50
export const TABS = ["score", "evidence", "graph"] as const

const parseAsMaxResults = createParser({
  parse: (text) => {
    const count = parseAsInteger.parse(text)
    return count !== null && String(count) === text && count >= 1 && count <= HIGHEST_MAX_RESULTS ? count : null
  },
  serialize: String,
})

export const parseAsDay = createParser({
  parse: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(text) !== null ? text : null),
  serialize: String,
})

export const playgroundParsers = {
  /** The request's text. */
  q: parseAsString.withDefault(""),
  project: parseAsString.withDefault(""),
  paths: parseAsArrayOf(parseAsString).withDefault([]),
  min: parseAsStringLiteral(EVAL_STATES).withDefault("unverified"),
  max: parseAsMaxResults.withDefault(DEFAULT_MAX_RESULTS),
  /** The date that verdicts are read at; absent: today. */
  today: parseAsDay,
  /** Skill that "why not…?" is asked of. */
  why: parseAsString,
  tab: parseAsStringLiteral(TABS).withDefault("score"),
  /** Gate whose fallen skills are listed. */
  gate: parseAsStringLiteral(GATES),
}
export type PlaygroundParams = inferParserType<typeof playgroundParsers>

/** Typing must not write the address at every key: browsers limit that. */
export const playgroundUrlOptions = { history: "replace", scroll: false, limitUrlUpdates: debounce(250) } as const

/**
 * A text whose encoded form is longer goes after the `#`, which no server ever sees: servers refuse long addresses, and
 * 8,000 Chinese characters make 72,000.
 */
const LONGEST_ENCODED_QUERY = 2_000

export function isTooLongForSearch(text: string): boolean {
  return encodeText(text).length > LONGEST_ENCODED_QUERY
}

const HASH_PREFIX = "#q="

export function formatQueryHash(text: string): string {
  return `${HASH_PREFIX}${encodeText(text)}`
}

/** Lone surrogates cannot be percent-encoded at all; they must not break typing. */
function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"))
}

/** Null where the hash is something else, or not readable. */
export function parseQueryHash(hash: string): string | null {
  if (!hash.startsWith(HASH_PREFIX)) return null
  try {
    return decodeURIComponent(hash.slice(HASH_PREFIX.length))
  } catch {
    return null
  }
}

export const DEFAULT_PARAMS: PlaygroundParams = {
  q: "",
  project: "",
  paths: [],
  min: "unverified",
  max: DEFAULT_MAX_RESULTS,
  today: null,
  why: null,
  tab: "score",
  gate: null,
}

const serializeParams = createSerializer(playgroundParsers)

export interface PlaygroundLink {
  params: PlaygroundParams
  text: string
  /** The library's id, when the link must name it. */
  library: string
  /** The date of the answer: pinned, since verdicts lapse and the link must still give what was seen. */
  today: string
}

/** Path, search and hash that reproduce the view. */
export function formatPlaygroundLink({ params, text, library, today }: PlaygroundLink): string {
  const isLong = isTooLongForSearch(text)
  const href = serializeParams(`/playground?${new URLSearchParams({ library })}`, {
    ...params,
    q: isLong ? "" : text,
    today,
  })
  return isLong ? `${href}${formatQueryHash(text)}` : href
}
