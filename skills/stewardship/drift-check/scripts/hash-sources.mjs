#!/usr/bin/env node
// Prints SHA-256 hashes of truth sources, or compares them with a sidecar. Writes nothing.
//   node hash-sources.mjs --root . src/limits.ts docs/protocol.md
//   node hash-sources.mjs --root . --against skills/x/audit-state.json
// Exit code: 0 fine, 1 something differs or is missing, 2 wrong usage.
import { createHash } from "node:crypto"
import { readFileSync, realpathSync } from "node:fs"
import { relative, resolve, sep } from "node:path"

let root = "."
let sidecar = null
const sources = []
const args = process.argv.slice(2)
while (args.length > 0) {
  const arg = args.shift()
  if (arg === "--root") root = args.shift() ?? ""
  else if (arg === "--against") sidecar = args.shift() ?? ""
  else sources.push(arg)
}

function fail(message) {
  console.error(message)
  process.exit(2)
}

function hash(source) {
  let path
  try {
    path = realpathSync(resolve(root, source))
  } catch {
    return { state: "missing", hash: null }
  }
  // A source that resolves outside the root (also by a link) is named, never read.
  const inside = relative(realpathSync(root), path)
  if (inside === "" || inside === ".." || inside.startsWith(`..${sep}`) || resolve(inside) === inside) {
    return { state: "external", hash: null }
  }
  try {
    return { state: "read", hash: createHash("sha256").update(readFileSync(path)).digest("hex") }
  } catch {
    return { state: "unreadable", hash: null }
  }
}

if (sidecar !== null) {
  let recorded
  try {
    recorded = JSON.parse(readFileSync(sidecar, "utf8")).drift_check?.truth_source_hashes
  } catch (error) {
    fail(`cannot read ${sidecar}: ${error.message}`)
  }
  if (!recorded || typeof recorded !== "object") fail(`${sidecar} holds no drift_check.truth_source_hashes: NO_BASELINE`)
  let differs = false
  for (const [source, old] of Object.entries(recorded)) {
    const { state, hash: now } = hash(source)
    const result = state === "missing" ? "BROKEN" : state !== "read" ? state.toUpperCase() : now === old ? "OK" : "DRIFT"
    if (result !== "OK") differs = true
    console.log(`${result.padEnd(10)} ${source}`)
  }
  process.exit(differs ? 1 : 0)
}

if (sources.length === 0) fail("usage: hash-sources.mjs [--root DIR] (<source>... | --against audit-state.json)")
const hashes = {}
let bad = false
for (const source of sources) {
  const { state, hash: now } = hash(source)
  if (now === null) {
    bad = true
    console.error(`${source}: ${state}`)
  } else hashes[source] = now
}
console.log(JSON.stringify({ truth_source_hashes: hashes }, null, 2))
process.exit(bad ? 1 : 0)
