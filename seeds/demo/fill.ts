import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '#platform/config/config.ts'
import { endWithReason } from '#server/end-with-reason.ts'
import { closePartsOver, openParts } from '#server/open-parts.ts'
import { prepareDemo } from './prepare.ts'

async function fill(config: Config): Promise<void> {
  const parts = await openParts(config)
  await prepareDemo(parts)
  await closePartsOver(parts)
  await parts.database.close()
}

// Loads the demo catalogue and ends. A process keeps the memory that drawing its files takes, some 700 MB, so the one
// that serves is another.
try {
  const config = readConfig()
  const { url, folder } = config.database
  // Opening the embedded database takes a second and a half, which later starts are spared.
  const isThere = url === undefined && existsSync(join(folder, 'PG_VERSION'))
  if (!isThere) await fill(config)
} catch (error) {
  endWithReason(error)
}
