// Every floor and bound of gathering in one place, each with its reason. Figures are those of the benchmark of gathering
// (`npm run bench gathering` tells them anew).

/**
 * Confidence from which a new gap joins a task: about what two rare words in common amount to, so that no single word ever decides
 * (one stays below 0.86). Chosen by the sweep of the benchmark (`scripts/bench/gathering.ts --sweep`; the reference library, three
 * seeds of 10,000 requests, 30 planted themes each; a theme is whole where one task holds ≥ 90% of it with ≥ 90% purity):
 *
 * | floor | themes whole | least share | least purity | subjects |
 * |---|---|---|---|---|
 * | 0.25 (the recall floor) | 45 of 90 | 0.39 | 0.16 | 58 |
 * | 0.50 | 58 | 0.39 | 0.25 | 91 |
 * | 0.70 | 75 | 0.40 | 0.61 | 306 |
 * | 0.80 | 84 | 0.55 | 0.62 | 709 |
 * | 0.84, 0.86 | 87 | 0.55 | 0.99 | 1,037, 1,248 |
 * | 0.88 | 88 | 0.90 | 0.96 | 1,415 |
 * | 0.90, 0.92 | 88 | 0.90 | 0.99 | 1,620, 2,041 |
 * | 0.95, 0.98 | 84, 85 | 0.61, 0.85 | 0.75, 0.96 | 2,541, 2,677 |
 *
 * From 0.88 to 0.92 nothing is gained but single tasks; the lowest of them leaves the fewest.
 */
export const JOIN_FLOOR = 0.88

/**
 * Mean confidence of the requests of a smaller task in a larger one from which the two are one subject. Lower than the join floor,
 * since a mean over many requests errs less than one request does. Only tasks that nobody touched are ever joined by it. At 0.70
 * more themes come together, and so does what has no theme.
 */
export const MERGE_FLOOR = 0.75
/** A single request has no mean: it is drawn into another task by `MERGE_FLOOR` only where that one is a settled subject of so many requests. */
export const SETTLED_SIZE = 20
/**
 * The mean of both directions from which two grown tasks are one subject: halves of it that differ in their main word but share the
 * rest. In trials on six generated inputs, 26 of 30 themes were whole in the worst one without it, 27 at 0.70, 29 at 0.66 and at 0.62;
 * but from 0.66 down, noise that only shares its phrasing runs together into one task of hundreds.
 */
export const MUTUAL_FLOOR = 0.68
/** From so many requests on, a task's mean says something about its subject. */
export const GROWN_SIZE = 6
/** A request counts for such a mean only where it shares so many words: one word (shorten a podcast, shorten the way) joins nothing. */
export const LEAST_SHARED = 2
/** Requests looked at for a mean. */
export const MERGE_SAMPLE = 30
/** Tasks compared when a task has grown. */
export const MERGE_CANDIDATES = 30
/** A task looks for its like each time it has grown by half: 2, 3, 5, 8, 12, 18… requests. */
export const GROWTH = 1.5

/** Tasks listed as "maybe related" when one opens: more is no help. */
export const MAX_RELATED = 3
/** Skills near in prose that are kept for each request. */
export const MAX_NEAR = 5

/** Whether a task that has just reached this size looks for its like. */
export function isGrowthStep(size: number): boolean {
  let step = 2
  while (step < size) step = Math.ceil(step * GROWTH)
  return step === size
}
