// What git says of the repositories that hold libraries. Reads only, and nothing of a repository ever runs.

export { compareManifestWithCommit } from "./compare-manifest"
export { type CommitComparison, compareWithCommit, type FoundLibrary } from "./compare-with-commit"
export { findWorkTree, findWorkTrees, type WorkTrees } from "./find-work-trees"
export { listTree, readBlob } from "./list-tree"
export { type Head, type HeadFault, type HeadReading, readHead } from "./read-head"
export type { GitFault } from "./run-git"
