// Opens a Prisma client for either provider. The SQLite client's types serve both: its API is the smaller of the two.
import { PrismaPg } from "@prisma/adapter-pg"
import { PrismaClient as PostgresClient } from "@/lib/generated/postgresql/client"
import { PrismaClient } from "@/lib/generated/sqlite/client"
import { findProvider } from "./database-url.mjs"
import { SqliteAdapterFactory } from "./sqlite-adapter"

export type Database = PrismaClient

const DEFAULT_CONNECTION_LIMIT = 10

/**
 * The caller disconnects it. The schema must be there already (`migrate.mjs`).
 * @param url A PostgreSQL URL may end in `?connection_limit=N` (10 unless said).
 */
export function openDatabase(url: string): Database {
  if (findProvider(url) === "sqlite") return new PrismaClient({ adapter: new SqliteAdapterFactory(url) })
  const limit = Number(new URL(url).searchParams.get("connection_limit") ?? DEFAULT_CONNECTION_LIMIT)
  const adapter = new PrismaPg({ connectionString: url, max: limit })
  return new PostgresClient({ adapter }) as unknown as PrismaClient
}
