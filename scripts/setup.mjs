// Makes what a clone lacks and nothing else: packages, database clients, the command, and (--build) the product.
// Free of dependencies: on a fresh clone it is the first thing that runs.
import fs from "node:fs"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { MADE } from "./setup/generated.mjs"
import { withSetupLock } from "./setup/lock.mjs"
import { arePackagesInstalled, installPackages } from "./setup/packages.mjs"
import { ROOT } from "./setup/root.mjs"
import { main, step } from "./setup/run.mjs"
import { hashInputs, isStamped, removeStamp, writeStamp } from "./setup/stamp.mjs"

function isMade({ stamp, present, inputs }) {
  return present.every((file) => fs.existsSync(path.join(ROOT, file))) && isStamped(stamp, hashInputs(inputs))
}

function listUnmade(isBuilding) {
  const wanted = [MADE.prisma, ...(fs.existsSync(path.join(ROOT, "scripts/build-cli.mjs")) ? [MADE.command] : [])]
  if (isBuilding) wanted.push(MADE.build)
  return wanted.filter((made) => !isMade(made))
}

/** @param {{ isBuilding: boolean }} options whether the product itself is built too */
export async function setUp({ isBuilding }) {
  process.chdir(ROOT)
  if (arePackagesInstalled() && listUnmade(isBuilding).length === 0) return
  await withSetupLock(async () => {
    if (!arePackagesInstalled())
      await step("Install the packages (a first time takes about half a minute)", installPackages)
    for (const made of listUnmade(isBuilding)) {
      // Hashed before: a file that changes while it is being read must lead to another run, not to a wrong stamp.
      const hash = hashInputs(made.inputs)
      removeStamp(made.stamp)
      await step(made.name, made.make)
      fs.mkdirSync(path.dirname(path.join(ROOT, made.stamp)), { recursive: true })
      writeStamp(made.stamp, hash)
    }
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await main(() => setUp({ isBuilding: process.argv.includes("--build") }))
