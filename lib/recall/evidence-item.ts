// A request as recall compares it with others: its terms (what it is about) and its facets (where it was asked).
import { queryTerms, stem } from "@/lib/retrieval"

export interface EvidenceItem {
  /** Distinct terms in order of first occurrence. */
  readonly terms: readonly string[]
  /** Distinct marks of the place: `project:web`, `dir:src/app`, `ext:tsx`. */
  readonly facets: readonly string[]
}

/** Words that ask rather than say what is asked: any two requests share some. The router's stopwords are gone before. */
const ASKING_WORDS: ReadonlySet<string> = new Set(
  (
    "please help me want wants need needs like make get let us we you he she they them there here just also some any all " +
    "thanks thank hi hello hey ok okay kindly quick quickly asap urgent now today best way thing things something " +
    "someone know think try going give tell show me i im ive id lets about into using use more very really much many"
  )
    .split(" ")
    .map(stem),
)

/** Touched files say more by their folder and kind than by their own name; deeper folders than this are accidents. */
const MAX_FOLDER_DEPTH = 3
/** A change that touches everything says nothing by its paths. */
const MAX_PATHS = 50

export interface EvidenceContext {
  readonly project?: string | null
  readonly paths?: readonly string[]
}

export function evidenceItem(text: string, { project, paths = [] }: EvidenceContext = {}): EvidenceItem {
  const all = [...queryTerms(text).keys()]
  const telling = all.filter((term) => !ASKING_WORDS.has(term))
  const facets = new Set<string>()
  if (project) facets.add(`project:${project}`)
  for (const path of paths.slice(0, MAX_PATHS)) {
    const folders = path.split("/").slice(0, -1).slice(0, MAX_FOLDER_DEPTH)
    if (folders.length > 0) facets.add(`dir:${folders.join("/")}`)
    const extension = /\.([A-Za-z][A-Za-z0-9]{0,9})$/.exec(path)?.[1]
    if (extension) facets.add(`ext:${extension.toLowerCase()}`)
  }
  return { terms: telling.length > 0 ? telling : all, facets: [...facets] }
}
