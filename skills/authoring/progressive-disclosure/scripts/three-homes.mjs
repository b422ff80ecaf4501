#!/usr/bin/env node
// Lists, for one skill folder: files that SKILL.md points to, pointers to nothing, and files that nothing points to.
//   node three-homes.mjs skills/web/security-headers
// Exit code: 0 nothing to mend, 1 something is missing or unreferenced, 2 wrong usage.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"

const folder = process.argv[2]
if (!folder || !existsSync(join(folder, "SKILL.md"))) {
  console.error("usage: three-homes.mjs <folder that holds SKILL.md>")
  process.exit(2)
}

const HOMES = ["references", "scripts", "assets"]

function listFiles(relative) {
  const absolute = join(folder, relative)
  if (!existsSync(absolute)) return []
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink())
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = posix.join(relative, entry.name)
      return entry.isDirectory() ? listFiles(path) : [path]
    })
}

const POINTER = /(?<![\w/.-])(?:\.\/)?((?:references|scripts|assets)\/[\w./-]*\w)/g

function findPointers(path) {
  // Pointers inside a longer path ("path/to/scripts/x") belong to other folders and are not ours.
  return [...readFileSync(join(folder, path), "utf8").matchAll(POINTER)].map((match) => posix.normalize(match[1]))
}

const files = HOMES.flatMap(listFiles)
const known = new Set(files)
const pointed = new Set(findPointers("SKILL.md"))
for (const reference of files.filter((path) => path.startsWith("references/") && path.endsWith(".md"))) {
  for (const target of findPointers(reference)) if (target !== reference && known.has(target)) pointed.add(target)
}

const used = files.filter((path) => pointed.has(path))
const unreferenced = files.filter((path) => !pointed.has(path))
const missing = [...pointed].filter((path) => !known.has(path) && /\.\w+$/.test(path)).sort()

for (const [title, paths] of [
  ["pointed to", used],
  ["missing (pointed to, not there)", missing],
  ["unreferenced (there, not pointed to)", unreferenced],
]) {
  console.log(`${title}: ${paths.length}`)
  for (const path of paths) console.log(`  ${path}`)
}
process.exit(missing.length + unreferenced.length > 0 ? 1 : 0)
