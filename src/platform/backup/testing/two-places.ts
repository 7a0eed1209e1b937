import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { emptyDatabase } from '#tests/support/empty-database.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { atOneMoment, digestOf } from '../../db/copy/read-rows.ts'
import type { Database } from '../../db/database.ts'
import { prepareJobTables } from '../../jobs/jobs.ts'
import { openFolder } from '../../storage/folder-storage.ts'
import { newKey, type Storage } from '../../storage/storage.ts'
import { openBackup } from '../backup-reader.ts'
import { makeBackup } from '../make-backup.ts'
import { prepareTables } from '../prepare-tables.ts'
import { restoreBackup } from '../restore-backup.ts'

export const MIGRATIONS = 'migrations'

/** Rows of each table and contents of all files, to compare two places. */
export async function contentsOf({ database, storage }: Place) {
  const digests = await atOneMoment(database.db, async (tx, tables) => {
    const all: Record<string, unknown> = {}
    for (const table of tables) all[table.name] = await digestOf(tx, table)
    return all
  })
  const files: Record<string, string> = {}
  for await (const { key } of storage.list())
    files[key] = (await buffer(await storage.get(key))).toString('base64')
  return { digests, files }
}

export interface Place {
  database: Database
  storage: Storage
}

/** Two databases with storages, empty before each test, to back up one into the other. */
export function twoPlaces() {
  const opened: TestDatabase[] = []
  let folder = ''
  let from: Place
  let to: Place
  const place = (name: string, database: Database): Place => ({
    database,
    storage: openFolder(join(folder, name)),
  })
  const put = async ({ storage }: Place, words: string) => {
    const key = newKey('files')
    await storage.put(key, Readable.from([Buffer.from(words)]), { size: words.length, type: 'text/plain' })
    return key
  }
  const file = () => join(folder, 'backup.tar')
  const back = (of = from, path = file()) =>
    makeBackup({ db: of.database.db, storage: of.storage }, { path, now: TEST_NOW })
  const restore = async (into = to, path = file()) => {
    const backup = await openBackup(path)
    try {
      await prepareTables(into.database, backup.head, MIGRATIONS)
      await restoreBackup(into, backup, MIGRATIONS)
    } finally {
      await backup.close()
    }
  }
  const addTag = ({ database }: Place, key: string) =>
    database.runSql(`insert into tags (key, name) values ('${key}', '{"en": "${key}"}')`)

  beforeAll(async () => {
    for (let at = 0; at < 2; at += 1) {
      const database = await openTestDatabase()
      opened.push(database)
      await prepareJobTables(database.database)
    }
  })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pankh-backup-'))
    const [one, two] = opened.map(({ database }) => database) as [Database, Database]
    await emptyDatabase(one.db)
    await emptyDatabase(two.db)
    from = place('files', one)
    to = place('restored', two)
  })
  afterEach(() => rm(folder, { recursive: true }))
  afterAll(async () => {
    for (const { database, drop } of opened) {
      await database.close()
      await drop()
    }
  })

  return {
    get from() {
      return from
    },
    get to() {
      return to
    },
    get folder() {
      return folder
    },
    /** Closed after the tests. */
    opened,
    place,
    put,
    file,
    back,
    restore,
    addTag,
  }
}
