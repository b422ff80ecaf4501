// A made thing carries the hash of what it was made from; while that is unchanged it is not made again.
import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { ROOT } from "./root.mjs"

const SKIPPED = /(^|\/)(node_modules|generated|testing|\.[^/]*)$|\.test\.tsx?$/

function listFiles(relative) {
  const absolute = path.join(ROOT, relative)
  if (!fs.existsSync(absolute)) return []
  if (!fs.statSync(absolute).isDirectory()) return [relative]
  return fs
    .readdirSync(absolute)
    .sort()
    .map((name) => `${relative}/${name}`)
    .filter((child) => !SKIPPED.test(child))
    .flatMap(listFiles)
}

/** Hash of the names and contents of files and folders (tests left out), of this Node, and of `extra`. */
export function hashInputs(inputs, extra = []) {
  const hash = createHash("sha256").update(JSON.stringify([process.version, process.platform, process.arch, ...extra]))
  for (const file of inputs.flatMap(listFiles))
    hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(ROOT, file)))
  return hash.digest("hex")
}

export function isStamped(stampFile, hash) {
  try {
    return fs.readFileSync(path.join(ROOT, stampFile), "utf8") === hash
  } catch {
    return false
  }
}

export function writeStamp(stampFile, hash) {
  fs.writeFileSync(path.join(ROOT, stampFile), hash)
}

export function removeStamp(stampFile) {
  fs.rmSync(path.join(ROOT, stampFile), { force: true })
}
