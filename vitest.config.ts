import { defineConfig } from 'vitest/config'

const OVER_HTTP = 'src/**/*.http.test.ts'

/** The same HTTP tests run on both databases: a difference between them is a failure. */
const overHttp = (database: 'pglite' | 'postgres') => ({
  name: database,
  include: [OVER_HTTP],
  env: { TEST_DB: database },
  testTimeout: 20_000,
  hookTimeout: 60_000,
})

export default defineConfig({
  test: {
    // Continuous integration has two cores; a thread starts faster than a process.
    pool: 'threads',
    maxWorkers: 2,
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,seeds,scripts}/**/*.test.{ts,tsx}'],
          exclude: [OVER_HTTP, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: { ...overHttp('pglite'), globalSetup: 'tests/support/embedded.global-setup.ts' },
      },
      {
        extends: true,
        test: { ...overHttp('postgres'), globalSetup: 'tests/support/postgres.global-setup.ts' },
      },
    ],
  },
})
