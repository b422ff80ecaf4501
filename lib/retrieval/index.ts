// The one door of the retrieval room. Pure: texts in, ranked documents out.
export { positiveText } from "./positive-text"
export { type SkillDocumentOptions, skillDocument } from "./skill-document"
export { stem } from "./stem"
export { queryTerms, termOfWord } from "./terms"
export { FIELD_WEIGHTS, TERM_SATURATION, TEXT_FIELDS, type TextField } from "./text-fields"
export {
  rarity,
  type TermContribution,
  type TermStatistics,
  type TextDocument,
  type TextHit,
  TextIndex,
} from "./text-index"
