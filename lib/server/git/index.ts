// What git says of the repositories that hold libraries. Reads only, and nothing of a repository ever runs.
export { compareManifestWithCommit } from "./compare-manifest"
export { type CommitComparison, compareWithCommit } from "./compare-with-commit"
export { findWorkTree, findWorkTrees } from "./find-work-trees"
export { type HeadFault, type HeadReading, readHead } from "./read-head"
