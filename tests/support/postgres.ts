import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { localPostgres } from './local-postgres.ts'

const REQUIRED_EXTENSIONS = ['pg_trgm', 'unaccent']
const OLDEST_VERSION = 150_000

export interface PostgresServer {
  /** The address of the maintenance database, as a user who may create databases. */
  url: string
  /** Removes what this handle made: its databases on a given server, or its own server. */
  stop(): Promise<void>
  createDatabase(): Promise<string>
}

/**
 * A real PostgreSQL for tests: TEST_DATABASE_URL, else the packaged binaries, else the machine's own.
 * Null only with ALLOW_NO_POSTGRES=1.
 * @throws an error that says how to get a server
 */
export async function startPostgres(): Promise<PostgresServer | null> {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    await requireUsable(given)
    return handle(given)
  }

  const refusals: string[] = []
  for await (const candidate of localPostgres()) {
    if ('refusal' in candidate) {
      refusals.push(candidate.refusal)
      continue
    }
    try {
      await requireUsable(candidate.url)
      return handle(candidate.url, candidate.stop)
    } catch (error) {
      await candidate.stop()
      refusals.push(`${candidate.from}: ${(error as Error).message}`)
    }
  }
  if (process.env.ALLOW_NO_POSTGRES === '1') return null
  throw new Error(
    [
      'No PostgreSQL could be started for the tests. Do one of these: run `npm ci` with install scripts allowed,',
      'install PostgreSQL 15 or newer with its contrib extensions (Debian: apt-get install postgresql),',
      'or set TEST_DATABASE_URL to a server whose user may create databases. What was tried:',
      ...refusals.map((refusal) => `- ${refusal}`),
    ].join('\n'),
  )
}

/** Creates a UTF-8 database on the server of `adminUrl`, empty or a copy of `template`. Returns its address. */
export async function createDatabase(adminUrl: string, template = 'template0'): Promise<string> {
  const name = `pankh_test_${randomBytes(8).toString('hex')}`
  // Copying the files takes an eighth of the time of writing each page of the template to the log.
  await run(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} ENCODING 'UTF8' STRATEGY FILE_COPY`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Drops a database made by `createDatabase`, ending connections that are still open. */
export async function dropDatabase(adminUrl: string, url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  if (!/^pankh_test_[0-9a-f]+$/.test(name)) throw new Error(`${name} is not a test database`)
  await run(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}

function handle(url: string, stopServer?: () => Promise<void>): PostgresServer {
  const made: string[] = []
  return {
    url,
    async createDatabase() {
      const database = await createDatabase(url)
      made.push(database)
      return database
    },
    async stop() {
      if (stopServer) return stopServer()
      for (const database of made.splice(0)) await dropDatabase(url, database)
    },
  }
}

async function requireUsable(url: string): Promise<void> {
  const [server] = await run<{ version: number; extensions: string[] }>(
    url,
    `SELECT current_setting('server_version_num')::int AS version,
            array(SELECT name::text FROM pg_available_extensions) AS extensions`,
  )
  if (!server || server.version < OLDEST_VERSION) throw new Error('PostgreSQL is older than version 15')
  const lacking = REQUIRED_EXTENSIONS.filter((name) => !server.extensions.includes(name))
  if (lacking.length > 0) throw new Error(`PostgreSQL lacks the contrib extensions ${lacking.join(', ')}`)
}

async function run<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
