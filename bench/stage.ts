import { openUploads } from '#foundation/uploads/server/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log/log.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { openPdfs } from '#platform/pdf/pdfs.ts'
import { loadDemo } from '#seeds/demo/load.ts'
import { allJobs } from '#server/features.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { type Served, serveProduct } from './processes.ts'

/** What every benchmark runs on: the demo catalogue on a real PostgreSQL, and the product serving it. */
export interface Stage {
  product: Served
  database: Database
  databaseUrl: string
  stop(): Promise<void>
}

export async function openStage(): Promise<Stage> {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('The benchmarks need a PostgreSQL.')
  const databaseUrl = await postgres.createDatabase()
  const database = await openDatabase({ url: databaseUrl, poolSize: 2 })
  await migrate(database, 'migrations')
  await openQueues(database)
  await loadDemo(database.db, { now: new Date(), mode: 'development' })
  // Without statistics, the planner could change a plan in the middle of a comparison.
  await database.db.execute('analyze')
  const product = await serveProduct(databaseUrl)
  return {
    product,
    database,
    databaseUrl,
    async stop() {
      await product.stop()
      await database.close()
      await postgres.stop()
    },
  }
}

/** Jobs notify people of what the demo does; they need their queues. No job runs here. */
async function openQueues(database: Database): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test' })
  const [uploads, pdfs] = [openUploads(config.storage), openPdfs()]
  const parts = { config, clock: systemClock, mailer: createMailer(config.mail), uploads, pdfs }
  await openJobs({ database, log: createLog('silent') }, allJobs(parts))
  await uploads.close()
  await pdfs.close()
}
