import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { endWithReason } from '#server/end-with-reason.ts'

/** Run as a process of its own: starts as far as the migrations on the server named first. */
try {
  const database = await openDatabase({ url: process.argv[2] ?? '', poolSize: 1 })
  await migrate(database, 'migrations')
  await database.close()
} catch (error) {
  endWithReason(error)
}
