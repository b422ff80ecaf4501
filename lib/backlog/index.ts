// The one door of the backlog room. Pure: misses in, tasks out; what people decide; what leaves it.
export { changeState, type DecisionFault, type Reason, TRANSITIONS } from "./change-state"
export { type Decision, decide } from "./decide"
export { describeTask } from "./describe-task"
export { type Draft, type DraftContext, type DraftEdit, draftTask } from "./draft"
export { csvCell } from "./escape"
export { findSplit } from "./find-split"
export {
  describeEdit,
  type FormatContext,
  formatTaskIssue,
  formatTaskMarkdown,
  formatTasksCsv,
  formatTasksJson,
  summarizeTask,
  type TaskSummary,
} from "./format-tasks"
export { findNearSkills, type NearSkill } from "./gap-target"
export { type GatherResult, gather } from "./gather"
export { JOIN_FLOOR } from "./gather-policy"
export { type GatherContext, type Gathered, Gathering, type MissReport } from "./gathering"
export { type MaskedText, maskSecrets } from "./mask-secrets"
export { classifyMiss, type Judgement, MISS_KINDS, type Miss, type MissKind } from "./miss"
export { type Priority, type PriorityFactor, prioritize, SEVERITY, sortByPriority } from "./priority"
export { requestKey } from "./request-key"
export { MASK } from "./secret-passes"
export { SECRET_KINDS, SECRET_SHAPES, type SecretKind, type SecretShape } from "./secret-shapes"
export { formatSkillDraft, type SkillDraft } from "./skill-draft"
export * from "./task"
export { findTellingWords, type TellingWord } from "./telling-words"
