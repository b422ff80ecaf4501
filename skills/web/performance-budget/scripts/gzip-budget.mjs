#!/usr/bin/env node
// Compares gzip sizes of built files with budgets.
//   node gzip-budget.mjs dist/assets budgets.json
//   budgets.json: [{ "name": "scripts", "match": "\\.js$", "maxKb": 170 }]
// A file counts for every budget whose pattern matches its path. 1 kB = 1,000 bytes.
// Exit code: 0 within all budgets, 1 one is passed, 2 wrong usage.
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

function fail(message) {
  console.error(message)
  process.exit(2)
}

const [folder, budgetFile] = process.argv.slice(2)
if (!folder || !budgetFile) fail("usage: gzip-budget.mjs <folder> <budgets.json>")

let budgets
try {
  budgets = JSON.parse(readFileSync(budgetFile, "utf8"))
  if (!Array.isArray(budgets)) throw new Error("expected a list")
  for (const budget of budgets) {
    budget.pattern = new RegExp(budget.match)
    if (!(budget.maxKb > 0)) throw new Error(`"${budget.name}": maxKb must be a number above 0`)
  }
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`)
} catch (error) {
  fail(error.message)
}

function listFiles(relative) {
  return readdirSync(join(folder, relative), { withFileTypes: true }).flatMap((entry) => {
    const path = relative ? `${relative}/${entry.name}` : entry.name
    return entry.isDirectory() ? listFiles(path) : entry.isFile() ? [path] : []
  })
}

const sizes = listFiles("").map((path) => ({ path, bytes: gzipSync(readFileSync(join(folder, path))).length }))
let passed = false
for (const { name, pattern, maxKb } of budgets) {
  const matched = sizes.filter(({ path }) => pattern.test(path)).sort((a, b) => b.bytes - a.bytes)
  const totalKb = matched.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const over = totalKb > maxKb
  if (over) passed = true
  console.log(`${over ? "OVER" : "ok  "}  ${name}  ${totalKb.toFixed(1)} of ${maxKb} kB  (${matched.length} files)`)
  if (over) for (const { path, bytes } of matched.slice(0, 5)) console.log(`        ${(bytes / 1000).toFixed(1)} kB  ${path}`)
}
process.exit(passed ? 1 : 0)
