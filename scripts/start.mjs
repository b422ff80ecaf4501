// `npm start`: makes what is missing, then serves the product in this process until SIGINT or SIGTERM.
import { createServer } from "node:http"
import path from "node:path"
import { decideBinding } from "../lib/server/auth/bind-policy.mjs"
import { findDatabaseUrl, formatDatabase } from "../lib/server/db/database-url.mjs"
import { formatAddress, parseServeOptions } from "./setup/options.mjs"
import { checkPort, explainListenError } from "./setup/port.mjs"
import { ROOT } from "./setup/root.mjs"
import { formatSeconds, main, PlainError } from "./setup/run.mjs"
import { setUp } from "./setup.mjs"

/** How long open answers may take to end after a stop was asked for. */
const STOP_TIMEOUT_MS = 2000

await main(async () => {
  const options = parseServeOptions(process.argv.slice(2), process.env)
  if (options.isHelp) return console.log(options.usage)
  const { port, libraries } = options
  const binding = decideBinding({ ...process.env, HOST: options.host })
  if (!binding.ok) throw new PlainError(binding.message)
  const { host } = binding
  const database = nameDatabase()
  await checkPort(host, port)
  await setUp({ isBuilding: true })

  const startedAt = performance.now()
  await prepareDatabase()
  Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", HOST: host, PORT: String(port) })
  if (libraries.length > 0) process.env.TOWER_LIBRARIES = libraries.join(path.delimiter)
  const { default: next } = await import("next")
  const server = createServer()
  const app = next({ dev: false, dir: ROOT, hostname: host, port, httpServer: server })
  // Listened before it is ready, so that a port lost meanwhile is told; requests that come early wait.
  let setHandler
  const handler = new Promise((resolve) => {
    setHandler = resolve
  })
  server.on("request", async (request, response) => (await handler)(request, response))
  await listen(server, host, port)
  stopOnSignal(server, app)
  await app.prepare()
  setHandler(app.getRequestHandler())
  console.log(
    `Skill Tower is ready at ${formatAddress(host, port)} (started in ${formatSeconds(performance.now() - startedAt)}, data in ${database}). Ctrl+C stops it.`,
  )
})

function nameDatabase() {
  try {
    return formatDatabase(findDatabaseUrl(process.env, ROOT))
  } catch (error) {
    throw new PlainError(error.message)
  }
}

/** The server would do it too, but only after it has said that it is ready. */
async function prepareDatabase() {
  const { DatabaseRefusedError, migrateDatabase } = await import("../lib/server/db/migrate.mjs")
  try {
    const { database, applied, backup } = await migrateDatabase(
      findDatabaseUrl(process.env, ROOT),
      path.join(ROOT, "prisma"),
    )
    if (applied.length > 0) console.log(`Database ${database}: applied ${applied.join(", ")}`)
    if (backup) console.log(`The state before is kept in ${backup}`)
  } catch (error) {
    throw error instanceof DatabaseRefusedError ? new PlainError(error.message) : error
  }
}

async function listen(server, host, port) {
  await new Promise((resolve, reject) => {
    server.once("error", async (error) => reject((await explainListenError(error, host, port)) ?? error))
    server.listen({ host, port }, resolve)
  })
}

function stopOnSignal(server, app) {
  let isStopping = false
  async function stop() {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS).unref()
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    await closed
    await app.close().catch(() => {})
    process.exit(0)
  }
  process.on("SIGINT", stop)
  process.on("SIGTERM", stop)
}
