// Skills whose name and description share words with a request that no skill answered. Not routing: it only tells a
// maintainer which skill might have been meant. Rare shared words weigh more; the order depends on nothing but the texts.

export interface ProseSource {
  readonly name: string
  readonly description: string
}

export interface NearProse {
  name: string
  /** 0..1: share of the request's word weight that name and description hold. */
  overlap: number
  /** Words of the request found there, in the request's order. */
  shared: string[]
}

export interface ProseIndex {
  /** word → places in `names` of the skills whose prose holds it. */
  readonly postings: ReadonlyMap<string, readonly number[]>
  readonly names: readonly string[]
}

/** Words too common in English prose to say anything about nearness. */
const COMMON = new Set(
  (
    "a about after all also an and any are as at be because been before being but by can could did do does doing for from get had has have how i if in into is it its just like " +
    "make may me might more most my need no not of on one only or other our out over please should so some such than that the their them then there these they this those to too up " +
    "use used uses using want was we were what when where which while who why will with without would you your"
  ).split(" "),
)

const ENDING = /(?:ments?|ings?|ions?|ers?|ies|ed|es|s|e|(?<![aeiou])y)$/

/** A word's plain stem, so that "deploys" meets "deployment"; crude on purpose and the same for both sides. */
function stem(word: string): string {
  const short = word.replace(ENDING, "")
  return short.length >= 4 ? short : word
}

/** Distinct stems with the first word that gave each, in order. */
function readStems(text: string): Map<string, string> {
  const stems = new Map<string, string>()
  for (const [word] of text
    .normalize("NFKC")
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}\p{M}]{2,}/gu)) {
    if (COMMON.has(word)) continue
    const key = stem(word)
    if (!stems.has(key)) stems.set(key, word)
  }
  return stems
}

export function indexProse(skills: readonly ProseSource[]): ProseIndex {
  const postings = new Map<string, number[]>()
  const names: string[] = []
  for (const { name, description } of skills) {
    const place = names.push(name) - 1
    for (const key of readStems(`${name} ${description}`).keys()) {
      const list = postings.get(key)
      if (list) list.push(place)
      else postings.set(key, [place])
    }
  }
  return { postings, names }
}

/** At most `limit` skills that share at least one word, nearest first, ties by name. */
export function findNearestByProse(index: ProseIndex, query: string, limit: number): NearProse[] {
  const stems = [...readStems(query)]
  const total = index.names.length
  const weighed = stems.map(([key, word]) => {
    const places = index.postings.get(key) ?? []
    return { word, places, weight: Math.log(1 + (total - places.length + 0.5) / (places.length + 0.5)) }
  })
  const weightSum = weighed.reduce((sum, { weight }) => sum + weight, 0)
  if (weightSum === 0) return []
  const found = new Map<number, NearProse>()
  for (const { word, places, weight } of weighed) {
    for (const place of places) {
      const near = found.get(place) ?? { name: index.names[place] ?? "", overlap: 0, shared: [] }
      near.overlap += weight / weightSum
      near.shared.push(word)
      found.set(place, near)
    }
  }
  return [...found.values()]
    .sort((a, b) => b.overlap - a.overlap || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .slice(0, limit)
}
