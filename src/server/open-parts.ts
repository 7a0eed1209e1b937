import { loadStartingWords } from '#foundation/search-words/server/index.ts'
import { loadStartingTerms } from '#foundation/taxonomy/server/index.ts'
import { openUploads } from '#foundation/uploads/server/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log/log.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { openPdfs } from '#platform/pdf/pdfs.ts'
import type { Parts } from './build-app.ts'
import { endWithReason } from './end-with-reason.ts'
import { allJobs } from './features.ts'

/** Opens what a process needs: its log, the database migrated to this version, its jobs. */
export async function openParts(config: Config): Promise<Parts> {
  const { url, folder, poolSize } = config.database
  const log = createLog(config.log.level)
  const database = await openDatabase(
    url === undefined ? { folder, log, broke: endWithReason } : { url, poolSize, log },
  )
  try {
    return await openPartsOver(database, config)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The same with a database that is already open, and stays open. */
export async function openPartsOver(database: Database, config: Config): Promise<Parts> {
  const log = createLog(config.log.level)
  await migrate(database, 'migrations')
  await database.underLock(async (db) => {
    await loadStartingTerms(db)
    await loadStartingWords(db)
  })
  const mailer = createMailer(config.mail)
  const uploads = openUploads(config.storage)
  const pdfs = openPdfs()
  const handled = allJobs({ config, clock: systemClock, mailer, uploads, pdfs })
  const jobs = await openJobs({ database, log }, handled)
  return { config, log, database, clock: systemClock, jobs, uploads, pdfs }
}

/** Waits for running jobs, then closes everything except the database. */
export async function closePartsOver({ jobs, uploads, pdfs }: Parts): Promise<void> {
  await jobs.stop()
  await uploads.close()
  await pdfs.close()
}
