#!/usr/bin/env node
// Audits the structure of one compiled manifest. Reads one file, writes nothing.
//   node audit-manifest.mjs skills.manifest.json
// Exit code: 0 no errors, 1 errors found, 2 unreadable input.
import { readFileSync } from "node:fs"

const LOADING = ["depends_on", "verify_with", "broader"]
const KINDS = [...LOADING, "suppresses", "narrower", "related", "disjoint_with"]
const OLD_NAMES = { suppresses: "boundary", related: "adjacent" }
const MAX_NEIGHBOURS = 15

const file = process.argv[2]
let skills
try {
  if (!file) throw new Error("usage: audit-manifest.mjs <skills.manifest.json>")
  const parsed = JSON.parse(readFileSync(file, "utf8"))
  skills = Array.isArray(parsed) ? parsed : parsed.skills
  if (!Array.isArray(skills)) throw new Error(`${file}: no "skills" list`)
  skills = skills.filter((skill) => typeof skill?.name === "string")
} catch (error) {
  console.error(error.message)
  process.exit(2)
}

const findings = []
const report = (level, code, text) => findings.push({ level, code, text })

const byName = new Map()
const byTail = new Map()
for (const skill of skills) {
  if (byName.has(skill.name)) report("error", "duplicate-name", `${skill.name} is defined more than once`)
  else byName.set(skill.name, skill)
  const parts = String(skill.path ?? "").split("/").filter((part) => part && part !== "SKILL.md")
  for (const tail of [parts.at(-1), parts.slice(-2).join("/")]) {
    if (tail) byTail.set(tail, [...(byTail.get(tail) ?? []), skill.name])
  }
}

function resolve(target) {
  if (byName.has(target)) return target
  const owners = new Set(byTail.get(target) ?? [])
  return owners.size === 1 ? [...owners][0] : owners.size > 1 ? "ambiguous" : null
}

function listEdges(skill, kind) {
  const relations = skill.relations ?? {}
  const items = relations[kind] ?? (OLD_NAMES[kind] ? relations[OLD_NAMES[kind]] : undefined) ?? []
  return (Array.isArray(items) ? items : [items])
    .map((item) => (typeof item === "string" ? { skill: item } : item))
    .filter((item) => typeof item?.skill === "string")
}

const targets = new Map(skills.map((skill) => [skill.name, new Map()]))
const neighbours = new Map(skills.map((skill) => [skill.name, new Set()]))
let edgeCount = 0

for (const skill of byName.values()) {
  for (const kind of KINDS) {
    const resolved = new Set()
    for (const edge of listEdges(skill, kind)) {
      edgeCount++
      const target = resolve(edge.skill)
      if (target === null) report("error", "dangling", `${kind}  ${skill.name} -> ${edge.skill}`)
      else if (target === "ambiguous") report("error", "ambiguous", `${kind}  ${skill.name} -> ${edge.skill}: write area/name`)
      else if (target === skill.name) report("warning", "self", `${kind}  ${skill.name} -> itself`)
      else {
        resolved.add(target)
        neighbours.get(skill.name).add(target)
        neighbours.get(target).add(skill.name)
        const seen = byName.get(target).version
        if (edge.min_version && seen && compareVersions(seen, edge.min_version) < 0) {
          report("warning", "too-old", `${skill.name} wants ${target} ${edge.min_version} or later, found ${seen}`)
        }
      }
    }
    targets.get(skill.name).set(kind, resolved)
  }
}

function compareVersions(a, b) {
  const [left, right] = [a, b].map((text) => String(text).split(".").map((part) => Number.parseInt(part, 10) || 0))
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

function fails(skill) {
  const health = skill.health ?? {}
  return (
    String(health.structural_verdict ?? "").toUpperCase() === "FAIL" ||
    String(health.truth_verdict ?? "").toUpperCase() === "BROKEN"
  )
}

for (const [name, kinds] of targets) {
  for (const target of kinds.get("suppresses") ?? []) {
    if (kinds.get("depends_on").has(target)) report("error", "contradiction", `${name} depends on and suppresses ${target}`)
    if (fails(byName.get(name))) report("warning", "unfireable", `suppresses  ${name} -> ${target}: ${name} is broken`)
  }
  for (const target of kinds.get("broader") ?? []) {
    if (!targets.get(target).get("narrower").has(name)) report("warning", "one-sided", `${name} has broader ${target}, which lacks narrower ${name}`)
  }
  for (const target of kinds.get("narrower") ?? []) {
    if (!targets.get(target).get("broader").has(name)) report("warning", "one-sided", `${name} has narrower ${target}, which lacks broader ${name}`)
  }
  for (const target of kinds.get("disjoint_with") ?? []) {
    if (LOADING.some((kind) => kinds.get(kind).has(target))) report("warning", "contradiction", `${name} loads and excludes ${target}`)
  }
  const degree = neighbours.get(name).size
  if (degree === 0) report("remark", "isolated", name)
  if (degree > MAX_NEIGHBOURS) report("remark", "overloaded", `${name} is linked with ${degree} others`)
}

// Strongly connected components of depends_on (Tarjan, with a stack of its own so that long chains cannot overflow).
const index = new Map()
const low = new Map()
const onPath = new Set()
const path = []
for (const root of targets.keys()) {
  if (index.has(root)) continue
  const work = [{ name: root, rest: null }]
  while (work.length > 0) {
    const frame = work.at(-1)
    if (frame.rest === null) {
      index.set(frame.name, index.size)
      low.set(frame.name, index.get(frame.name))
      path.push(frame.name)
      onPath.add(frame.name)
      frame.rest = [...(targets.get(frame.name)?.get("depends_on") ?? [])]
    }
    const next = frame.rest.pop()
    if (next !== undefined) {
      if (!index.has(next)) work.push({ name: next, rest: null })
      else if (onPath.has(next)) low.set(frame.name, Math.min(low.get(frame.name), index.get(next)))
      continue
    }
    work.pop()
    const parent = work.at(-1)
    if (parent) low.set(parent.name, Math.min(low.get(parent.name), low.get(frame.name)))
    if (low.get(frame.name) !== index.get(frame.name)) continue
    const members = path.splice(path.indexOf(frame.name))
    for (const member of members) onPath.delete(member)
    if (members.length > 1) report("error", "cycle", `depends_on among ${members.sort().join(", ")}`)
  }
}

const ORDER = ["error", "warning", "remark"]
findings.sort((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level) || (a.code + a.text < b.code + b.text ? -1 : 1))
const counts = ORDER.map((level) => `${findings.filter((finding) => finding.level === level).length} ${level}s`)
console.log(`${file} · ${byName.size} skills · ${edgeCount} edges`)
console.log(counts.join(" · "))
for (const { level, code, text } of findings) console.log(`${level.padEnd(8)} ${code.padEnd(14)} ${text}`)
process.exitCode = findings.some((finding) => finding.level === "error") ? 1 : 0
