// Bundles the `tower` command into dist/tower: one script for the entry and one for each command, so that a run parses only what it uses.
// Safe while other processes build or run: a finished folder, named by its content, is moved into place and never changed.
import { createHash, randomUUID } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { build } from "esbuild"

const ROOT = path.dirname(import.meta.dirname)
const COMMANDS = ["route", "why", "lint", "graph", "map"]
/** Folders of earlier builds stay this long: a process may still be about to load from one. */
const KEEP_MS = 60 * 60 * 1000

/** Returns the folder to load from and the product's version. Throws an Error whose message is one line. */
export async function buildCli({ out = path.join(ROOT, "dist", "tower") } = {}) {
  const startedMs = Date.now()
  const { outputFiles, metafile } = await bundle()
  const hash = createHash("sha256")
  for (const { path: file, contents } of outputFiles) hash.update(`${path.basename(file)}\0`).update(contents)
  const name = hash.digest("hex").slice(0, 16)
  const folder = path.join(out, name)

  const draft = path.join(out, `.draft-${process.pid}-${randomUUID()}`)
  fs.mkdirSync(draft, { recursive: true })
  for (const { path: file, contents } of outputFiles) fs.writeFileSync(path.join(draft, path.basename(file)), contents)
  try {
    fs.renameSync(draft, folder)
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    // Another process made the same folder first.
    if (!fs.existsSync(folder)) throw error
  }

  const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, "package.json"), "utf8"))
  const built = { folder: name, version, inputs: listInputs(metafile, startedMs) }
  const note = `${draft}.json`
  fs.writeFileSync(note, JSON.stringify(built))
  fs.renameSync(note, path.join(out, "built.json"))
  prune(out, name)
  return { folder, version }
}

async function bundle() {
  try {
    return await build({
      absWorkingDir: ROOT,
      entryPoints: {
        main: "lib/cli/main.ts",
        ...Object.fromEntries(COMMANDS.map((name) => [name, `lib/cli/commands/${name}.ts`])),
      },
      outdir: path.join(ROOT, "dist", "tower"),
      outExtension: { ".js": ".cjs" },
      bundle: true,
      write: false,
      metafile: true,
      format: "cjs",
      platform: "node",
      target: "node20.19",
      // Names stay: a stack that a user sends in must be readable.
      minifyWhitespace: true,
      minifySyntax: true,
      legalComments: "none",
      // ES modules of a package are smaller, as what is unused can be left out of them.
      mainFields: ["module", "main"],
      // The guard is meant for browsers' bundles; here everything is a server.
      alias: { "server-only": path.join(ROOT, "scripts", "testing", "empty.ts") },
      logLevel: "silent",
    })
  } catch (error) {
    const [first] = error.errors ?? []
    if (!first) throw error
    const place = first.location ? `${first.location.file}:${first.location.line}: ` : ""
    throw new Error(`${place}${first.text}`)
  }
}

/** Path, mtime and size of everything the bundle was made from; of packages only npm's note of what is installed. */
function listInputs({ inputs }, startedMs) {
  const files = [
    ...Object.keys(inputs).filter((file) => !file.startsWith("node_modules/")),
    "node_modules/.package-lock.json",
    "package.json",
    "scripts/build-cli.mjs",
    "tsconfig.json",
  ]
  return files.sort().flatMap((file) => {
    const stat = fs.statSync(path.join(ROOT, file), { throwIfNoEntry: false })
    if (stat === undefined) return []
    // Changed while the bundle was made: which state was read is unknown, so the next start builds again.
    return [[file, stat.mtimeMs >= startedMs ? 0 : stat.mtimeMs, stat.size]]
  })
}

function prune(out, current) {
  for (const entry of fs.readdirSync(out)) {
    if (entry === current || entry === "built.json") continue
    const file = path.join(out, entry)
    const stat = fs.statSync(file, { throwIfNoEntry: false })
    if (stat && Date.now() - stat.mtimeMs > KEEP_MS) fs.rmSync(file, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await buildCli()
