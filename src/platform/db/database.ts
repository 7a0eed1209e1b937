import { chmod, mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { sql } from 'drizzle-orm'
import { drizzle as overPg } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import type { Log } from '../log/log.ts'
import { type Listen, listenOver } from './listen.ts'
import { lockFolder } from './lock-folder.ts'
import { type RunSql, runOnEmbedded, runOnPool } from './plain-sql.ts'
import { prepareConnection } from './prepare-connection.ts'
import { locksOfOneProcess, locksOver, type ProcessLocks } from './process-locks.ts'
import { sessionConnection } from './session-connection.ts'
import { type EmbeddedWatch, watchEmbedded } from './watch-embedded.ts'
import { watchPool } from './watch-pool.ts'

/** What operations and queries work with: the database itself, or a transaction in it. */
export type Db = PgDatabase<PgQueryResultHKT>

export interface Database {
  db: Db
  kind: 'pglite' | 'postgres'
  /** The connection pool of a PostgreSQL server, for libraries with SQL of their own. */
  pool: pg.Pool | undefined
  /** Runs `work` while no other process runs work under the same lock. */
  underLock<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Everything in the embedded database, to open copies: five times as fast as creating one. */
  contents?: (() => Promise<Blob>) | undefined
  /** Runs the job queue's own statements, outside our transactions. */
  runSql: RunSql
  listen: Listen
  locks: ProcessLocks
  /** @throws if the database does not answer */
  ping(): Promise<void>
  close(): Promise<void>
}

/** The minimum similarity of a misspelling: `autsim` has 0.43 to `autism` (pg_trgm, `<%`). */
const NEAR_SPELLING = 0.4

/** People get an answer within 2 s, even if the server doesn't respond. */
const WAIT_MS = 1_500

/** The mode of the database folder and its content, even if the folder already existed. */
const FOR_OWNER_ALONE = 0o700

/** The number of the advisory lock for migrations, in every PostgreSQL. */
const MIGRATION_LOCK = 7_265_241

/** The default of 128 MB would duplicate the operating system's cache. */
const EMBEDDED_BUFFERS = '32MB'

const SERVER_SETTINGS = {
  timezone: 'UTC',
  // Lists consist of many small parts: compiling them takes longer than running them.
  jit: 'off',
  statement_timeout: '15s',
  'pg_trgm.word_similarity_threshold': NEAR_SPELLING,
}

interface Server {
  url: string
  poolSize: number
  /** How long a call waits for a free connection before it fails. Waits for the server itself are a little shorter. */
  waitMs?: number
  log?: Log
}
interface Embedded {
  url?: undefined
  /** The database's folder; undefined keeps it in memory, for tests. */
  folder: string | undefined
  /** `Database.contents` of another database. */
  contents?: Blob
  log?: Log
  broke?: EmbeddedWatch['broke']
  free?: EmbeddedWatch['free']
}

/**
 * Opens a PostgreSQL server by its address, or the embedded database in a folder.
 * @throws FolderIsLocked if another process has the folder open
 */
export async function openDatabase(from: Server | Embedded): Promise<Database> {
  return from.url === undefined ? openEmbedded(from) : openServer(from)
}

async function openServer(from: Server): Promise<Database> {
  const waitMs = from.waitMs ?? WAIT_MS
  const pool = new pg.Pool({
    connectionString: from.url,
    max: from.poolSize,
    connectionTimeoutMillis: waitMs,
    verify: (client, done) => void prepareConnection(client, SERVER_SETTINGS).then(() => done(), done),
  })
  planOnce(pool)
  const stopWatching = watchPool(pool, { waitMs, log: from.log })
  const db = overPg(pool)
  const session = sessionConnection({ url: from.url, waitMs, log: from.log })
  const listen = listenOver(session)
  return {
    db,
    kind: 'postgres',
    pool,
    ping: async () => void (await db.execute(sql`select 1`)),
    underLock: (work) => withAdvisoryLock(from.url, work),
    runSql: runOnPool(pool),
    listen,
    locks: locksOver(session, listen),
    async close() {
      stopWatching()
      await session.close()
      await pool.end()
    },
  }
}

interface Statement {
  text: string
  name?: string
}

/** The number of statements whose plans a connection keeps; further ones are planned every time. */
const MOST_TEXTS = 500

/**
 * Prepares each parameterised statement once per connection: planning is half of the time of our queries. PostgreSQL
 * still replans for specific values where that pays (documentation of `plan_cache_mode`).
 */
function planOnce(pool: pg.Pool): void {
  const names = new Map<string, string>()
  pool.on('connect', (client) => {
    const query = client.query
    client.query = ((statement: string | Statement, values?: unknown, ...rest: unknown[]) =>
      Reflect.apply(query, client, [named(statement, values), values, ...rest])) as typeof query
  })

  function named(statement: string | Statement, values: unknown): string | Statement {
    if (!Array.isArray(values) || values.length === 0) return statement
    const text = typeof statement === 'string' ? statement : statement.text
    const name = nameOf(text)
    if (name === undefined) return statement
    return typeof statement === 'string' ? { text, name } : { ...statement, name }
  }

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_TEXTS) return known
    const name = `q${names.size + 1}`
    names.set(text, name)
    return name
  }
}

/**
 * Does work under an advisory lock, on a separate connection: it waits longer than a visitor would, and a small pool
 * must not wait for itself.
 */
async function withAdvisoryLock<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const connection = new pg.Client({ connectionString: url, connectionTimeoutMillis: WAIT_MS })
  // Queries on it fail with it; without a listener, the process would end too.
  connection.on('error', () => undefined)
  await connection.connect()
  try {
    await prepareConnection(connection, { timezone: 'UTC' })
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await work(overPg(connection))
  } finally {
    // Ending the connection releases the lock.
    await connection.end()
  }
}

async function openEmbedded({ folder, contents, ...watch }: Embedded): Promise<Database> {
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true, mode: FOR_OWNER_ALONE })
    // Not every drive supports modes, and a folder of another user stays unchanged.
    await chmod(folder, FOR_OWNER_ALONE).catch(() => undefined)
  }
  const unlock = folder === undefined ? async () => undefined : await lockFolder(folder)
  const client = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(contents ? { loadDataDir: contents } : {}),
    extensions: { pg_trgm, unaccent },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${EMBEDDED_BUFFERS}`],
  })
  await client.exec(`set timezone = 'UTC'; set pg_trgm.word_similarity_threshold = ${NEAR_SPELLING}`)
  const stopWatching = folder === undefined ? () => undefined : watchEmbedded(client, { folder, ...watch })
  const db = overPglite(client)
  return {
    db,
    kind: 'pglite',
    pool: undefined,
    ping: async () => void (await db.execute(sql`select 1`)),
    underLock: (work) => work(db),
    contents: () => client.dumpDataDir('none'),
    runSql: runOnEmbedded(client),
    // The only process sends to itself, over its only connection.
    listen: async (channel, heard, missed) => {
      const close = await client.listen(channel, heard)
      missed()
      return { close: () => close() }
    },
    locks: locksOfOneProcess,
    close: async () => {
      stopWatching()
      await client.close()
      await unlock()
    },
  }
}
