// Every floor and bound of gathering in one place, each with its reason. Figures are those of the benchmark of gathering
// (`npm run bench -- gathering` tells them anew).

/**
 * Confidence from which a new gap joins a task. About what two rare words in common amount to, so that no single word ever decides.
 * Sweep of the benchmark over the reference library (three seeds, 30 planted themes each): see the figures in
 * `scripts/bench/gathering.ts`.
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
 * rest. Of 0.62, 0.66, 0.70 and none, 30, 29, 28 and 27 of 30 themes were whole in the worst seed; below 0.66 noise runs together.
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
