import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { endWithReason } from '#server/end-with-reason.ts'

/** Runs as a separate process: starts, up to the migrations, on the server of the first argument. */
try {
  const database = await openDatabase({ url: process.argv[2] ?? '', poolSize: 1 })
  await migrate(database, 'migrations')
  await database.close()
} catch (error) {
  endWithReason(error)
}
