// @ts-check
// Prisma's schema engine as WebAssembly over a driver adapter: no native binary and no download.
import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils"
import * as wasm from "@prisma/schema-engine-wasm/schema_engine_bg"

/** @typedef {import("./database-url.mjs").DatabaseProvider} DatabaseProvider */
/** @typedef {import("@prisma/driver-adapter-utils").SqlDriverAdapter} SqlDriverAdapter */
/** @typedef {import("@prisma/driver-adapter-utils").SqlMigrationAwareDriverAdapterFactory} AdapterFactory */

/** @type {readonly DatabaseProvider[]} */
export const PROVIDERS = ["sqlite", "postgresql"]

const NO_FILTERS = { externalTables: [], externalEnums: [] }

let isLoaded = false
function loadEngine() {
  if (isLoaded) return
  const folder = path.dirname(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm"))
  const module = new WebAssembly.Module(fs.readFileSync(path.join(folder, "schema_engine_bg.wasm")))
  const instance = new WebAssembly.Instance(module, { "./schema_engine_bg.js": wasm })
  wasm.__wbg_set_wasm(instance.exports)
  const start = instance.exports.__wbindgen_start
  if (typeof start === "function") start()
  isLoaded = true
}

/**
 * The files of a schema as the engine wants them: the provider's head, then the models.
 * @param {DatabaseProvider} provider
 * @param {string} prismaDir
 * @param {string} models Text of the models file.
 */
function buildSchemaFiles(provider, prismaDir, models) {
  const head = path.join(prismaDir, provider, "schema.prisma")
  return [
    { path: head, content: fs.readFileSync(head, "utf8") },
    { path: path.join(prismaDir, "models.prisma"), content: models },
  ]
}

/** @param {string} prismaDir */
export function readModels(prismaDir) {
  return fs.readFileSync(path.join(prismaDir, "models.prisma"), "utf8")
}

/**
 * Names of a provider's migrations, oldest first.
 * @param {DatabaseProvider} provider
 * @param {string} prismaDir
 */
export function listMigrationNames(provider, prismaDir) {
  return fs
    .readdirSync(path.join(prismaDir, provider, "migrations"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}

/**
 * @param {DatabaseProvider} provider
 * @param {string} prismaDir
 */
function readMigrations(provider, prismaDir) {
  const baseDir = path.join(prismaDir, provider, "migrations")
  return {
    baseDir,
    lockfile: {
      path: "migration_lock.toml",
      content: fs.readFileSync(path.join(baseDir, "migration_lock.toml"), "utf8"),
    },
    shadowDbInitScript: "",
    migrationDirectories: listMigrationNames(provider, prismaDir).map((name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: {
          tag: /** @type {const} */ ("ok"),
          value: fs.readFileSync(path.join(baseDir, name, "migration.sql"), "utf8"),
        },
      },
    })),
  }
}

/**
 * @param {DatabaseProvider} provider
 * @param {string} prismaDir
 * @param {SqlDriverAdapter} adapter
 */
async function openEngine(provider, prismaDir, adapter) {
  loadEngine()
  /** @type {AdapterFactory} */
  const factory = {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    connect: async () => adapter,
    connectToShadowDb: async () => adapter,
  }
  const files = buildSchemaFiles(provider, prismaDir, readModels(prismaDir))
  return wasm.SchemaEngine.new(
    { datamodels: files.map(({ path, content }) => [path, content]) },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  )
}

/**
 * Applies every pending migration over a connection that the caller opened, and closes.
 * @param {DatabaseProvider} provider
 * @param {string} prismaDir
 * @param {SqlDriverAdapter} adapter
 * @returns {Promise<string[]>} names of the applied migrations
 */
export async function applyMigrations(provider, prismaDir, adapter) {
  const engine = await openEngine(provider, prismaDir, adapter)
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: readMigrations(provider, prismaDir),
      filters: NO_FILTERS,
    })
    return appliedMigrationNames
  } finally {
    engine.free()
  }
}

/**
 * SQL that leads from one models text to another (`null`: from nothing); `null` where nothing changes. Needs no database.
 * @param {DatabaseProvider} provider
 * @param {string} prismaDir
 * @param {string | null} from
 * @param {string} to
 * @returns {Promise<string | null>}
 */
export async function diffModels(provider, prismaDir, from, to) {
  const engine = await openEngine(provider, prismaDir, createOfflineAdapter(provider))
  try {
    const { stdout, exitCode } = await engine.diff({
      from:
        from === null
          ? { tag: "empty" }
          : { tag: "schemaDatamodel", files: buildSchemaFiles(provider, prismaDir, from) },
      to: { tag: "schemaDatamodel", files: buildSchemaFiles(provider, prismaDir, to) },
      script: true,
      exitCode: true,
      filters: NO_FILTERS,
    })
    return exitCode === 0 ? null : (stdout ?? null)
  } finally {
    engine.free()
  }
}

/**
 * SQL that leads from what a database holds to the models; `null` where they agree.
 * @param {DatabaseProvider} provider
 * @param {string} prismaDir
 * @param {SqlDriverAdapter} adapter
 * @returns {Promise<string | null>}
 */
export async function diffDatabase(provider, prismaDir, adapter) {
  const engine = await openEngine(provider, prismaDir, adapter)
  const files = buildSchemaFiles(provider, prismaDir, readModels(prismaDir))
  try {
    const { stdout, exitCode } = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: prismaDir },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: true,
      filters: NO_FILTERS,
    })
    return exitCode === 0 ? null : (stdout ?? null)
  } finally {
    engine.free()
  }
}

/**
 * Stands in for a database while two models texts are compared: the engine asks one question, PostgreSQL's version.
 * @param {DatabaseProvider} provider
 * @returns {SqlDriverAdapter}
 */
function createOfflineAdapter(provider) {
  return {
    provider: provider === "postgresql" ? "postgres" : "sqlite",
    adapterName: "offline",
    getConnectionInfo: () => ({ schemaName: "public", supportsRelationJoins: true }),
    queryRaw: async () => ({
      columnNames: ["exists", "version", "numeric_version"],
      columnTypes: [5, 7, 0],
      rows: [[true, "PostgreSQL 15.0", 150000]],
    }),
    executeRaw: async () => 0,
    executeScript: async () => {},
    startTransaction: async () => {
      throw new Error("Comparing two models texts opens no transaction.")
    },
    dispose: async () => {},
  }
}
