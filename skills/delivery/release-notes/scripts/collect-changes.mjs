#!/usr/bin/env node
// Prints the commits since a tag, grouped by the top folder they touch. Reads git, writes nothing.
//   node collect-changes.mjs --repo . --from v1.8.0
// Exit code: 0 printed (also when there is nothing), 2 wrong usage or no such tag.
import { execFileSync } from "node:child_process"

const args = process.argv.slice(2)
const options = { repo: ".", from: "", to: "HEAD" }
while (args.length > 0) {
  const name = args.shift()
  if (!["--repo", "--from", "--to"].includes(name) || args.length === 0) {
    console.error("usage: collect-changes.mjs [--repo DIR] [--from TAG] [--to REF]")
    process.exit(2)
  }
  options[name.slice(2)] = args.shift()
}

function git(...command) {
  return execFileSync("git", ["-C", options.repo, ...command], {
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    stdio: ["ignore", "pipe", "pipe"],
  })
}

function resolveCommit(ref) {
  // --end-of-options: a name that begins with a dash is a name, never an option.
  return git("rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`).trim()
}

let range
let from = options.from
try {
  if (!from) from = git("describe", "--tags", "--abbrev=0", resolveCommit(options.to)).trim()
  range = `${resolveCommit(from)}..${resolveCommit(options.to)}`
} catch {
  console.error(
    options.from ? `no such tag or commit in ${options.repo}: ${options.from} or ${options.to}` : `no tag found in ${options.repo}: give one with --from`,
  )
  process.exit(2)
}

const START = "\u001e"
const log = git("log", "--no-color", "--name-only", "-m", "--first-parent", `--format=${START}%h%x1f%P%x1f%s`, range)
const groups = new Map()
const chores = []
const CHORE = /^(chore|style|ci|build|test|docs|refactor)(\([^)]*\))?:|^(format|lint|typo|bump|merge branch)\b/i

let count = 0
for (const record of log.split(START).slice(1)) {
  const [head, ...files] = record.split("\n").filter(Boolean)
  const [hash, parents, subject] = head.split("\u001f")
  count++
  const line = `${hash}  ${subject}${parents.includes(" ") ? "  (merge)" : ""}`
  if (CHORE.test(subject)) {
    chores.push(line)
    continue
  }
  const areas = new Set(files.map((file) => (file.includes("/") ? file.split("/")[0] : "(top level)")))
  const area = areas.size === 0 ? "(no files)" : areas.size === 1 ? [...areas][0] : areas.size <= 3 ? [...areas].sort().join(" + ") : "(many parts)"
  groups.set(area, [...(groups.get(area) ?? []), line])
}

console.log(`${count} commits since ${from}`)
for (const [area, lines] of [...groups].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))) {
  console.log(`\n${area} (${lines.length})`)
  for (const line of lines) console.log(`  ${line}`)
}
if (chores.length > 0) {
  console.log(`\nprobably nobody notices (${chores.length})`)
  for (const line of chores) console.log(`  ${line}`)
}
