import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { emptyDatabase } from '#tests/support/empty-database.ts'
import {
  openEmptyDatabase,
  openTestDatabase,
  type TestDatabase,
  withoutPostgres,
} from '#tests/support/test-database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { atOneMoment, digestOf } from '../db/copy/read-rows.ts'
import type { Database } from '../db/database.ts'
import { migrate, schemaVersionOf, schemaVersionsIn } from '../db/migrate.ts'
import { enqueue } from '../jobs/enqueue.queries.ts'
import { defineJob, handledBy } from '../jobs/job.ts'
import { openJobs, prepareJobTables } from '../jobs/jobs.ts'
import { createLog } from '../log/log.ts'
import { openFolder } from '../storage/folder-storage.ts'
import { newKey, type Storage } from '../storage/storage.ts'
import { BackupRefused } from './backup.errors.ts'
import { openBackup } from './backup-reader.ts'
import { makeBackup } from './make-backup.ts'
import { prepareTables } from './prepare-tables.ts'
import { restoreBackup } from './restore-backup.ts'

const greet = defineJob({ name: 'greet', payload: z.object({ name: z.string() }) })
const MIGRATIONS = 'migrations'

/** Rows of each table and the contents of all files: two places with the same are the same. */
async function contentsOf({ database, storage }: Place) {
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

interface Place {
  database: Database
  storage: Storage
}

describe.skipIf(withoutPostgres())('a backup', () => {
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

  it('gives back every row, file and waiting job, and replaces what was there', async () => {
    const jobs = await openJobs({ database: from.database, log: createLog('silent') }, [
      handledBy(greet, async () => undefined),
    ])
    await jobs.stop()
    await addTag(from, 'sleep')
    await enqueue(from.database.db, greet, { name: 'Asha' })
    await put(from, 'a worksheet')
    await put(from, '')
    await addTag(to, 'older')
    const stays = await put(to, 'of somebody else')

    const made = await back()
    expect(made).toMatchObject({ rows: { 'public.tags': 1, 'pgboss.job': 1 }, files: 2, bytes_of_files: 11 })
    await restore()

    const [before, after] = [await contentsOf(from), await contentsOf(to)]
    expect(after.digests).toEqual(before.digests)
    expect(after.files).toEqual({
      ...before.files,
      [stays]: Buffer.from('of somebody else').toString('base64'),
    })
    const greeted: string[] = []
    const there = await openJobs({ database: to.database, log: createLog('silent') }, [
      handledBy(greet, async (_, { name }) => void greeted.push(name)),
    ])
    await there.runDue()
    expect(greeted).toEqual(['Asha'])
  })

  it('is made while others write, and has the rows of its first moment', async () => {
    await addTag(from, 'sleep')
    await put(from, 'a worksheet')
    const storage: Storage = {
      ...from.storage,
      async *list() {
        await addTag(from, 'later')
        yield* from.storage.list()
      },
    }
    expect((await back({ ...from, storage })).rows['public.tags']).toBe(1)
    expect(
      (await atOneMoment(from.database.db, (tx, tables) => digestOf(tx, find(tables, 'public.tags')))).rows,
    ).toBe(2)
  })

  it('leaves out a file that is deleted meanwhile', async () => {
    const key = await put(from, 'a worksheet')
    const storage: Storage = {
      ...from.storage,
      async *list() {
        yield* from.storage.list()
        yield { key: newKey('files'), size: 3 }
      },
    }
    expect((await back({ ...from, storage })).files).toBe(1)
    await restore()
    expect(await to.storage.exists(key)).toBe(true)
  })

  it('is a file for its owner alone that tar can read and sha256sum can check', async () => {
    await put(from, 'a worksheet')
    await back()
    const run = promisify(execFile)
    await run('tar', ['-xf', file()], { cwd: folder })
    const head: unknown = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8'))
    expect(head).toMatchObject({ format: 2, schema: await schemaVersionOf(from.database.db) })
    const { stdout } = await run('sha256sum', ['--check', 'SHA256SUMS.0001'], { cwd: folder })
    expect(stdout).toContain('end.json: OK')
    expect((await stat(file())).mode & 0o777).toBe(0o600)
  })

  it('is there whole or not at all, and replaces no other', async () => {
    await put(from, 'a worksheet')
    const get = () => Promise.reject(new Error('the disk fails'))
    await expect(back({ ...from, storage: { ...from.storage, get } })).rejects.toThrow('the disk fails')
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('backup.tar'))
    await expect(back(from, join(folder, 'not', 'there.tar'))).rejects.toThrow(/Does its folder exist/)
    await back()
    await expect(back()).rejects.toThrow(/already exists/)
  })

  it('is made though an earlier one was cut off, and what that one left is deleted after an hour', async () => {
    const [left, written] = [`${file()}.${process.pid}.part`, `${file()}.2.part`]
    for (const part of [left, written, join(folder, 'other.tar.1.part')]) await writeFile(part, 'half')
    const longAgo = new Date(TEST_NOW.getTime() - 2 * 60 * 60 * 1_000)
    await utimes(left, longAgo, longAgo)
    await back()
    expect((await readdir(folder)).filter((name) => name.endsWith('.part')).toSorted()).toEqual([
      'backup.tar.2.part',
      'other.tar.1.part',
    ])
  })

  it('is refused wherever it was cut off or a byte of it was changed', async () => {
    await addTag(from, 'sleep')
    await put(from, 'a worksheet')
    await back()
    const whole = await readFile(file())
    const damagedFile = join(folder, 'damaged.tar')
    const isRefused = async (bytes: Buffer) => {
      await writeFile(damagedFile, bytes)
      const refusal = await openBackup(damagedFile).then(
        (reader) => reader.close(),
        (error: unknown) => error,
      )
      return refusal instanceof BackupRefused && /not a whole backup/.test(refusal.message)
    }
    for (let at = 0; at < whole.length; at += 97) {
      const changed = Buffer.from(whole)
      changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at)
      expect([at, await isRefused(changed)]).toEqual([at, true])
    }
    for (let length = 0; length < whole.length; length += 256)
      expect([length, await isRefused(whole.subarray(0, length))]).toEqual([length, true])
    expect(await isRefused(Buffer.concat([whole, Buffer.alloc(512)]))).toBe(true)
    expect(await isRefused(Buffer.from('something else'))).toBe(true)
  })

  it('is restored completely or not at all', async () => {
    for (const words of ['one', 'two', 'three']) await put(from, words)
    await addTag(from, 'sleep')
    await back()
    await addTag(to, 'older')
    await put(to, 'of somebody else')
    const before = await contentsOf(to)
    const added: string[] = []
    const failing: Pick<Storage, 'put' | 'delete'> = {
      put: (...given) => {
        if (added.length === 2) return Promise.reject(new Error('the disk is full'))
        added.push(given[0])
        return to.storage.put(...given)
      },
      delete: (key) => (key === added[0] ? Promise.reject(new Error('not now')) : to.storage.delete(key)),
    }
    await expect(restore({ ...to, storage: { ...to.storage, ...failing } })).rejects.toThrow(
      'the disk is full',
    )
    // Only the one that could not be deleted is left.
    await to.storage.delete(added[0] ?? '')
    expect(await contentsOf(to)).toEqual(before)

    // A row that points at nothing is found once all rows are there.
    await from.database.runSql('alter table event_tags drop constraint event_tags_event_id_events_id_fk')
    await from.database.runSql('insert into event_tags (event_id, tag_id) select 99, id from tags')
    await rm(file())
    await back()
    await expect(restore()).rejects.toThrow()
    expect(await contentsOf(to)).toEqual(before)
    await from.database.runSql('delete from event_tags')
    await from.database.runSql(
      'alter table event_tags add constraint event_tags_event_id_events_id_fk foreign key (event_id) references events (id)',
    )
  })

  it('mends a stored file that was damaged, and keeps it when the restore fails', async () => {
    const key = await put(from, 'a worksheet')
    await back()
    const damage = () =>
      to.storage.put(key, Readable.from([Buffer.from('noise')]), { size: 5, type: 'text/plain' })
    await damage()
    await restore()
    expect((await buffer(await to.storage.get(key))).toString()).toBe('a worksheet')
    await damage()
    const full = () => Promise.reject(new Error('the disk is full'))
    await expect(restore({ ...to, storage: { ...to.storage, put: full } })).rejects.toThrow('full')
    expect((await buffer(await to.storage.get(key))).toString()).toBe('noise')
  })

  it.each([
    ['1', 'An earlier version'],
    ['3', 'A newer version'],
  ])('of format %s is refused: %s made it', async (format, whose) => {
    await back()
    const whole = await readFile(file(), 'latin1')
    await writeFile(file(), whole.replace('"format": 2', `"format": ${format}`), 'latin1')
    await expect(openBackup(file())).rejects.toThrow(`${whose} of Pankh made this backup. Restore it`)
  })

  it('of a newer version is refused, and nothing is changed', async () => {
    await from.database.runSql(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9000000000000)`,
    )
    await back()
    await from.database.runSql(`delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`)
    await addTag(to, 'older')
    const before = await contentsOf(to)
    const known = schemaVersionsIn(MIGRATIONS).length
    await expect(restore()).rejects.toThrow(
      `version ${known + 1}, and this Pankh knows those up to version ${known}. Install the version`,
    )
    expect(await contentsOf(to)).toEqual(before)
  })

  it('of an earlier version goes into an empty database, which is then brought forward', async () => {
    const empty = await openEmptyDatabase()
    opened.push(empty)
    const { database } = empty
    const old = place('old', database)
    await expect(back(old)).rejects.toThrow(/never started/)

    const versions = schemaVersionsIn(MIGRATIONS)
    await migrate(database, MIGRATIONS, versions.at(-3))
    await prepareJobTables(database)
    await addTag(old, 'sleep')
    await back(old)
    await expect(restore(to)).rejects.toThrow(/Use a new, empty database/)

    await database.runSql('drop schema public, pgboss, drizzle cascade; create schema public')
    await restore(place('fresh', database))
    expect(await schemaVersionOf(database.db)).toEqual(versions.at(-1))
    expect((await database.runSql('select key from tags')).rows).toEqual([{ key: 'sleep' }])
  })
})

function find<Table extends { name: string }>(tables: Table[], name: string): Table {
  const found = tables.find((table) => table.name === name)
  if (!found) throw new Error(`there is no table ${name}`)
  return found
}
