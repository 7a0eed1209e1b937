import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openEmptyDatabase, withoutPostgres } from '#tests/support/test-database.ts'
import { openDatabase } from './database.ts'
import { adviceOnRefusal } from './refused-by-server.ts'

/** The error of `work`. */
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error) => error,
  )

/** @returns the error of a first query at an address */
async function failureAt(url: string): Promise<unknown> {
  const database = await openDatabase({ url, poolSize: 1 })
  const failure = await failureOf(database.db.execute(sql`select 1`))
  await database.close()
  return failure
}

describe.skipIf(withoutPostgres())('advice on what a PostgreSQL server refuses', () => {
  it('names the database, the user or the rights, with what the server said', async () => {
    const { database, url, drop } = await openEmptyDatabase()
    if (url) {
      const elsewhere = new URL(url)
      elsewhere.pathname = '/no_such_database'
      expect(adviceOnRefusal(await failureAt(elsewhere.href))).toMatch(/no such database.*no_such_database/)
      const asNobody = new URL(url)
      asNobody.username = 'no_such_user'
      asNobody.password = 'wrong'
      expect(adviceOnRefusal(await failureAt(asNobody.href))).toMatch(/(user in|password).*no_such_user/)
    }
    // The failure rolls the role back.
    const asReader = database.db.transaction(async (tx) => {
      await tx.execute(sql`create role pankh_test_reader`)
      await tx.execute(sql`set local role pankh_test_reader`)
      await tx.execute(sql`create schema more`)
    })
    expect(adviceOnRefusal(await failureOf(asReader))).toContain('Make it the owner')
    expect(
      adviceOnRefusal(await failureOf(database.db.execute(sql`create extension no_such_extension`))),
    ).toContain('lacks an extension')
    await database.close()
    await drop()
  })

  it('says that a password is missing or the encoding is another, and nothing on other errors', () => {
    const missing = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string')
    expect(adviceOnRefusal(new Error('Failed query', { cause: missing }))).toContain('PGPASSWORD')
    const ascii = new Error('conversion between UTF8 and SQL_ASCII is not supported')
    expect(adviceOnRefusal(new Error('Failed query', { cause: ascii }))).toContain('not in UTF-8')
    expect(adviceOnRefusal(new Error('Failed query'))).toBeUndefined()
  })
})
