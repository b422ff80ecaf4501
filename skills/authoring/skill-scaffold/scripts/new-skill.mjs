#!/usr/bin/env node
// Lays down one new skill: <library>/<area>/<name>/{SKILL.md,audit-state.json}. Never overwrites.
//   node new-skill.mjs skills authoring incident-reports
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const [library, area, name] = process.argv.slice(2)
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

function fail(message) {
  console.error(message)
  process.exit(2)
}

if (!library || !area || !name) fail("usage: new-skill.mjs <library> <area> <name>")
for (const [what, text] of [
  ["area", area],
  ["name", name],
]) {
  if (!NAME.test(text) || text.length > 64) {
    fail(`${what} "${text}": use lower-case words of letters and digits joined by single hyphens, at most 64 characters`)
  }
}
if (!existsSync(library)) fail(`library folder "${library}" does not exist`)

const folder = join(library, area, name)
if (existsSync(folder)) fail(`"${folder}" exists already; nothing was written`)

const title = name.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase())
const today = new Date().toISOString().slice(0, 10)

const skill = `---
name: ${name}
description: >-
  FILL: Use when ... Covers ... Not for ...
license: MIT
version: 0.1.0
owner: FILL
stability: experimental
subject: ${area}
scope: FILL one line, where this skill begins and ends
triggers:
  - FILL a phrase people type as a whole
keywords:
  - FILL
examples:
  - FILL a real request that this skill must win
anti_examples:
  - FILL a request that it could steal and must not
relations: {}
---

# ${title}

FILL: the one idea that the rest follows from.

## Steps

1. FILL

## Check

- FILL how the reader can tell that it is done
`

const audit = {
  schema_version: 1,
  structural_verdict: "UNVERIFIED",
  truth_verdict: "UNVERIFIED",
  comprehension_verdict: "UNVERIFIED",
  application_verdict: "UNVERIFIED",
  eval_state: "unverified",
  routing_eval: "absent",
  last_changed: today,
  lifecycle: { stale_after_days: 180 },
}

mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, "SKILL.md"), skill, { flag: "wx" })
writeFileSync(join(folder, "audit-state.json"), `${JSON.stringify(audit, null, 2)}\n`, { flag: "wx" })
console.log(`made ${folder}; replace every FILL in SKILL.md`)
