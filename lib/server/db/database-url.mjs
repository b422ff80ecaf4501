// @ts-check
// Where the database is. Plain JavaScript: the start script and the migration run before anything is compiled.
import path from "node:path"

/** @typedef {"sqlite" | "postgresql"} DatabaseProvider */

/**
 * Folder for everything the product writes: `TOWER_DATA_DIR`, else `data` beside package.json.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} root Folder of package.json.
 */
export function findDataDir(env, root) {
  return path.resolve(root, env.TOWER_DATA_DIR || "data")
}

/**
 * `DATABASE_URL`, else the SQLite file `tower.db` in the data folder. File URLs come out absolute.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} root Folder of package.json.
 */
export function findDatabaseUrl(env, root) {
  const url = env.DATABASE_URL || `file:${path.join(findDataDir(env, root), "tower.db")}`
  return findProvider(url) === "sqlite" ? `file:${path.resolve(root, findDatabaseFile(url))}` : url
}

/**
 * @param {string} url
 * @returns {DatabaseProvider}
 */
export function findProvider(url) {
  if (/^postgres(ql)?:\/\//.test(url)) return "postgresql"
  if (url.startsWith("file:")) return "sqlite"
  throw new Error(
    `DATABASE_URL must begin with file: (SQLite) or postgresql: (PostgreSQL); it begins with "${url.split(":")[0]?.slice(0, 20)}:".`,
  )
}

/**
 * The path in a `file:` URL, which may be relative.
 * @param {string} url
 */
export function findDatabaseFile(url) {
  const file = url.replace(/^file:(\/\/)?/, "").replace(/\?.*$/, "")
  if (file === "" || file === ":memory:")
    throw new Error(`DATABASE_URL must name a file, such as file:./data/tower.db; it is "${url}".`)
  return file
}

/**
 * The database as a message may name it: never with a password.
 * @param {string} url
 */
export function formatDatabase(url) {
  if (findProvider(url) === "sqlite") return findDatabaseFile(url)
  const { host, pathname } = new URL(url)
  return `postgresql://${host}${pathname}`
}
