import net from "node:net"
import { PlainError } from "./run.mjs"

/** One line for an address that cannot be listened on; `null` for errors of another kind. */
export async function explainListenError(error, host, port) {
  if (error.code === "EADDRINUSE") {
    const free = await findFreePort(host, port + 1)
    return new PlainError(
      `Port ${port} is in use by another program: stop that one, or take another port: npm start -- --port ${free}`,
    )
  }
  if (error.code === "EACCES")
    return new PlainError(`Port ${port} may not be opened by this user: take one above 1023: npm start -- --port 3000`)
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND" || error.code === "EAI_AGAIN")
    return new PlainError(`${host} is no address of this machine: set --host (or HOST) to one, such as 127.0.0.1.`)
  return null
}

/** @throws {PlainError} where the port cannot be opened now */
export async function checkPort(host, port) {
  const error = await tryListen(host, port)
  if (error !== null) throw (await explainListenError(error, host, port)) ?? error
}

export async function findFreePort(host, from) {
  for (let port = from; port < 65_536; port += 1) if ((await tryListen(host, port)) === null) return port
  throw new PlainError(`No port from ${from} on is free.`)
}

function tryListen(host, port) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once("error", resolve)
    server.listen({ host, port }, () => server.close(() => resolve(null)))
  })
}
