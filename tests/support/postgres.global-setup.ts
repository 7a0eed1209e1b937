import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address for `createDatabase`; null where ALLOW_NO_POSTGRES=1 let the tests run without a server. */
    postgresUrl: string | null
  }
}

/** One PostgreSQL for all test files of the project; each file makes its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server?.url ?? null)
  return async () => {
    await server?.stop()
  }
}
