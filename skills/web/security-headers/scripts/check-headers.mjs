#!/usr/bin/env node
// Fetches one address and lists security headers that are missing, weak or superfluous.
//   node check-headers.mjs https://example.org/
// Redirects are not followed: the answer of the address itself is what is judged.
// Exit code: 0 nothing to mend, 1 findings, 2 wrong usage or no answer.
const address = process.argv[2]
if (!address || !URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
  console.error("usage: check-headers.mjs <http(s) address>")
  process.exit(2)
}

let response
try {
  response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(10_000) })
} catch (error) {
  console.error(`no answer from ${address}: ${error.cause?.code ?? error.name}`)
  process.exit(2)
}

const findings = []
const secure = new URL(address).protocol === "https:"
const header = (name) => response.headers.get(name)
const isPage = (header("content-type") ?? "").includes("text/html")

function parsePolicy(text) {
  const directives = new Map()
  for (const part of text.split(";")) {
    const [name, ...values] = part.trim().split(/\s+/)
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), values)
  }
  return directives
}

if (isPage) {
  const text = header("content-security-policy")
  if (!text) findings.push(["missing", "content-security-policy"])
  else {
    const policy = parsePolicy(text)
    const scripts = policy.get("script-src") ?? policy.get("default-src") ?? []
    const trusted = scripts.some((value) => /^'(nonce|sha\d+)-/.test(value))
    if (scripts.length === 0) findings.push(["weak", "content-security-policy: neither script-src nor default-src"])
    if (scripts.includes("'unsafe-inline'") && !trusted) findings.push(["weak", "content-security-policy: scripts allow 'unsafe-inline'"])
    if (scripts.includes("'unsafe-eval'")) findings.push(["weak", "content-security-policy: scripts allow 'unsafe-eval'"])
    if (scripts.some((value) => ["*", "https:", "http:", "data:"].includes(value)) && !scripts.includes("'strict-dynamic'")) {
      findings.push(["weak", "content-security-policy: scripts from anywhere"])
    }
    for (const name of ["base-uri", "form-action", "frame-ancestors"]) {
      if (!policy.has(name)) findings.push(["weak", `content-security-policy: no ${name} (default-src does not cover it)`])
    }
    if (!policy.has("object-src") && !policy.has("default-src")) findings.push(["weak", "content-security-policy: no object-src"])
  }
  for (const name of ["referrer-policy", "permissions-policy", "cross-origin-opener-policy"]) {
    if (!header(name)) findings.push(["missing", name])
  }
}

if (header("x-content-type-options")?.toLowerCase() !== "nosniff") findings.push(["missing", "x-content-type-options: nosniff"])
if (secure) {
  const age = Number(/max-age=(\d+)/i.exec(header("strict-transport-security") ?? "")?.[1] ?? 0)
  if (age === 0) findings.push(["missing", "strict-transport-security"])
  else if (age < 15_552_000) findings.push(["weak", `strict-transport-security: ${age} seconds is less than half a year`])
}
for (const name of ["x-powered-by", "x-xss-protection", "public-key-pins", "expect-ct", "feature-policy"]) {
  const value = header(name)
  if (value && !(name === "x-xss-protection" && value.trim() === "0")) findings.push(["remove", `${name}: ${value}`])
}
for (const cookie of response.headers.getSetCookie()) {
  const name = cookie.split("=", 1)[0]
  const lacks = ["HttpOnly", "SameSite", ...(secure ? ["Secure"] : [])].filter((attribute) => !new RegExp(`;\\s*${attribute}`, "i").test(cookie))
  if (lacks.length > 0) findings.push(["weak", `cookie ${name} lacks ${lacks.join(", ")}`])
}

console.log(`${address} · ${response.status} · ${findings.length} findings`)
for (const [kind, text] of findings) console.log(`${kind.padEnd(8)} ${text}`)
process.exitCode = findings.length > 0 ? 1 : 0
