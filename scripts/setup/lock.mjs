// One set-up at a time in a folder: two at once would write the same files.
import fs from "node:fs"
import path from "node:path"
import { ROOT } from "./root.mjs"
import { PlainError } from "./run.mjs"

const LOCK = path.join(ROOT, ".setup-lock")
const RETRY_MS = 200

function readOwner() {
  try {
    return Number(fs.readFileSync(LOCK, "utf8"))
  } catch {
    return null
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === "EPERM"
  }
}

function tryLock() {
  // Written apart and linked into place: the lock never exists without its owner's number.
  const draft = `${LOCK}-${process.pid}`
  fs.writeFileSync(draft, String(process.pid))
  try {
    fs.linkSync(draft, LOCK)
    return true
  } catch (error) {
    if (error.code === "EEXIST") return false
    throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

/** Runs `work` alone; a lock whose owner is gone does not count. */
export async function withSetupLock(work) {
  let isTold = false
  try {
    while (!tryLock()) {
      const owner = readOwner()
      if (owner !== null && !isAlive(owner)) {
        fs.rmSync(LOCK, { force: true })
        continue
      }
      if (!isTold) console.log(`Another start is setting up this folder (process ${owner}): waiting for it`)
      isTold = true
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  } catch (error) {
    if (!["EACCES", "EPERM", "EROFS"].includes(error.code)) throw error
    throw new PlainError(
      `This folder cannot be written (${error.code}): ${ROOT}. Copy Skill Tower to a folder of your own and run the command there.`,
    )
  }
  const unlock = () => fs.rmSync(LOCK, { force: true })
  process.once("exit", unlock)
  try {
    return await work()
  } finally {
    unlock()
    process.removeListener("exit", unlock)
  }
}
