import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { createDatabase, dropDatabase } from './postgres.ts'

/** Tests check what happens, not how fast: on a busy machine they wait. */
export const BUSY_MACHINE_MS = 50_000

export interface TestDatabase {
  database: Database
  /** The server's address; none for the embedded database. */
  url?: string
  drop: () => Promise<void>
}

/** Whether the tests need a PostgreSQL that ALLOW_NO_POSTGRES=1 allows to be missing. */
export function withoutPostgres(): boolean {
  return isOnServer() && inject('postgres') === null
}

/** Whether the tests run on a PostgreSQL server; else they run on the embedded database, with one connection. */
export const isOnServer = (): boolean => process.env.TEST_DB === 'postgres'

/** A database of the kind that TEST_DB names, with all our tables: a copy of the one made before all tests. */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (isOnServer()) return onServer(server().template)
  const contents = new Blob([await readFile(inject('embeddedContents'))])
  return { database: await openDatabase({ folder: undefined, contents }), drop: async () => undefined }
}

/** The same without tables. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  if (isOnServer()) return onServer('template0')
  return { database: await openDatabase({ folder: undefined }), drop: async () => undefined }
}

async function onServer(template: string): Promise<TestDatabase> {
  const { adminUrl } = server()
  const url = await createDatabase(adminUrl, template)
  const database = await openDatabase({ url, poolSize: 5, waitMs: BUSY_MACHINE_MS })
  return { database, url, drop: () => dropDatabase(adminUrl, url) }
}

function server() {
  const given = inject('postgres')
  if (given === null) throw new Error('There is no PostgreSQL to test on.')
  return given
}
