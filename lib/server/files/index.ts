// The door of the file room, without what only a running server needs (`watch-library.ts` is imported by its own path, since it
// loads a file watcher).
export { findSkillFiles } from "./find-skill-files"
export { readLibrary } from "./read-library"
export { digestEntries, ManifestError, readManifest } from "./read-manifest"
export { digestLibrary, listSkillFiles } from "./skill-files"
export { type FileOwner, writeFileAtomic } from "./write-file-atomic"
