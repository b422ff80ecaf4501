import "server-only"
import { getDatabase } from "../db/database"

/** Asks the database for nothing. Rejects where it does not answer. */
export async function pingDatabase(): Promise<void> {
  await getDatabase().$queryRaw`SELECT 1`
}
