import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openEmptyDatabase, withoutPostgres } from '#tests/support/test-database.ts'
import { type Db, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { rows } from './query.ts'

const addTag = (db: Db) => db.execute(sql`insert into tags (key, name) values ('sleep', '{"en": "Sleep"}')`)
const keysOfTags = (db: Db) => rows<{ key: string }>(db, sql`select key from tags`)
const migrationsDone = async (db: Db) =>
  (await rows<{ done: number }>(db, sql`select count(*)::int as done from drizzle.__drizzle_migrations`))[0]
    ?.done

describe.skipIf(withoutPostgres())('migrating', () => {
  it('again does nothing and keeps what is there', async () => {
    const { database, drop } = await openEmptyDatabase()
    await migrate(database, 'migrations')
    const done = await migrationsDone(database.db)
    await addTag(database.db)
    await migrate(database, 'migrations')
    expect(await keysOfTags(database.db)).toEqual([{ key: 'sleep' }])
    expect(await migrationsDone(database.db)).toBe(done)
    await database.close()
    await drop()
  })

  it('from several processes at once is done once, even by one with a single connection', async () => {
    const { database, url, drop } = await openEmptyDatabase()
    const others = url ? await Promise.all([1, 2, 3].map((poolSize) => openDatabase({ url, poolSize }))) : []
    await Promise.all([database, ...others].map((one) => migrate(one, 'migrations')))
    const done = await migrationsDone(database.db)
    await migrate(database, 'migrations')
    expect(done).toBeGreaterThan(0)
    expect(await migrationsDone(database.db)).toBe(done)
    await addTag(database.db)
    await Promise.all([database, ...others].map((one) => one.close()))
    await drop()
  })
})
