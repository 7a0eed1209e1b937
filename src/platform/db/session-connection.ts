import pg from 'pg'
import { faultOf } from '../log/fault.ts'
import type { Log } from '../log/log.ts'

/** The name of these connections in `pg_stat_activity`. */
export const SESSION_NAME = 'pankh-session'
/** The pause before the next try to connect doubles from the first to the longest, in milliseconds. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** TCP keep-alive starts after this long without traffic, so that a silent disconnect is noticed within about 20 s. */
const PROBED_AFTER_MS = 10_000

/** A connection outside the pool, for session features of PostgreSQL: notifications and advisory locks. */
export interface SessionConnection {
  /** Opens the connection. Never fails: while the database is unavailable, it retries. */
  open(): Promise<void>
  /** @throws if there is no connection; one that does not answer is replaced */
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>
  watch(watcher: Watcher): void
  /** Replaces the connection, for when an essential statement was refused. */
  renew(cause: unknown): void
  close(): Promise<void>
}

interface Watcher {
  /** Called whenever a connection was opened, including the first time. If it fails, the connection is replaced. */
  opened?(): Promise<void>
  /** Called when the session and everything that belonged to it are gone. */
  ended?(): void
  heard?(channel: string, payload: string): void
}

interface Server {
  url: string
  /** How long a statement or a new connection may take. */
  waitMs: number
  log: Log | undefined
}

/** Reopens the connection whenever it ends. A pooler must not share sessions between transactions. */
export function sessionConnection({ url, waitMs, log }: Server): SessionConnection {
  const watchers: Watcher[] = []
  const replaced = new WeakSet<pg.Client>()
  let connection: pg.Client | undefined
  let opening: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let before: Promise<unknown> = Promise.resolve()
  let failures = 0
  let isClosed = false

  return {
    open: () => {
      opening ??= connect()
      return opening
    },
    query(text, values = []) {
      // A connection runs one statement at a time.
      const result = before.then(() => query(text, values))
      before = result.catch(() => undefined)
      return result
    },
    watch: (watcher) => void watchers.push(watcher),
    renew(cause) {
      if (connection) replace(connection, cause)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await connection?.end()
    },
  }

  async function query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const client = connection
    if (!client) throw new Error('Connection terminated: the session is being opened again')
    try {
      return await client.query(text, values)
    } catch (error) {
      // A connection that does not answer would block everything queued behind it.
      if (!(error instanceof pg.DatabaseError)) replace(client, error)
      throw error
    }
  }

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: SESSION_NAME,
      connectionTimeoutMillis: waitMs,
      query_timeout: waitMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: PROBED_AFTER_MS,
    })
    // Without a listener, a broken connection would end the process. Its end is handled below.
    client.on('error', () => undefined)
    client.once('end', () => replace(client))
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { heard } of watchers) heard?.(channel, payload)
    })
    try {
      await client.connect()
      if (isClosed) return await client.end()
      connection = client
      for (const { opened } of watchers) await opened?.()
    } catch (error) {
      return replace(client, error)
    }
    if (connection !== client) return
    if (failures > 0) log?.info('changes made by other processes are heard again')
    failures = 0
  }

  function replace(client: pg.Client, cause?: unknown): void {
    if (isClosed || replaced.has(client)) return
    replaced.add(client)
    client.end().catch(() => undefined)
    if (connection === client) {
      connection = undefined
      for (const { ended } of watchers) ended?.()
    }
    if (failures === 0) {
      const fault = cause === undefined ? {} : { fault: faultOf(cause) }
      log?.warn(fault, 'changes made by other processes are not heard: cached pages can be stale')
    }
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures)
    failures += 1
    timer = setTimeout(() => {
      timer = undefined
      opening = connect()
    }, pause).unref()
  }
}
