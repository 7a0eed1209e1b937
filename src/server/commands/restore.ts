import { BackupRefused } from '#platform/backup/backup.errors.ts'
import { openBackup } from '#platform/backup/backup-reader.ts'
import { prepareTables } from '#platform/backup/prepare-tables.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import type { Config } from '#platform/config/config.ts'
import { countProcesses } from '#platform/db/count-processes.ts'
import type { Database } from '#platform/db/database.ts'
import { isDatabaseUsed } from './is-database-used.ts'
import type { Output } from './output.ts'
import { withStored } from './with-stored.ts'

/**
 * @throws BackupRefused before any change; also if processes run, or the database has accounts and may not be replaced
 */
export async function restore(
  config: Config,
  { file, replaces }: { file: string; replaces: boolean },
  { say }: Output,
): Promise<void> {
  const backup = await openBackup(file)
  const { head, end } = backup
  const total = Object.values(end.rows).reduce((sum, count) => sum + count, 0)
  try {
    say(
      `${file} is whole: made ${head.made_at} by version ${head.version}, ${total} rows and ${end.files} files.`,
    )
    await withStored(config, async (stored) => {
      await expectStopped(stored.database)
      if (!replaces && (await isDatabaseUsed(stored.database.db)))
        throw new BackupRefused(
          'There are accounts in this database. Restore into a new, empty one, ' +
            'or add --replace to replace everything in it by the backup.',
        )
      await prepareTables(stored.database, head, 'migrations')
      await restoreBackup(stored, backup, 'migrations')
    })
  } finally {
    await backup.close()
  }
  say('Restored. You can start Pankh now.')
}

/** The embedded database is locked by its process; a server accepts everyone. */
async function expectStopped({ db, kind }: Database): Promise<void> {
  const processes = kind === 'postgres' ? await countProcesses(db) : 0
  if (processes > 0)
    throw new BackupRefused(
      `${processes} ${processes === 1 ? 'process works' : 'processes work'} on this database. Stop all of them ` +
        'first: what they write meanwhile would be lost, or mixed with the rows of the backup.',
    )
}
