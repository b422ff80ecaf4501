// The relation graph and its health. Pure; drawing is elsewhere.
export { buildGraph } from "./build-graph"
export { measureDegrees } from "./degrees"
export { findFindings } from "./findings"
export { formatDot } from "./formats/format-dot"
export { formatGraphml } from "./formats/format-graphml"
export { formatMermaid } from "./formats/format-mermaid"
export * from "./graph-model"
export { measureVitalSigns, SIGN_LIMITS, type SignLimits } from "./vital-signs"
