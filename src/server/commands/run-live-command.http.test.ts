import { expect, it } from 'vitest'
import { schemaVersionOf } from '#platform/db/migrate.ts'
import { openEmptyDatabase, withoutPostgres } from '#tests/support/test-database.ts'
import { CommandRefused } from './commands.errors.ts'
import { runLiveCommand } from './run-live-command.ts'

it.skipIf(withoutPostgres())(
  'a grant refuses a database that Pankh never started with, and leaves it empty',
  async () => {
    const { database, drop } = await openEmptyDatabase()
    const silent = { say: () => undefined, complain: () => undefined }
    const granted = runLiveCommand(
      { db: database.db, storage: {} as never },
      { name: 'grant', email: 'asha@example.org' },
      silent,
    )
    await expect(granted).rejects.toThrow(
      new CommandRefused('This database is empty: start Pankh with it first.'),
    )
    expect(await schemaVersionOf(database.db)).toBeUndefined()
    await database.close()
    await drop()
  },
)
