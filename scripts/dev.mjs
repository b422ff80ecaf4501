// `npm run dev`: makes what is missing, then serves the sources with reloading.
import { spawn } from "node:child_process"
import path from "node:path"
import { decideBinding } from "../lib/server/auth/bind-policy.mjs"
import { formatAddress, parseServeOptions } from "./setup/options.mjs"
import { checkPort } from "./setup/port.mjs"
import { PROGRAMS, ROOT } from "./setup/root.mjs"
import { main, PlainError } from "./setup/run.mjs"
import { setUp } from "./setup.mjs"

await main(async () => {
  const options = parseServeOptions(process.argv.slice(2), process.env)
  if (options.isHelp) return console.log(options.usage)
  const { port, libraries } = options
  const binding = decideBinding({ ...process.env, HOST: options.host })
  if (!binding.ok) throw new PlainError(binding.message)
  const { host } = binding
  await checkPort(host, port)
  await setUp({ isBuilding: false })
  console.log(`Development server at ${formatAddress(host, port)}`)
  const child = spawn(process.execPath, [PROGRAMS.next, "dev", "-H", host, "-p", String(port)], {
    cwd: ROOT,
    stdio: "inherit",
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      HOST: host,
      PORT: String(port),
      ...(libraries.length > 0 ? { TOWER_LIBRARIES: libraries.join(path.delimiter) } : {}),
    },
  })
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal))
  child.on("exit", (status) => process.exit(status ?? 0))
})
