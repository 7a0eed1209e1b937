import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadStartingWords } from '#foundation/search-words/server/index.ts'
import { openBackup } from '#platform/backup/backup-reader.ts'
import { makeBackup } from '#platform/backup/make-backup.ts'
import { moveDatabase } from '#platform/backup/move-database.ts'
import { prepareTables } from '#platform/backup/prepare-tables.ts'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { readConfig } from '#platform/config/config.ts'
import { atOneMoment, digestOf, type TableDigest } from '#platform/db/copy/read-rows.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log/log.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { newKey, type Storage } from '#platform/storage/storage.ts'
import { loadDemo } from '#seeds/demo/load.ts'
import { startS3 } from '#tests/support/local-s3.ts'
import {
  openEmptyDatabase,
  openTestDatabase,
  type TestDatabase,
  withoutPostgres,
} from '#tests/support/test-database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { allJobs } from './features.ts'

async function digests({ db }: Database): Promise<Record<string, TableDigest>> {
  return atOneMoment(db, async (tx, tables) => {
    const all: Record<string, TableDigest> = {}
    for (const table of tables) all[table.name] = await digestOf(tx, table)
    return all
  })
}

async function filesOf(storage: Storage): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for await (const { key } of storage.list()) files[key] = (await buffer(await storage.get(key))).toString()
  return files
}

async function restore(path: string, into: { database: Database; storage: Storage }): Promise<void> {
  const backup = await openBackup(path)
  await prepareTables(into.database, backup.head, 'migrations')
  await restoreBackup(into, backup, 'migrations')
  await backup.close()
}

describe.skipIf(withoutPostgres())('the drill with the whole demo', () => {
  const ends: (() => unknown)[] = []
  let folder = ''
  let server: TestDatabase
  let storage: Storage
  let laptop: Database
  let before: Record<string, TableDigest>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pankh-drill-'))
    server = await openTestDatabase()
    laptop = await openDatabase({ folder: undefined })
    const s3 = await startS3()
    storage = openStorage(s3.address)
    ends.push(
      () => rm(folder, { recursive: true }),
      s3.stop,
      () => laptop.close(),
      server.drop,
      () => server.database.close(),
    )
    ends.push(() => storage.close())
    const parts = { config: readConfig({ NODE_ENV: 'test' }), uploads: {} }
    await openJobs({ database: server.database, log: createLog('silent') }, allJobs(parts as never))
    await loadDemo(server.database.db, { now: TEST_NOW, mode: 'test' })
    for (const words of ['a worksheet', 'a film']) {
      await storage.put(newKey('files'), Readable.from([Buffer.from(words)]), {
        size: words.length,
        type: 'text/plain',
      })
    }
    before = await digests(server.database)
  })
  afterAll(async () => {
    for (const end of ends.reverse()) await end()
  })

  it('takes a server with a bucket to a laptop with a folder, every row and file the same', async () => {
    const path = join(folder, 'of-the-server.tar')
    await makeBackup({ db: server.database.db, storage }, { path, now: TEST_NOW })
    const files = openStorage({ kind: 'folder', folder: join(folder, 'files') })
    await restore(path, { database: laptop, storage: files })
    // The laptop's first start doesn't count as a new installation, which would add synonyms.
    await loadStartingWords(laptop.db)
    expect(await digests(laptop)).toEqual(before)
    expect(Object.values(before).reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(10_000)
    expect(await filesOf(files)).toEqual(await filesOf(storage))
    expect(Object.values(await filesOf(files)).toSorted()).toEqual(['a film', 'a worksheet'])
  })

  it('moves the laptop’s database to another server, and says what was checked', async () => {
    const other = await openEmptyDatabase()
    ends.push(other.drop, () => other.database.close())
    const lines: string[] = []
    await moveDatabase({
      from: laptop,
      to: other.database,
      migrations: 'migrations',
      say: (line) => void lines.push(line),
    })
    expect(await digests(other.database)).toEqual(before)
    expect(lines).toContain(`public.users: ${before['public.users']?.rows}`)
    expect(lines.at(-1)).toMatch(/^Checked: \d+ tables with \d+ rows, the same in both databases\.$/)
  })

  it('puts a laptop’s backup onto the server again', async () => {
    const path = join(folder, 'of-the-laptop.tar')
    await makeBackup({ db: laptop.db, storage }, { path, now: TEST_NOW })
    await server.database.runSql('update users set first_name = $1', ['changed'])
    expect(await digests(server.database)).not.toEqual(before)
    await restore(path, { database: server.database, storage })
    expect(await digests(server.database)).toEqual(before)
  })
})
