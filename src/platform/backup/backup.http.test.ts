import { execFile } from 'node:child_process'
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openEmptyDatabase, withoutPostgres } from '#tests/support/test-database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { atOneMoment, digestOf } from '../db/copy/read-rows.ts'
import { migrate, schemaVersionOf, schemaVersionsIn } from '../db/migrate.ts'
import { enqueue } from '../jobs/enqueue.queries.ts'
import { defineJob, handledBy } from '../jobs/job.ts'
import { openJobs, prepareJobTables } from '../jobs/jobs.ts'
import { createLog } from '../log/log.ts'
import { newKey, type Storage } from '../storage/storage.ts'
import { contentsOf, MIGRATIONS, type Place, twoPlaces } from './testing/two-places.ts'

const greet = defineJob({ name: 'greet', payload: z.object({ name: z.string() }) })

describe.skipIf(withoutPostgres())('a backup', () => {
  const places = twoPlaces()
  const { opened, place, put, file, back, restore, addTag } = places
  let [from, to] = [{} as Place, {} as Place]
  let folder = ''
  beforeEach(() => {
    ;({ from, to, folder } = places)
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
    await expect(back(from, join(folder, 'not', 'there.tar'))).rejects.toThrow(/folder .*not is not there/)
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
