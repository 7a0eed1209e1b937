import { type Database, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { loadDemo } from '#seeds/demo/load.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { type Served, serveProduct } from './processes.ts'

/** What every benchmark plays on: the demo catalogue on a real PostgreSQL, and the product serving it. */
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
  await loadDemo(database.db, { now: new Date(), mode: 'development' })
  // Without statistics the planner would change its mind in the middle of a comparison.
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
