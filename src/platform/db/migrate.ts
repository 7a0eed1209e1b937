import { sql } from 'drizzle-orm'
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { Database, Db } from './database.ts'
import { rows } from './query.ts'

/** A newer version ran its migrations here, so this one would not know the tables. */
export class DatabaseIsNewer extends Error {
  constructor() {
    super(
      'The database was migrated by a newer version of Pankh. Start that version or a later one, or restore a backup ' +
        'from before it was started.',
    )
    this.name = 'DatabaseIsNewer'
  }
}

/**
 * Brings the database forward to this version's tables. Safe to call from several processes at once.
 * @throws DatabaseIsNewer
 */
export async function migrate(database: Database, folder: string): Promise<void> {
  const config: MigrationConfig = { migrationsFolder: folder }
  const newestKnown = readMigrationFiles(config).at(-1)?.folderMillis ?? 0
  const run = database.kind === 'postgres' ? migrateServer : migrateEmbedded
  await database.underLock(async (db) => {
    if ((await selectNewestDone(db)) > newestKnown) throw new DatabaseIsNewer()
    await run(db as never, config)
  })
}

/** When the newest applied migration was written, in milliseconds; 0 for an empty database. */
async function selectNewestDone(db: Db): Promise<number> {
  const [found] = await rows<{ is_there: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  )
  if (!found?.is_there) return 0
  const [newest] = await rows<{ at: number }>(
    db,
    sql`select coalesce(max(created_at), 0)::float8 as at from drizzle.__drizzle_migrations`,
  )
  return newest?.at ?? 0
}
