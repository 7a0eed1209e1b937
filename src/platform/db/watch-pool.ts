import pg from 'pg'
import type { Log } from '../log/log.ts'

/** The server does not answer; nothing is sent to it until it does. */
export class DatabaseStandsStill extends Error {
  constructor() {
    super('the database does not answer')
    this.name = 'DatabaseStandsStill'
  }
}

/** The server answers, but all connections stayed in use for as long as a call may wait for one. */
export class DatabaseIsBusy extends Error {
  constructor(options: ErrorOptions) {
    super('no connection to the database became free in time', options)
    this.name = 'DatabaseIsBusy'
  }
}

/** How often to check for slow statements, in milliseconds. */
const LOOK_EVERY = 100
/**
 * pg-pool's message to callers that waited for a connection; a new connection that isn't answered has another message.
 */
const NOT_FREE = /^timeout exceeded when trying to connect/
/** How long a caller may keep a broken connection before it is taken back. */
const GIVEN_BACK_WITHIN = 1_000

/**
 * Keeps a pool usable whatever happens to its server. A connection that breaks in use fails only its own statement. If
 * something takes longer than a fifth of `waitMs`, a separate connection checks whether the server is there at all.
 * After two more fifths without an answer, everything waiting for it fails, and new calls are refused at once until it
 * answers again. Returns a function that stops watching.
 */
export function watchPool(
  pool: pg.Pool,
  { waitMs, log }: { waitMs: number; log: Log | undefined },
): () => void {
  const since = new Map<object, number>()
  const taken = new Set<pg.PoolClient>()
  let isAway = false
  let isAsking = false
  let answeredAt = 0

  // Without listeners, a broken connection would end the process: the first is for idle ones.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    client.once('end', () => setTimeout(giveBack, GIVEN_BACK_WITHIN, client).unref())
  })
  pool.on('acquire', (client) => {
    taken.add(client)
    since.set(client, performance.now())
  })
  pool.on('release', (_error, client) => {
    taken.delete(client)
    since.delete(client)
  })

  const connect = pool.connect.bind(pool) as Connect
  pool.connect = ((callback?: Connected) => {
    if (isAway) return refuse(callback)
    const waiting = {}
    since.set(waiting, performance.now())
    const asBusy = <T>(error: T) =>
      !isAway && error instanceof Error && NOT_FREE.test(error.message)
        ? new DatabaseIsBusy({ cause: error })
        : error
    if (!callback) {
      return connect()
        .catch((error: unknown) => Promise.reject(asBusy(error)))
        .finally(() => since.delete(waiting))
    }
    const connected: Connected = (error, ...given) => {
      since.delete(waiting)
      callback(asBusy(error), ...given)
    }
    return connect(connected)
  }) as Connect

  const timer = setInterval(() => void look(), LOOK_EVERY).unref()
  return () => clearInterval(timer)

  async function look(): Promise<void> {
    const now = performance.now()
    const isLong = Math.min(...since.values()) < now - waitMs / 5 && answeredAt < now - waitMs / 5
    if (isAsking || !(isAway || isLong)) return
    isAsking = true
    const isThere = await answers(pool, (waitMs * 2) / 5)
    isAsking = false
    answeredAt = performance.now()
    if (isThere === isAway) change()
  }

  function change(): void {
    isAway = !isAway
    if (!isAway) {
      log?.info('the database answers again')
      return
    }
    log?.error('the database does not answer: requests get 503 until it does')
    for (const client of taken) void (client as unknown as pg.Client).end()
    // Idle connections may be broken as well, which would only show when they are needed.
    for (let idle = pool.idleCount; idle > 0; idle -= 1) {
      connect().then(
        (client) => client.release(true),
        () => undefined,
      )
    }
  }

  /** Drizzle doesn't release the connection of a transaction that could not begin. */
  function giveBack(client: pg.PoolClient): void {
    if (!taken.has(client)) return
    client.release(true)
    client.release = () => undefined
  }
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void
interface Connect {
  (): Promise<pg.PoolClient>
  (callback: Connected): void
}

function refuse(callback: Connected | undefined): Promise<never> | undefined {
  const error = new DatabaseStandsStill()
  if (!callback) return Promise.reject(error)
  callback(error, undefined, () => undefined)
  return undefined
}

/** Whether the server answers a new connection at all, even to say that it has no room. */
async function answers({ options }: pg.Pool, within: number): Promise<boolean> {
  const began = performance.now()
  const { connectionString } = options
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: within })
  client.on('error', () => undefined)
  try {
    await client.connect()
    client.end().catch(() => undefined)
    return true
  } catch (error) {
    // If this process itself was blocked, the result is unknown.
    return error instanceof pg.DatabaseError || performance.now() - began > within * 1.5
  }
}
