import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPeople } from '#foundation/accounts/testing/create-people.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { prepareJobTables } from '#platform/jobs/jobs.ts'
import { listeningNow } from '#tests/support/listening.ts'
import {
  isOnServer,
  openEmptyDatabase,
  type TestDatabase,
  withoutPostgres,
} from '#tests/support/test-database.ts'
import type { Output } from './output.ts'
import { restore } from './restore.ts'
import { runLiveCommand } from './run-live-command.ts'
import { withStored } from './with-stored.ts'

const silent: Output = { say: () => undefined, complain: () => undefined }

describe.skipIf(withoutPostgres())('a restore', () => {
  const opened: TestDatabase[] = []
  let folder = ''
  let [old, fresh]: Config[] = []
  const file = () => join(folder, 'backup.tar')
  const peopleIn = (config: Config | undefined) =>
    withStored(config as Config, async ({ database }) => {
      const { rows } = await database.runSql('select count(*)::int as people from users')
      return rows[0]?.people
    })
  const restoreInto = (config: Config | undefined, replaces: boolean) =>
    restore(config as Config, { file: file(), replaces }, silent)

  /** An unused database on a server, or the folder of an embedded one. */
  async function configured(name: string): Promise<Config> {
    const made = await openEmptyDatabase()
    opened.push(made)
    return readConfig({
      NODE_ENV: 'test',
      DATA_DIR: join(folder, name),
      ...(made.url ? { DATABASE_URL: made.url } : {}),
    })
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pankh-restore-'))
    old = await configured('old')
    fresh = await configured('fresh')
    await withStored(old, async ({ database, storage }) => {
      await migrate(database, 'migrations')
      await prepareJobTables(database)
      await createPeople(database.db, 2)
      await runLiveCommand({ db: database.db, storage }, { name: 'backup', file: file() }, silent)
    })
  })
  afterAll(async () => {
    for (const { database, drop } of opened) {
      await database.close()
      await drop()
    }
    await rm(folder, { recursive: true })
  })

  it('goes into a database that was never started', async () => {
    await restoreInto(fresh, false)
    expect(await peopleIn(fresh)).toBe(2)
  })

  it.runIf(isOnServer())('is refused while a process works on the database', async () => {
    const url = old?.database.url ?? ''
    const running = await openDatabase({ url, poolSize: 1 })
    // Like a process does when it starts.
    await running.listen(
      'pankh',
      () => undefined,
      () => undefined,
    )
    await expect(restoreInto(old, true)).rejects.toThrow(
      /^1 process works on this database\. Stop all of them/,
    )
    expect(await listeningNow(running.db)).toHaveLength(1)
    await running.close()
    const { database } = opened[0] as TestDatabase
    await vi.waitFor(async () => expect(await listeningNow(database.db)).toEqual([]), 10_000)
  })

  it('replaces accounts only where the operator says so', async () => {
    await withStored(old as Config, ({ database }) => createPeople(database.db, 1))
    await expect(restoreInto(old, false)).rejects.toThrow(/There are accounts in this database.*--replace/)
    expect(await peopleIn(old)).toBe(3)
    await restoreInto(old, true)
    expect(await peopleIn(old)).toBe(2)
  })
})
