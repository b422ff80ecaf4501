// Every shape of the API. The input schemas check the input; all of them make the OpenAPI document.
export { mapFreshnessSchema } from "./freshness"
export { graphSchema } from "./graph"
export {
  addLibrarySchema,
  healthSchema,
  libraryEntrySchema,
  libraryListSchema,
  MAX_ADD_BODY_BYTES,
  routingPayloadSchema,
} from "./library"
export { problemSchema } from "./problem"
export {
  libraryQuerySchema,
  MAX_ROUTE_BODY_BYTES,
  type RouteRequestBody,
  routeRequestSchema,
  whyRequestSchema,
} from "./route-request"
export { skillDetailSchema, skillPageSchema, skillsQuerySchema } from "./skill"
export { missExplanationSchema, traceSchema } from "./trace"
