// The libSQL driver adapter, with its transactions put right. As it comes, @libsql/client drops its connection at every
// transaction (two file descriptors and 0.2 MB lost each, settings gone with it), and the adapter opens transactions
// that may read before they lock, which fail at once when another process writes in between. Here every transaction
// runs on the one connection and takes the write lock first. That is safe: the adapter holds a mutex all the while.
import type { Client, Config, InStatement, Transaction } from "@libsql/client"
import { createClient } from "@libsql/client"
import { PrismaLibSql } from "@prisma/adapter-libsql"

/** How long a statement waits for another process's write, in ms. The driver blocks the event loop meanwhile. */
const BUSY_TIMEOUT_MS = 5000

export class SqliteAdapterFactory extends PrismaLibSql {
  constructor(url: string) {
    super({ url, timeout: BUSY_TIMEOUT_MS, intMode: "bigint" })
  }

  override createClient(config: Config): Client {
    const client = createClient(config)
    let isPrepared = false
    const execute = client.execute.bind(client) as (statement: InStatement) => ReturnType<Client["execute"]>

    /** An acknowledged write outlives a power cut: FULL syncs the log at each commit. */
    async function prepare(): Promise<void> {
      if (isPrepared) return
      isPrepared = true
      await execute("PRAGMA synchronous=FULL")
    }

    client.execute = async (statement: InStatement) => {
      await prepare()
      return execute(statement)
    }

    client.transaction = async (): Promise<Transaction> => {
      await prepare()
      await execute("BEGIN IMMEDIATE")
      let isOpen = true
      async function end(sql: "COMMIT" | "ROLLBACK"): Promise<void> {
        if (!isOpen) return
        // A COMMIT that fails leaves the transaction open, so that the rollback that follows still ends it.
        await execute(sql)
        isOpen = false
      }
      return {
        execute: (statement: InStatement) => execute(statement),
        batch: () =>
          Promise.reject(new Error("A batch inside a transaction would end it: run the statements one by one.")),
        executeMultiple: () =>
          Promise.reject(new Error("A script inside a transaction would end it: run the statements one by one.")),
        commit: () => end("COMMIT"),
        rollback: () => end("ROLLBACK"),
        close: () => void end("ROLLBACK"),
        get closed() {
          return !isOpen
        },
      }
    }
    return client
  }
}
