// Opens a Prisma client for either provider. The SQLite client's types serve both: its API is the smaller of the two.
import { PrismaPg } from "@prisma/adapter-pg"
import { PrismaClient as PostgresClient } from "@/lib/generated/postgresql/client"
import { PrismaClient } from "@/lib/generated/sqlite/client"
import { findProvider } from "./database-url.mjs"
import { SqliteAdapterFactory } from "./sqlite-adapter"

export type Database = PrismaClient

/** The caller disconnects it. The schema must be there already (`migrate.mjs`). */
export function openDatabase(url: string, options: { maxConnections?: number } = {}): Database {
  if (findProvider(url) === "sqlite") return new PrismaClient({ adapter: new SqliteAdapterFactory(url) })
  const adapter = new PrismaPg({ connectionString: url, max: options.maxConnections ?? 10 })
  return new PostgresClient({ adapter }) as unknown as PrismaClient
}
