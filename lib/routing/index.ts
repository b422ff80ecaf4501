// The one door of the engine: other rooms import from here only.
export * from "./skill"
export * from "./trace"
export type { MetadataChange, MissExplanation } from "./why"
