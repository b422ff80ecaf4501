import path from "node:path"
import { parseArgs } from "node:util"
import { PlainError } from "./run.mjs"

const USAGE = `usage: npm start -- [--port 3000] [--host 127.0.0.1] [--library FOLDER]…

  --port N           port to serve on (or PORT)
  --host ADDRESS     address to listen on (or HOST); any but loopback needs a token, see README.md
  --library FOLDER   offer this folder as a library too; repeatable`

/** What `npm start` and `npm run dev` were asked. Flags win over the environment. */
export function parseServeOptions(args, env) {
  let values
  try {
    ;({ values } = parseArgs({
      args,
      options: {
        port: { type: "string" },
        host: { type: "string" },
        library: { type: "string", multiple: true },
        help: { type: "boolean", short: "h" },
      },
    }))
  } catch (error) {
    throw new PlainError(`${error.message.split(". ")[0]}. Options go after two dashes: npm start -- --port 4000`)
  }
  if (values.help) return { isHelp: true, usage: USAGE }
  const port = values.port ?? (env.PORT || "3000")
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new PlainError(
      `The port must be a number from 1 to 65535; it is "${port}". For example: npm start -- --port 4000`,
    )
  // npm runs scripts in the package's folder; relative paths are meant from where the person typed.
  const from = env.INIT_CWD ?? process.cwd()
  return {
    isHelp: false,
    port: Number(port),
    host: values.host ?? (env.HOST || "127.0.0.1"),
    libraries: (values.library ?? []).map((folder) => path.resolve(from, folder)),
  }
}

/** The address as a person opens it. */
export function formatAddress(host, port) {
  const name = ["127.0.0.1", "::1", "0.0.0.0", "::"].includes(host) ? "localhost" : host
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`
}
