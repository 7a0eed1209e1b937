import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, it, vi } from 'vitest'
import { rows } from '#platform/db/query.ts'
import { isOnServer, openEmptyDatabase, withoutPostgres } from '#tests/support/test-database.ts'

/** A process that another one keeps from migrating waits for its turn. */
const waitsForItsTurn = sql`select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`

it.runIf(isOnServer() && !withoutPostgres())(
  'a process that is told to stop before it listens ends at once, and leaves the database as it was',
  async () => {
    const { database, url = '', drop } = await openEmptyDatabase()
    const { promise: otherMigrates, resolve: letGo } = Promise.withResolvers<void>()
    const held = database.underLock(() => otherMigrates)
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        DATABASE_URL: url,
        DATA_DIR: await mkdtemp(join(inject('testFolder'), 'signal-')),
      },
    })
    const ended = once(child, 'exit')
    await vi.waitFor(async () => expect(await rows(database.db, waitsForItsTurn)).toHaveLength(1), 50_000)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    letGo()
    await held
    expect(await rows(database.db, sql`select from pg_tables where schemaname = 'public'`)).toEqual([])
    await database.close()
    await drop()
  },
)
