// The arrows between the rooms, with what to do instead beside every violation.
// usage: node scripts/checks/boundaries.mjs [FOLDER]   (default: the project)
import fs from "node:fs"
import path from "node:path"
import { cruise } from "dependency-cruiser"
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config"

const PLACES = [
  "app",
  "bin",
  "components",
  "e2e",
  "lib",
  "scripts",
  "instrumentation.ts",
  "instrumentation-node.ts",
  "proxy.ts",
]

process.chdir(path.resolve(process.argv[2] ?? path.join(import.meta.dirname, "../..")))
const { default: config } = await import("../../.dependency-cruiser.mjs")
const { output } = await cruise(
  PLACES.filter((place) => fs.existsSync(place)),
  { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true },
  undefined,
  { tsConfig: extractTSConfig("tsconfig.json") },
)
const { totalCruised, violations } = output.summary
const comments = new Map(config.forbidden.map(({ name, comment }) => [name, comment]))

for (const { rule, from, to, cycle } of violations) {
  const way = cycle ? [from, ...cycle.map(({ name }) => name)].join(" → ") : `${from} → ${to}`
  console.log(`${rule.name}: ${way}\n  ${comments.get(rule.name)}`)
}
// A parser that reads nothing also finds nothing.
const engineModules = output.modules.filter(({ source }) => source.startsWith("lib/routing/")).length
if (engineModules === 0) console.log("No module of lib/routing was read: the check itself is broken.")
console.log(`${totalCruised} modules, ${violations.length} violations`)
process.exit(violations.length > 0 || engineModules === 0 ? 1 : 0)
