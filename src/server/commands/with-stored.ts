import type { Config } from '#platform/config/config.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** What a backup is made from and restored into. */
export interface Stored {
  database: Database
  storage: Storage
}

/** Opens the database as it is, without migrations: a backup before an update must not begin with the update. */
export async function withStored<T>(config: Config, work: (stored: Stored) => Promise<T>): Promise<T> {
  const { url, folder } = config.database
  const database = await openDatabase(url === undefined ? { folder } : { url, poolSize: 2 })
  const storage = openStorage(config.storage.address)
  try {
    return await work({ database, storage })
  } finally {
    storage.close()
    await database.close()
  }
}
