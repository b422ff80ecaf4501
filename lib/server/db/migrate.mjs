// @ts-check
// Brings a database up to this program's migrations, all pending ones in one transaction that the database itself
// locks: two starts at once wait for each other, a kill at any moment leaves the old state, and a database that a newer
// program made is refused untouched. Plain JavaScript: it must load outside the bundle (the engine's .wasm breaks inside).
import fs from "node:fs"
import path from "node:path"
import { findDatabaseFile, findProvider, formatDatabase } from "./database-url.mjs"
import { applyMigrations, listMigrationNames } from "./schema-engine.mjs"

/** @typedef {import("./database-url.mjs").DatabaseProvider} DatabaseProvider */
/** @typedef {import("@prisma/driver-adapter-utils").SqlDriverAdapter} SqlDriverAdapter */
/** @typedef {"newer" | "unfinished" | "not-ours" | "busy" | "not-a-database" | "not-writable" | "not-reachable" | "failed"} RefusalCode */
/** @typedef {{ provider: DatabaseProvider, database: string, applied: string[], backup: string | null }} MigrationReport */

/** How long a start waits for another one that is migrating. */
const LOCK_TIMEOUT_MS = 30_000
const LOCK_RETRY_MS = 100
/** Any constant of our own: PostgreSQL advisory locks are named by number. */
const POSTGRES_LOCK_ID = 7_402_118_551

/** The database cannot be used as it is. The message is one line that says what to do. */
export class DatabaseRefusedError extends Error {
  /**
   * @param {RefusalCode} code
   * @param {string} message
   * @param {unknown} [cause]
   */
  constructor(code, message, cause) {
    super(message, { cause })
    this.name = "DatabaseRefusedError"
    this.code = code
  }
}

/**
 * Applies what is pending. Costs two short queries where nothing is.
 * @param {string} url As `findDatabaseUrl` returns it.
 * @param {string} prismaDir
 * @returns {Promise<MigrationReport>}
 * @throws {DatabaseRefusedError}
 */
export async function migrateDatabase(url, prismaDir) {
  const provider = findProvider(url)
  const names = listMigrationNames(provider, prismaDir)
  try {
    const done =
      provider === "sqlite" ? await migrateSqlite(url, names, prismaDir) : await migratePostgres(url, names, prismaDir)
    return { provider, database: formatDatabase(url), ...done }
  } catch (error) {
    throw error instanceof DatabaseRefusedError ? error : explainFailure(url, error)
  }
}

/**
 * @param {string} url
 * @param {readonly string[]} names
 * @param {string} prismaDir
 */
async function migrateSqlite(url, names, prismaDir) {
  const { createClient } = await import("@libsql/client")
  const file = findDatabaseFile(url)
  const isNew = !fs.existsSync(file)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  // Waiting is done here, in small steps: the driver waits by blocking the whole process.
  const client = createClient({ url, timeout: 0 })
  try {
    await waitWhileBusy(url, () => client.execute("PRAGMA journal_mode=WAL"))
    const seen = await waitWhileBusy(url, () => readHistory((sql) => readRows(client, sql), "sqlite"))
    if (listPending(url, seen, names).length === 0) return { applied: [], backup: null }

    // A table rebuild drops the old table; with foreign keys on that would delete the rows that point to it.
    await client.execute("PRAGMA foreign_keys=OFF")
    const transaction = await waitWhileBusy(url, () => client.transaction("write"))
    try {
      const pending = listPending(url, await readHistory((sql) => readRows(transaction, sql), "sqlite"), names)
      if (pending.length === 0) return { applied: [], backup: null }
      const backup = isNew || (await countTables(transaction)) === 0 ? null : await copyDatabase(url, file, pending)
      const applied = await applyMigrations("sqlite", prismaDir, await openTransactionAdapter(url, transaction))
      const broken = await readRows(transaction, "PRAGMA foreign_key_check")
      if (broken.length > 0) throw new Error(`${broken.length} rows would point to nothing`)
      await transaction.commit()
      return { applied, backup }
    } finally {
      transaction.close()
    }
  } finally {
    client.close()
  }
}

/**
 * The engine's view of an open transaction: it may run statements and scripts, and can neither commit nor close.
 * @param {string} url
 * @param {import("@libsql/client").Transaction} transaction
 * @returns {Promise<SqlDriverAdapter>}
 */
async function openTransactionAdapter(url, transaction) {
  const { PrismaLibSql } = await import("@prisma/adapter-libsql")
  const { createClient } = await import("@libsql/client")
  class TransactionFactory extends PrismaLibSql {
    /**
     * @override
     * @param {import("@libsql/client").Config} config
     * @returns {import("@libsql/client").Client}
     */
    createClient(config) {
      const client = createClient(config)
      client.close()
      client.execute = (/** @type {import("@libsql/client").InStatement} */ statement) => transaction.execute(statement)
      client.executeMultiple = (sql) => transaction.executeMultiple(sql)
      return client
    }
  }
  return new TransactionFactory({ url }).connect()
}

/**
 * A whole, consistent copy beside the database, made by SQLite while our transaction keeps writers out.
 * @param {string} url
 * @param {string} file
 * @param {readonly string[]} pending
 */
async function copyDatabase(url, file, pending) {
  const { createClient } = await import("@libsql/client")
  const backup = `${file}.before-${pending[0]}`
  fs.rmSync(backup, { force: true })
  const reader = createClient({ url, timeout: 5000 })
  try {
    await reader.execute({ sql: "VACUUM INTO ?", args: [backup] })
  } finally {
    reader.close()
  }
  return backup
}

/**
 * @param {{ execute(sql: string): Promise<import("@libsql/client").ResultSet> }} connection
 * @param {string} sql
 */
async function readRows(connection, sql) {
  return (await connection.execute(sql)).rows.map((row) => Array.from(row))
}

/** @param {import("@libsql/client").Transaction} transaction */
async function countTables(transaction) {
  const rows = await readRows(transaction, "SELECT count(*) FROM sqlite_master WHERE type = 'table'")
  return Number(rows[0]?.[0])
}

/**
 * @param {string} url
 * @param {readonly string[]} names
 * @param {string} prismaDir
 */
async function migratePostgres(url, names, prismaDir) {
  const { PrismaPg } = await import("@prisma/adapter-pg")
  // One connection: the lock, the transaction and the engine's statements must share it.
  const adapter = await new PrismaPg({ connectionString: url, max: 1 }).connect()
  /** @param {string} sql */
  const read = async (sql) => (await adapter.queryRaw({ sql, args: [], argTypes: [] })).rows
  // The adapter cuts scripts at every ";", also inside bodies and literals. Sent whole, the server reads them right.
  adapter.executeScript = async (sql) => void (await adapter.underlyingDriver().query(sql))
  try {
    if (listPending(url, await readHistory(read, "postgresql"), names).length === 0)
      return { applied: [], backup: null }
    await adapter.executeScript("BEGIN")
    try {
      await adapter.executeScript(`SELECT pg_advisory_xact_lock(${POSTGRES_LOCK_ID})`)
      const pending = listPending(url, await readHistory(read, "postgresql"), names)
      const applied = pending.length === 0 ? [] : await applyMigrations("postgresql", prismaDir, adapter)
      await adapter.executeScript("COMMIT")
      return { applied, backup: null }
    } catch (error) {
      await adapter.executeScript("ROLLBACK").catch(() => {})
      throw error
    }
  } finally {
    await adapter.dispose()
  }
}

/**
 * What the database says of its migrations: name and whether it finished. Empty where it never had any.
 * @param {(sql: string) => Promise<unknown[][]>} read
 * @param {DatabaseProvider} provider
 * @returns {Promise<{ name: string, isFinished: boolean }[]>}
 */
async function readHistory(read, provider) {
  const [table] = await read(
    provider === "sqlite"
      ? "SELECT count(*) FROM sqlite_master WHERE name = '_prisma_migrations'"
      : "SELECT count(*)::int FROM pg_tables WHERE tablename = '_prisma_migrations' AND schemaname = current_schema()",
  )
  if (Number(table?.[0]) === 0) return []
  const rows = await read(
    "SELECT migration_name, finished_at IS NOT NULL FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name",
  )
  return rows.map(([name, isFinished]) => ({ name: String(name), isFinished: Boolean(isFinished) }))
}

/**
 * @param {string} url
 * @param {readonly { name: string, isFinished: boolean }[]} history
 * @param {readonly string[]} names
 */
function listPending(url, history, names) {
  const database = formatDatabase(url)
  const unknown = history.find(({ name }) => !names.includes(name))
  if (unknown)
    throw new DatabaseRefusedError(
      "newer",
      `The database ${database} was written by a newer Skill Tower (it holds the migration ${unknown.name}) and was left untouched: update this program, or set TOWER_DATA_DIR to another folder.`,
    )
  const unfinished = history.find(({ isFinished }) => !isFinished)
  if (unfinished)
    throw new DatabaseRefusedError(
      "unfinished",
      `The database ${database} stopped inside the migration ${unfinished.name}: put its copy back (${database}.before-…), or set TOWER_DATA_DIR to another folder.`,
    )
  const applied = new Set(history.map(({ name }) => name))
  return names.filter((name) => !applied.has(name))
}

/**
 * @template T
 * @param {string} url
 * @param {() => Promise<T>} attempt
 * @returns {Promise<T>}
 */
async function waitWhileBusy(url, attempt) {
  const giveUpAt = Date.now() + LOCK_TIMEOUT_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!/SQLITE_BUSY|database is locked/.test(formatError(error))) throw error
      if (Date.now() > giveUpAt)
        throw new DatabaseRefusedError(
          "busy",
          `The database ${formatDatabase(url)} stayed locked by another program for ${LOCK_TIMEOUT_MS / 1000} s: stop that program, then start again.`,
          error,
        )
      await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_MS))
    }
  }
}

/**
 * @param {string} url
 * @param {unknown} error
 */
function explainFailure(url, error) {
  const database = formatDatabase(url)
  const seen = formatError(error)
  if (/P3005|is not empty/.test(seen))
    return new DatabaseRefusedError(
      "not-ours",
      `The database ${database} holds tables of another program and was left untouched: set DATABASE_URL to a database of its own.`,
      error,
    )
  if (/NOTADB|not a database|malformed/.test(seen))
    return new DatabaseRefusedError(
      "not-a-database",
      `${database} is not a readable SQLite database: move it away (a new one is made), or put a copy of it back.`,
      error,
    )
  if (/EACCES|EROFS|EPERM|ENOTDIR|EEXIST|READONLY|CANTOPEN|readonly|unable to open/i.test(seen))
    return new DatabaseRefusedError(
      "not-writable",
      `The database ${database} cannot be written: set TOWER_DATA_DIR to a folder that you can write.`,
      error,
    )
  if (
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|DatabaseNotReachable|AuthenticationFailed|DatabaseDoesNotExist/.test(
      seen,
    )
  )
    return new DatabaseRefusedError(
      "not-reachable",
      `The database ${database} cannot be reached: check DATABASE_URL, and that the server runs and lets you in.`,
      error,
    )
  return new DatabaseRefusedError(
    "failed",
    `The database ${database} could not be brought up to date and is as it was before: ${seen}`,
    error,
  )
}

/**
 * Everything an error of the drivers or the engine says, on one line.
 * @param {unknown} error
 * @returns {string}
 */
function formatError(error) {
  if (!(error instanceof Error)) return String(error)
  const code = "code" in error ? `${error.code} ` : ""
  const own = "cause" in error && error.cause && !(error.cause instanceof Error) ? JSON.stringify(error.cause) : ""
  const cause = error.cause instanceof Error ? ` (${formatError(error.cause)})` : own && ` ${own}`
  return `${code}${error.message}${cause}`.replace(/\s+/g, " ")
}
