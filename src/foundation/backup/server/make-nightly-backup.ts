import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { HOUR_MS } from '#contract/durations.ts'
import { HOME_ZONE, homeDay } from '#contract/product.ts'
import type { JobParts } from '#foundation/feature.ts'
import { backupName, isThere, removeNightlyParts, removeOldBackups } from '#platform/backup/backup-folder.ts'
import { makeBackup } from '#platform/backup/make-backup.ts'
import type { Config } from '#platform/config/config.ts'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'

export const BACKUP_JOB = 'make-backup'
/** Generous for large installations, whose files take longest. */
const TIME_LIMIT_SECONDS = 6 * 60 * 60

/** Writes a backup each night, and deletes the oldest once the new one is complete. */
export function makeNightlyBackup(
  { folder, hour, keep }: NonNullable<Config['backup']>,
  { clock, config, uploads: { storage } }: Pick<JobParts, 'clock' | 'config' | 'uploads'>,
): HandledJob {
  const job = defineJob({
    name: BACKUP_JOB,
    payload: z.object({}),
    cron: { pattern: `0 ${hour} * * *`, timezone: HOME_ZONE },
    timeLimit: TIME_LIMIT_SECONDS,
  })
  return handledBy(job, async (db, _payload, { addedAt, log }) => {
    const now = clock.now()
    // Named by the day on which it was due: a retry after midnight, or one that was missed and is made at the next
    // start, must not take the name of the next night's.
    const name = backupName(homeDay(new Date(addedAt.getTime() - hour * HOUR_MS)))
    const path = join(folder, name)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // A run that counted as lost may have completed it.
      if (await isThere(path)) return
      await removeNightlyParts(folder, now)
      const { files, rows } = await onItsOwn(config, db, (own) =>
        makeBackup({ db: own, storage }, { path, now }),
      )
      const removed = await removeOldBackups(folder, keep)
      log.info({ backup: name, tables: Object.keys(rows).length, files, removed }, 'backup made')
    } catch (err) {
      log.error({ err, backup: name }, 'backup failed')
      throw err
    }
  })
}

/** On a server, uses a separate connection: those of the pool are for people. */
async function onItsOwn<T>(config: Config, db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const { url } = config.database
  if (url === undefined) return work(db)
  const own = await openDatabase({ url, poolSize: 1 })
  try {
    return await work(own.db)
  } finally {
    await own.close()
  }
}
