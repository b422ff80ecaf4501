import fs from "node:fs"
import path from "node:path"
import { ROOT } from "./root.mjs"
import { PlainError, run } from "./run.mjs"

function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(ROOT, file), "utf8")).packages
  } catch {
    return null
  }
}

/** Whether node_modules holds what package-lock.json asks for, by npm's own record of its last complete install. */
export function arePackagesInstalled() {
  const wanted = readLock("package-lock.json")
  const present = readLock("node_modules/.package-lock.json")
  if (wanted === null || present === null) return false
  return Object.entries(wanted).every(
    ([place, { version, optional, devOptional }]) =>
      place === "" || optional || devOptional || present[place]?.version === version,
  )
}

/** Installs exactly the lock file. Install scripts stay off: nothing here needs one, and none may run code unasked. */
export async function installPackages() {
  const args = [
    "ci",
    "--include=dev",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--prefer-offline",
    "--loglevel=error",
  ]
  const env = { NODE_ENV: "", npm_config_fetch_retry_mintimeout: "1000", npm_config_fetch_retry_maxtimeout: "5000" }
  const npm = process.env.npm_execpath
  const isNpm = npm !== undefined && /npm-cli\.c?js$/.test(npm)
  const { status, output } = isNpm
    ? await run(process.execPath, [npm, ...args], { env })
    : await run("npm", args, { env })
  if (status !== 0) throw explainInstallFailure(output)
}

function explainInstallFailure(output) {
  const code =
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/.exec(
      output,
    )?.[1]
  if (code)
    return new PlainError(
      `The packages could not be downloaded (${code}): check the network, or npm's proxy setting, and run the command again.`,
    )
  if (/\bENOSPC\b/.test(output))
    return new PlainError("The packages do not fit on this disk: free about 1.5 GB and run the command again.")
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output))
    return new PlainError(
      `The packages cannot be written to ${path.join(ROOT, "node_modules")}: make this folder your own and run the command again.`,
    )
  if (/can only install packages when your package\.json and package-lock\.json/.test(output))
    return new PlainError(
      "package.json and package-lock.json do not agree: run `npm install --ignore-scripts`, then the command again.",
    )
  return new PlainError(
    `${output.split("\n").slice(-30).join("\n")}\nThe packages could not be installed: npm says why above.`,
  )
}
