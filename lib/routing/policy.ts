// Every weight and bound of the router in one place, each with its reason. Values marked [seed] are fixed by the mission.

/** [seed] An author's own phrase is the strongest single signal, yet weaker than two independent words (see below). */
export const TRIGGER_CREDIT = 5
/** [seed] Two exact words (+6) must outrank one trigger (+5): convergent evidence wins. */
export const KEYWORD_CREDIT = 3
/** [seed] Part of a word is a hint, never a reason: a winner with nothing else is flagged `weak`. */
export const SUBSTRING_CREDIT = 1
/** [seed] A touched file says where the work is, not what it is. Once per skill, however many files match. */
export const PATH_CREDIT = 2

/** Shorter query tokens are inside too many words to mean anything (`ui` in `build`). Characters. */
export const MIN_SUBSTRING_LENGTH = 3
/** One-character words carry no meaning of their own. Characters. */
export const MIN_TOKEN_LENGTH = 2

/** [seed] Added to the sort key only: it can break a tie, never make a candidate. */
export const VERDICT_BOOST: ReadonlyMap<string, number> = new Map([
  ["APPLICABLE", 2],
  ["PROVISIONAL", 1],
])

/** [seed] Legacy `type` as a tie-break; what is not listed comes after. */
export const TYPE_ORDER: readonly string[] = ["workflow", "capability", "router", "overlay"]

/** Sums of rarity closer than this are equal: differences below it come from the order of floating-point additions. */
export const EVIDENCE_TOLERANCE = 1e-9

/** [seed] Verdicts of behaviour that remove a skill while they are active. */
export const HARMFUL_VERDICTS: ReadonlySet<string> = new Set(["HARMFUL", "REDUNDANT", "FALSE_POSITIVE"])
/** [seed] A behaviour grade lapses after this many days: day 90 still holds, day 91 does not. */
export const VERDICT_LIFETIME_DAYS = 90

export const DEFAULT_MAX_RESULTS = 3
export const MAX_MAX_RESULTS = 50
/** Characters (code points) of request text. Longer texts are documents, not requests. */
export const MAX_QUERY_LENGTH = 8000
/** A request names the files it touches, not a whole repository. */
export const MAX_PATHS = 2000
/** Characters; the longest path that common file systems accept. */
export const MAX_PATH_LENGTH = 4096

/** A glob longer than this (characters) never matches; the library reports it. With the next two, bounds the work of one match. */
export const MAX_GLOB_LENGTH = 512
/** A glob with more `*` or `**` than this never matches. */
export const MAX_GLOB_STARS = 32
/** A glob with braces nested deeper than this never matches. */
export const MAX_GLOB_DEPTH = 8

/** [seed] Dropped from both sides: words that say nothing about the subject. */
export const STOPWORDS: ReadonlySet<string> = new Set(
  (
    "a an the this that these those to of in on at by for with from as if is are was were be been being it its my our your " +
    "their his her do does did can could may might should would have has had how when where what why who which and or not " +
    "but so then"
  ).split(" "),
)
