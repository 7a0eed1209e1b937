import { defineConfig } from 'vitest/config'

const OVER_HTTP = 'src/**/*.http.test.ts'
/** What goes on under load, or with thousands of rows: `npm run test:long`. */
const LONG = process.env.LONG_TESTS ? [] : ['**/*.long.*test.ts']
/**
 * What the two databases do differently: start, migrations, jobs, locks, and one round of every call. The journeys go
 * through every feature on it.
 */
const OF_THE_EMBEDDED = [
  // Backups go to and from it in the drill (`server/backup-drill.http.test.ts`).
  'src/platform/!(backup)/**/*.http.test.ts',
  'src/server/{start,any-request,send-once}.http.test.ts',
  // A query beside its own transaction would wait for itself forever on the one connection.
  'src/foundation/accounts/server/auth/sign-up.http.test.ts',
]
/** They stand in for a browser from before their modules are loaded, or load them anew: each has a thread of its own. */
const OF_THE_DEVICE = 'src/**/*.device.test.ts'
const EMBEDDED = 'tests/support/embedded.global-setup.ts'
const LEAVE_NOTHING = 'tests/support/leave-nothing.setup.ts'

/** `npm run test:long` runs the same HTTP tests on both databases: a difference between them is a failure. */
const overHttp = (database: 'pglite' | 'postgres') => ({
  name: database,
  include: database === 'postgres' || process.env.ON_BOTH_DATABASES ? [OVER_HTTP] : OF_THE_EMBEDDED,
  exclude: LONG,
  env: { TEST_DB: database },
  setupFiles: LEAVE_NOTHING,
})

export default defineConfig({
  test: {
    // Continuous integration has two cores; a thread starts faster than a process.
    pool: 'threads',
    maxWorkers: 2,
    globalSetup: 'tests/support/test-folder.global-setup.ts',
    // Files share a thread's modules, and most of those over HTTP an app over one database: starting each took long.
    isolate: false,
    env: { TZ: 'UTC' },
    // Tests ask what happens, not how fast: these only end what hangs, on a busy machine too.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // The demo's own tests load it into an embedded database.
          globalSetup: EMBEDDED,
          setupFiles: LEAVE_NOTHING,
          include: ['{src,seeds,scripts,tests/support}/**/*.test.{ts,tsx}'],
          exclude: [OVER_HTTP, OF_THE_DEVICE, ...LONG, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: { name: 'device', include: [OF_THE_DEVICE], isolate: true },
      },
      {
        extends: true,
        test: { ...overHttp('pglite'), globalSetup: EMBEDDED },
      },
      {
        extends: true,
        test: { ...overHttp('postgres'), globalSetup: 'tests/support/postgres.global-setup.ts' },
      },
    ],
  },
})
