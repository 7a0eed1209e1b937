import pg from 'pg'
import type { Log } from '../log/log.ts'

/**
 * Hears what any process announces on a channel (`pg_notify`), once it is committed. `missed` is called each time that
 * listening began, the first time too: what was announced before was not heard. Never fails: while the database is
 * away, it tries again.
 */
export type Listen = (channel: string, heard: Heard, missed: () => void) => Promise<Listening>
export interface Listening {
  close(): Promise<void>
}
type Heard = (payload: string) => void

interface Listener {
  channel: string
  heard: Heard
  missed: () => void
}

/** The pause before the next try to connect doubles from the first to the longest, in milliseconds. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** A connection over which nothing came for so long is probed, so that one cut silently is noticed in some 20 s. */
const PROBED_AFTER_MS = 10_000

interface Server {
  url: string
  /** How long a statement or a new connection may take. */
  waitMs: number
  log: Log | undefined
}

/**
 * Listens over one connection beside the pool, opened for the first listener and again whenever it ends. PostgreSQL
 * sends announcements to sessions: a pooler that shares sessions between transactions loses them.
 */
export function listenOver({ url, waitMs, log }: Server): { listen: Listen; close(): Promise<void> } {
  const listeners = new Set<Listener>()
  let connection: pg.Client | undefined
  let connecting: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let isClosed = false

  return {
    async listen(channel, heard, missed) {
      const listener = { channel, heard, missed }
      connecting ??= connect()
      await connecting
      listeners.add(listener)
      if (connection) await beginOver(connection, [listener])
      return { close: async () => void listeners.delete(listener) }
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await connection?.end()
    },
  }

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'pankh-listen',
      connectionTimeoutMillis: waitMs,
      query_timeout: waitMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: PROBED_AFTER_MS,
    })
    // Without a listener a broken connection would end the process; it is replaced once it ended.
    client.on('error', () => undefined)
    client.once('end', () => replace(client))
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.heard(payload)
    })
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    )
    if (isClosed) return client.end()
    if (!isOpen) return replace(client)
    connection = client
    await beginOver(client, [...listeners])
  }

  async function beginOver(client: pg.Client, those: readonly Listener[]): Promise<void> {
    try {
      for (const channel of new Set(those.map((one) => one.channel)))
        await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch {
      // One that does not answer is replaced by another, which listens for all.
      client.end().catch(() => undefined)
      return replace(client)
    }
    if (failures > 0) log?.info('changes made by other processes are heard again')
    failures = 0
    for (const { missed } of those) missed()
  }

  function replace(client: pg.Client): void {
    if (connection === client) connection = undefined
    if (isClosed || connection || timer) return
    if (failures === 0) log?.warn('changes made by other processes are not heard: cached pages can be stale')
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures)
    failures += 1
    timer = setTimeout(() => {
      timer = undefined
      connecting = connect()
    }, pause).unref()
  }
}
