// The one door to the libraries that this server knows: screens and API import from here.
//
//   const id = await resolveLibraryId(searchParams.library)        // the default where absent or unknown
//   const loaded = id === null ? null : await getLibrary(id)       // read once, then kept fresh by a watcher
//   const rows = listSkillSummaries(loaded)
//   const detail = await getSkillDetail(loaded, slug)              // null: no such skill
//   const payload = getRoutingPayload(loaded)
import "server-only"

export * from "./contract"
export { getFreshnessSummary, getMapFreshness, takeSnapshot } from "./freshness/map-freshness"
export {
  addLibrary,
  arePathsHidden,
  getLibrary,
  listLibraries,
  listLoadedLibraries,
  removeLibrary,
  resolveLibraryId,
  subscribe,
} from "./instance"
export { listDrift } from "./views/drift"
export { findLapse } from "./views/gate-state"
export { readSkillModule } from "./views/homes"
export { getRoutingPayload } from "./views/routing-payload"
export { getSkillDetail } from "./views/skill-detail"
export { readSkillSource } from "./views/skill-source"
export { listSkillSummaries } from "./views/skill-summary"
export { utcDay } from "./views/utc-day"
