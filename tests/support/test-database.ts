import { inject } from 'vitest'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { createDatabase, dropDatabase } from './postgres.ts'

/** Whether the tests are meant for a PostgreSQL that ALLOW_NO_POSTGRES=1 let be missing. */
export function withoutPostgres(): boolean {
  return isOnServer() && inject('postgresUrl') === null
}

/** Whether the tests run on a PostgreSQL server; else on the embedded one, which has a single connection. */
export const isOnServer = (): boolean => process.env.TEST_DB === 'postgres'

/** An empty database of the kind that TEST_DB names, with no table in it yet. */
export async function openTestDatabase(): Promise<{
  database: Database
  url?: string
  drop: () => Promise<void>
}> {
  if (!isOnServer()) {
    return { database: await openDatabase({ folder: undefined }), drop: async () => undefined }
  }
  const adminUrl = inject('postgresUrl')
  if (adminUrl === null) throw new Error('There is no PostgreSQL to test on.')
  const url = await createDatabase(adminUrl)
  const database = await openDatabase({ url, poolSize: 5 })
  return { database, url, drop: () => dropDatabase(adminUrl, url) }
}
