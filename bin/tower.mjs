#!/usr/bin/env node
// The `tower` command. Runs the bundle in dist/tower, after making it again where its sources are newer, so that a clone needs no build
// step of its own. Plain JavaScript and nothing but Node: it must start in a few milliseconds and speak clearly where packages are missing.
import fs from "node:fs"
import path from "node:path"
import v8 from "node:v8"
import vm from "node:vm"

const ROOT = path.dirname(import.meta.dirname ?? ".")
const OUT = path.join(ROOT, "dist", "tower")
const argv = process.argv.slice(2)
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)

/** Scripts to keep compiled for the next start. */
const uncached = []

function fail(line) {
  fs.writeSync(2, `tower: ${line.replace(/\s*\n\s*/g, " ")}\n`)
  process.exit(2)
}

/** What `scripts/build-cli.mjs` wrote about its last build, or null where that is missing or older than a source. */
function readFreshBuild() {
  let built
  try {
    built = JSON.parse(fs.readFileSync(path.join(OUT, "built.json"), "utf8"))
  } catch {
    return null
  }
  for (const [file, mtimeMs, size] of built.inputs) {
    const stat = fs.statSync(path.join(ROOT, file), { throwIfNoEntry: false })
    if (stat === undefined || stat.mtimeMs !== mtimeMs || stat.size !== size) return null
  }
  const folder = path.join(OUT, built.folder)
  return fs.existsSync(folder) ? { folder, version: built.version } : null
}

async function build() {
  if (!fs.existsSync(path.join(ROOT, "node_modules", "esbuild"))) {
    fail(`the packages are not installed; run: npm install --prefix ${JSON.stringify(ROOT)}`)
  }
  fs.writeSync(2, "tower: building the command (once after a change)…\n")
  const { buildCli } = await import("../scripts/build-cli.mjs")
  try {
    return await buildCli()
  } catch (error) {
    if (!["EACCES", "EPERM", "EROFS"].includes(error.code)) {
      const mend = /Could not resolve/.test(error.message) ? `run npm install in ${ROOT}` : "mend that file"
      return fail(`the command cannot be built: ${error.message}; ${mend}`)
    }
  }
  const { tmpdir } = await import("node:os")
  const out = fs.mkdtempSync(path.join(tmpdir(), "tower-"))
  process.on("exit", () => fs.rmSync(out, { recursive: true, force: true }))
  fs.writeSync(2, `tower: ${OUT} cannot be written; building for this run only\n`)
  return buildCli({ out })
}

/** Runs one bundle, compiled code from an earlier run at hand: V8 then parses only what it has not seen. */
function load(folder, name) {
  const file = path.join(folder, `${name}.cjs`)
  const cacheFile = `${file}.${process.version}-${process.arch}.${cacheFlavour()}`
  let cachedData
  try {
    cachedData = fs.readFileSync(cacheFile)
  } catch {
    // The first run of this kind.
  }
  const source = `(function (exports, require, module) {${fs.readFileSync(file, "utf8")}\n})`
  const script = new vm.Script(source, { filename: file, cachedData })
  if (cachedData === undefined || script.cachedDataRejected) uncached.push({ script, cacheFile })
  const module = { exports: {} }
  script.runInThisContext()(module.exports, (id) => process.getBuiltinModule(id), module)
  return module.exports
}

/** Only functions that ran are kept compiled, and which those are depends on the command and on where the library comes from. */
function cacheFlavour() {
  const command = argv.find((argument) => /^[a-z]+$/.test(argument)) ?? "none"
  const source = argv.some((argument) => /^--manifest(=|$)/.test(argument)) ? "manifest" : "folders"
  return `${["route", "why", "lint", "graph", "map"].includes(command) ? command : "other"}-${source}`
}

function keepCompiled() {
  for (const { script, cacheFile } of uncached) {
    const draft = `${cacheFile}.${process.pid}`
    try {
      fs.writeFileSync(draft, script.createCachedData())
      fs.renameSync(draft, cacheFile)
    } catch {
      // A folder that cannot be written only costs the next run some milliseconds.
    }
  }
}

if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} is too old; install Node 20.19 or newer`)
}
// A run lasts a fraction of a second: optimising early costs more than it gives back (a quarter of the time to read a library for the first
// time), and long batches still reach it. Set before any bundle is loaded, since compiled code is kept for the flags it was made under.
// Versions beyond those may not know the flag, and would complain on stderr.
if (major <= 24) v8.setFlagsFromString("--interrupt-budget=1000000")

const { folder, version } = readFreshBuild() ?? (await build())
const { main } = load(folder, "main")
const code = await main({
  argv,
  version,
  load: (name) => load(folder, name),
  cacheFolder: path.join(folder, "libraries"),
})
keepCompiled()
process.exit(code)
