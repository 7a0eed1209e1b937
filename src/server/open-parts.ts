import { systemClock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createLog } from '#platform/log/log.ts'
import type { Parts } from './build-app.ts'

/** Opens what a process needs: its log, and the database brought forward to this version. */
export async function openParts(config: Config): Promise<Parts> {
  const log = createLog(config.log.level)
  const { url, folder, poolSize } = config.database
  const database = await openDatabase(url === undefined ? { folder } : { url, poolSize })
  try {
    await migrate(database, 'migrations')
  } catch (error) {
    await database.close()
    throw error
  }
  return { config, log, database, clock: systemClock }
}
