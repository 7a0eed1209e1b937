import pg from 'pg'
import type { Log } from '../log/log.ts'

/** The pause before the next try to connect doubles from the first to the longest, in milliseconds. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** A connection over which nothing came for so long is probed, so that one cut silently is noticed in some 20 s. */
const PROBED_AFTER_MS = 10_000

/** A connection beside the pool, for what PostgreSQL does for a session: announcements to it, and locks that it holds. */
export interface SessionConnection {
  /** Opens it if it was not asked for before. Never fails: while the database is away, it tries again. */
  open(): Promise<void>
  /** @throws where none is open; one that does not answer is replaced */
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>
  watch(watcher: Watcher): void
  close(): Promise<void>
}

interface Watcher {
  /** Each time that one was opened, the first time too. */
  opened?(): Promise<void>
  /** What the session had is gone. */
  ended?(): void
  heard?(channel: string, payload: string): void
}

interface Server {
  url: string
  /** How long a statement or a new connection may take. */
  waitMs: number
  log: Log | undefined
}

/** A pooler that shares sessions between transactions loses what belongs to them. */
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
      // A connection answers one statement at a time.
      const result = before.then(() => query(text, values))
      before = result.catch(() => undefined)
      return result
    },
    watch: (watcher) => void watchers.push(watcher),
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
      // One that does not answer holds up what waits for it.
      if (!(error instanceof pg.DatabaseError)) replace(client)
      throw error
    }
  }

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'pankh-session',
      connectionTimeoutMillis: waitMs,
      query_timeout: waitMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: PROBED_AFTER_MS,
    })
    // Without a listener a broken connection would end the process; it is replaced once it ended.
    client.on('error', () => undefined)
    client.once('end', () => replace(client))
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { heard } of watchers) heard?.(channel, payload)
    })
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    )
    if (isClosed) return client.end()
    if (!isOpen) return replace(client)
    connection = client
    // What fails here has replaced the connection already.
    for (const { opened } of watchers) await opened?.().catch(() => undefined)
    if (failures > 0 && connection === client) log?.info('changes made by other processes are heard again')
    if (connection === client) failures = 0
  }

  function replace(client: pg.Client): void {
    if (isClosed || replaced.has(client)) return
    replaced.add(client)
    client.end().catch(() => undefined)
    if (connection === client) {
      connection = undefined
      for (const { ended } of watchers) ended?.()
    }
    if (failures === 0) log?.warn('changes made by other processes are not heard: cached pages can be stale')
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures)
    failures += 1
    timer = setTimeout(() => {
      timer = undefined
      opening = connect()
    }, pause).unref()
  }
}
