import fs from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createHttp } from '../http/http.ts'
import { createLog } from '../log/log.ts'
import { type Database, openDatabase } from './database.ts'
import { isDatabaseFull } from './is-database-full.ts'
import { rows } from './query.ts'
import { DatabaseIsBroken } from './watch-embedded.ts'

const MUCH = 1e12
const SOON = { timeout: 20_000, interval: 50 }

let folder: string
let database: Database
/** In bytes. */
let free: number
const broken: DatabaseIsBroken[] = []

const addTag = (key: string) =>
  database.db.execute(sql`insert into tags (key, name) values (${key}, '{"en": "Sleep"}')`)
const keysOfTags = async () =>
  (await rows<{ key: string }>(database.db, sql`select key from tags order by key`)).map(({ key }) => key)
const open = async (contents?: Blob) =>
  openDatabase({
    folder,
    free: async () => free,
    broke: (error) => void broken.push(error),
    ...(contents ? { contents } : {}),
  })

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'pankh-full-')), 'database')
  free = MUCH
  broken.length = 0
  database = await open(new Blob([await readFile(inject('embeddedContents'))]))
})
afterEach(async () => {
  await database.close()
  await rm(join(folder, '..'), { recursive: true })
})

describe('the embedded database', () => {
  it('is read on a disk without room, says that nothing is saved, and saves once there is room', async () => {
    const app = await createHttp(readConfig({}), createLog('silent'))
    app.post('/tags', async () => addTag('sleep').then(() => ({ success: true })))
    const save = () => app.inject({ method: 'POST', url: '/tags' })

    free = 1_000_000
    await vi.waitFor(async () => expect((await save()).statusCode).toBe(507), SOON)
    const refused = await save()
    expect(refused.json()).toMatchObject({ success: false, errors: [{ code: 'DatabaseIsFull' }] })
    expect(refused.json().data.message).toMatch(/run out of space/)

    free = MUCH
    await vi.waitFor(() => addTag('sleep-2'), SOON)
    expect(await keysOfTags()).toContain('sleep-2')
    expect(broken).toEqual([])
    await app.close()
  })

  it('says when only opening it again helps, and has all that was saved', async () => {
    await addTag('sleep')
    const write = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw Object.assign(new Error('EROFS'), { code: 'EROFS' })
    })
    const refused = await addTag('food').catch((error: unknown) => error)
    write.mockRestore()
    expect(isDatabaseFull(refused)).toBe(true)
    expect(broken).toMatchObject([{ name: DatabaseIsBroken.name }])

    await database.close().catch(() => undefined)
    database = await open()
    expect(await keysOfTags()).toEqual(['sleep'])
  })
})
