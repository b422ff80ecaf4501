// The one door of the recall room. Pure: confidence and its floors, recall over prose and over evidence.
export {
  type ConfidenceParts,
  confidence,
  exactConfidence,
  GAP_FLOOR,
  isThinQuery,
  KNOWLEDGE_FLOOR,
  RECALL_FLOOR,
  reaches,
  readConfidence,
  roundConfidence,
  SOFT_FLOOR,
  saturate,
  TOLERANCE,
} from "./confidence"
export { EvidenceIndex, type RecalledGroup } from "./evidence-index"
export { type EvidenceContext, type EvidenceItem, evidenceItem } from "./evidence-item"
export * from "./freshness/freshness"
export * from "./freshness/skill-changes"
export * from "./freshness/watermark"
export {
  RECALL_VERDICTS,
  type RecallDecision,
  type RecallVerdict,
  SILENCE_REASONS,
  type SilenceReason,
} from "./gate-shape"
export { type ProseHit, recallProse } from "./recall-prose"
