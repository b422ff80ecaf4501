// The one door of the library room. Pure: works in the browser as in Node.
export { type BuildManifestOptions, buildManifest } from "./build-manifest"
export { checkLibrary } from "./check-library"
export { checkRoutingEvals } from "./check-routing-evals"
export type { CodeEntry } from "./diagnostic-codes"
export {
  compareDiagnostics,
  compareText,
  DIAGNOSTIC_CODES,
  type DiagnosticCode,
  diagnose,
  refuse,
  skillId,
} from "./diagnostics"
export {
  checkDrift,
  DRIFT_CONDITIONS,
  type DriftCondition,
  type DriftFinding,
  listDriftSources,
  MAX_TRUTH_SOURCES,
  type SkillDrift,
  type SourceDrift,
  type SourceReading,
  type Verification,
} from "./drift"
export { type BaselineText, formatBaseline } from "./drift-baseline"
export { UNGRADED } from "./health"
export { MODULE_HOMES, type ModuleHome } from "./home-places"
export type { PointerKind } from "./home-pointers"
export {
  findHomes,
  type HomeFile,
  type HomeFolder,
  type HomeModule,
  type HomePointer,
  MODULE_STATES,
  type ModuleState,
  type OutsidePointer,
  type SkillHomes,
} from "./homes"
export {
  MAX_MANIFEST_BYTES,
  type ManifestOptions,
  type ParsedManifest,
  parseManifest,
  readManifestJson,
} from "./manifest"
export { parseSkill } from "./parse-skill"
export { compareSkills, resolveRelations } from "./resolve-relations"
export { MAX_SIDECAR_BYTES, parseSidecar, SIDECAR_NAME, type Sidecar, unreadableSidecar } from "./sidecar"
export { MAX_HEADER_BYTES, MAX_SKILL_BYTES, type ParsedSkill, type SkillFile } from "./skill-file"
export * from "./skill-record"
export { toRoutingSkill, toRoutingSkills } from "./to-routing-skill"
