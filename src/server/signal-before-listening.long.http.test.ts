import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, it, vi } from 'vitest'
import { schemaVersionOf } from '#platform/db/migrate.ts'
import { startMain, waitingToMigrate } from '#tests/support/start-main.ts'
import { isOnServer, openEmptyDatabase, withoutPostgres } from '#tests/support/test-database.ts'

it.runIf(isOnServer() && !withoutPostgres())(
  'a process that is told to stop before it listens ends at once, and leaves the database as it was',
  async () => {
    const { database, url = '', drop } = await openEmptyDatabase()
    const { promise: otherMigrates, resolve: letGo } = Promise.withResolvers<void>()
    const held = database.underLock(() => otherMigrates)
    const DATA_DIR = await mkdtemp(join(inject('testFolder'), 'signal-'))
    const child = startMain({ DATABASE_URL: url, DATA_DIR })
    const ended = once(child, 'exit')
    await vi.waitFor(async () => expect(await waitingToMigrate(database.db)).toBe(1), 50_000)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    letGo()
    await held
    expect(await schemaVersionOf(database.db)).toBeUndefined()
    await database.close()
    await drop()
  },
)
