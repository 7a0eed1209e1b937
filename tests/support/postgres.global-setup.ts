import type { TestProject } from 'vitest/node'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The address for `createDatabase` and the name of the database to copy; null if ALLOW_NO_POSTGRES=1 lets the
     * tests run without a server.
     */
    postgres: { adminUrl: string; template: string } | null
  }
}

/** One PostgreSQL for all test files of the project; each file has its own copy of one migrated database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  if (!server) {
    project.provide('postgres', null)
    return async () => undefined
  }
  const url = await server.createDatabase()
  const database = await openDatabase({ url, poolSize: 1 })
  await migrate(database, 'migrations')
  // A database with open connections can't be copied.
  await database.close()
  project.provide('postgres', { adminUrl: server.url, template: new URL(url).pathname.slice(1) })
  return () => server.stop()
}
