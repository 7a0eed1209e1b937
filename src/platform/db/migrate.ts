import type { MigrationConfig } from 'drizzle-orm/migrator'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { Database } from './database.ts'

/** Brings the database forward to this version's tables. Safe to call from several processes at once. */
export async function migrate(database: Database, folder: string): Promise<void> {
  const config: MigrationConfig = { migrationsFolder: folder }
  const run = database.kind === 'postgres' ? migrateServer : migrateEmbedded
  await database.underLock((db) => run(db as never, config))
}
