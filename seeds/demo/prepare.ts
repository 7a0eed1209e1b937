import { rollUpMetrics } from '#foundation/metrics/server/index.ts'
import type { Parts } from '#server/build-app.ts'
import { features } from '#server/features.ts'
import { DatabaseNotEmpty, loadDemo } from './load.ts'

/**
 * Loads the demo catalogue into an empty database; a database that has events stays as it is. Of several processes that
 * start at once, one loads it and the others wait.
 */
export async function prepareDemo({ config, database, clock, log, uploads }: Parts): Promise<void> {
  try {
    await database.underLock((db) => loadDemo(db, { now: clock.now(), mode: config.mode, uploads }))
    await rollUpMetrics(database.db, { features, now: clock.now() })
    log.info('demo catalogue loaded')
  } catch (error) {
    if (!(error instanceof DatabaseNotEmpty)) throw error
    log.info('the database has events: demo catalogue not loaded')
  }
}
