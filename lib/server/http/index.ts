// How this server speaks HTTP: the frame of route handlers, their schemas, problems, and the gatekeeper in front.
export { apiRoute, sendJson, sendVersioned } from "./api-route"
export { makeEventStream } from "./event-stream"
export { reportHealth } from "./health"
export {
  findLibraryEntry,
  libraryHeaders,
  loadNamedLibrary,
  makeLibraryTag,
  readPathId,
  refuseLibrary,
  unknownLibrary,
} from "./named-library"
export { getOpenApiDocument } from "./openapi"
export { pageSkills } from "./page-skills"
export { parseInput, readSearchParams } from "./parse-input"
export { ProblemError } from "./problem"
export { readJson } from "./read-json"
export { readRouteRequest } from "./read-route-request"
export * from "./schemas"
export { showSignIn, signIn, signOut } from "./session"
