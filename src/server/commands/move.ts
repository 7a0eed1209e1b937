import { BackupRefused } from '#platform/backup/backup.errors.ts'
import { moveDatabase } from '#platform/backup/move-database.ts'
import type { Config } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { isDatabaseUsed } from './is-database-used.ts'
import type { Output } from './output.ts'

/**
 * Copies the rows of the embedded database to a PostgreSQL server; files stay where they are.
 * @throws BackupRefused, FolderIsLocked while a process runs, which would keep writing here
 */
export async function move(
  { database: { url, folder } }: Config,
  to: string,
  { say }: Output,
): Promise<void> {
  if (url !== undefined)
    throw new BackupRefused('DATABASE_URL is set. Unset it: the embedded database is what is moved.')
  const embedded = await openDatabase({ folder })
  try {
    const server = await openDatabase({ url: to, poolSize: 2 })
    try {
      if (await isDatabaseUsed(server.db))
        throw new BackupRefused(
          'There are accounts in the database on the server. Move into a new, empty one.',
        )
      await moveDatabase({ from: embedded, to: server, migrations: 'migrations', say })
    } finally {
      await server.close()
    }
  } finally {
    await embedded.close()
  }
  say('Moved. Set DATABASE_URL to it and start Pankh. The embedded database stays as it is.')
}
