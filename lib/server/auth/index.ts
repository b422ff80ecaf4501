// Who may call this server, from where, and how often. Pure decisions over headers and settings; `proxy.ts` and
// `lib/server/http` act on them.
export { type AccessPolicy, getAccessPolicy, readAccessPolicy, type Scope } from "./access-policy"
export { type CallFacts, type CallRefusal, checkHost, checkOrigin, isSafeMethod, readCallFacts } from "./caller-checks"
export { RateLimiter, type RateRule } from "./rate-limit"
export { makeExpiredCookie, makeSessionCookie } from "./session-cookie"
export { type Caller, checkCaller, checkScope, findToken } from "./token-check"
