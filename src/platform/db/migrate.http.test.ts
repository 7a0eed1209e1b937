import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openEmptyDatabase, openTestDatabase, withoutPostgres } from '#tests/support/test-database.ts'
import { type Db, openDatabase } from './database.ts'
import { DatabaseIsNewer, migrate } from './migrate.ts'
import { rows } from './query.ts'

const addTag = (db: Db) => db.execute(sql`insert into tags (key, name) values ('sleep', '{"en": "Sleep"}')`)
const keysOfTags = (db: Db) => rows<{ key: string }>(db, sql`select key from tags`)
const migrationsDone = async (db: Db) =>
  (await rows<{ done: number }>(db, sql`select count(*)::int as done from drizzle.__drizzle_migrations`))[0]
    ?.done

const START = join(import.meta.dirname, '../../../tests/support/start-on-database.ts')
/** Starts a separate process on the database and returns how it ended. */
async function startOn(url: string): Promise<{ code: number | null; stderr: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', START, url])
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const [code] = await once(child, 'close')
  return { code, stderr }
}

describe.skipIf(withoutPostgres())('migrating', () => {
  it('is refused where a newer version did it, which ends the start with what to do', async () => {
    const { database, url, drop } = await openTestDatabase()
    const { db } = database
    const year = 365 * 24 * 3_600_000
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at)
        select 'of a newer version', max(created_at) + ${year}::float8 from drizzle.__drizzle_migrations`,
    )
    const done = await migrationsDone(db)
    await expect(migrate(database, 'migrations')).rejects.toThrow(DatabaseIsNewer)
    expect(await migrationsDone(db)).toBe(done)
    if (url) {
      const { code, stderr } = await startOn(url)
      expect(code).toBe(1)
      expect(stderr).toMatch(/^The database was migrated by a newer version of Pankh\. .+\n$/)
      const elsewhere = await startOn(`${url}_not`)
      expect(elsewhere.code).toBe(1)
      expect(elsewhere.stderr).toMatch(/^The server has no such database\. .+\n$/)
    }
    await database.close()
    await drop()
  })

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
