// @ts-check
// May the server listen where it is told to? Loopback: always. Anywhere else: only with a token. Pure; asked by
// `scripts/start.mjs` before it binds, and by the running server to know how far it can be reached.
import { MAKE_TOKEN_HINT, readTokenSettings } from "./token-settings.mjs"

export const DEFAULT_HOST = "127.0.0.1"

/**
 * @typedef {object} Binding
 * @property {true} ok
 * @property {string} host Address to listen on.
 * @property {"loopback" | "network"} exposure `network`: other machines can reach it, directly or through a proxy on this one.
 * @property {readonly string[]} allowedHosts Host names from `TOWER_ALLOWED_HOSTS`, lower case, some with a port.
 * @property {readonly import("./token-settings.mjs").TokenSetting[]} tokens
 */
/** @typedef {{ ok: false, code: "token-needed" | "bad-token" | "bad-allowed-host", message: string }} BindRefusal `message` is one line with the mend. */

/**
 * @param {Record<string, string | undefined>} env `HOST`, `TOWER_ALLOWED_HOSTS`, `TOWER_TOKEN`, `TOWER_TOKEN_HASHES`.
 * @returns {Binding | BindRefusal}
 */
export function decideBinding(env) {
  const host = unwrap((env.HOST ?? "").trim()) || DEFAULT_HOST
  const allowedHosts = (env.TOWER_ALLOWED_HOSTS ?? "")
    .split(/[\s,]+/)
    .filter((name) => name !== "")
    .map((name) => name.toLowerCase())
  const strange = allowedHosts.find((name) => !isHostName(name))
  if (strange !== undefined) {
    return {
      ok: false,
      code: "bad-allowed-host",
      message: `TOWER_ALLOWED_HOSTS: "${strange}" is not a host name; write names such as tower.example.com or tower.example.com:8443, split by commas`,
    }
  }
  const { tokens, faults } = readTokenSettings(env)
  const fault = faults[0]
  if (fault !== undefined) return { ok: false, code: "bad-token", message: fault }
  const farName = allowedHosts.find((name) => !isLoopbackHost(stripPort(name)))
  const exposure = isLoopbackHost(host) && farName === undefined ? "loopback" : "network"
  if (exposure === "network" && tokens.length === 0) {
    const why = isLoopbackHost(host)
      ? `TOWER_ALLOWED_HOSTS=${farName} lets other machines in`
      : `HOST=${host} is not loopback`
    return {
      ok: false,
      code: "token-needed",
      message: `${why}, so a token is needed: set TOWER_TOKEN to at least 20 random characters (${MAKE_TOKEN_HINT}), or leave HOST unset`,
    }
  }
  return { ok: true, host, exposure, allowedHosts, tokens }
}

/** True for names and addresses that only this machine can reach. Wants no port; brackets around IPv6 are fine. @param {string} host */
export function isLoopbackHost(host) {
  const name = unwrap(host.toLowerCase())
  if (name === "localhost" || name.endsWith(".localhost") || name === "::1" || name === "0:0:0:0:0:0:0:1") return true
  const address = name.startsWith("::ffff:") ? name.slice(7) : name
  return /^127(\.\d{1,3}){3}$/.test(address)
}

/** @param {string} authority A host with or without a port. */
export function stripPort(authority) {
  return authority.startsWith("[") ? authority.replace(/\]:\d*$/, "]") : authority.replace(/:\d*$/, "")
}

/** @param {string} host */
function unwrap(host) {
  return host.startsWith("[") && host.endsWith("]") ? host.slice(1, -1) : host
}

/** @param {string} name */
function isHostName(name) {
  return /^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/.test(name)
}
