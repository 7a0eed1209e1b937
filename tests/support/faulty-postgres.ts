import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type LocalServer, localPostgres } from './local-postgres.ts'

/** A test's own PostgreSQL, to which faults can happen. */
export interface FaultyPostgres {
  url: string
  /** `pg_ctl restart -m fast`: ends connections at once. */
  restart(): Promise<void>
  /** `kill -9` of its first process, and a start as soon as the others have ended. */
  killAndStart(): Promise<void>
  /** Ends every other connection. */
  terminateBackends(): Promise<void>
  /** SIGSTOP to all of its processes: it accepts connections and does not answer. Resolves with how to resume it. */
  freeze(): Promise<() => void>
  /** Restarts it as a standby, which only reads. Resolves with how to make it the primary server again. */
  standBy(): Promise<() => Promise<void>>
  stop(): Promise<void>
}

/**
 * @throws an error that says what to do if none can be started. A server given to the tests is not theirs to end.
 */
export async function startFaultyPostgres(): Promise<FaultyPostgres> {
  for await (const candidate of localPostgres()) {
    if ('refusal' in candidate) continue
    // Commits survive a kill -9, as in production.
    await withClient(candidate.url, (client) => client.query('alter system set synchronous_commit = on'))
    await candidate.control('reload')
    return withFaults(candidate)
  }
  throw new Error(
    'The fault tests need a PostgreSQL of their own: install one, or run `npm ci` with install scripts allowed.',
  )
}

function withFaults(server: LocalServer): FaultyPostgres {
  const { url, control, pid, stop } = server
  return {
    url,
    stop,
    restart: async () => void (await control('restart', '-m', 'fast')),
    async killAndStart() {
      process.kill(await pid(), 'SIGKILL')
      // The start fails while the others hold the shared memory.
      for (let isStarted = false; !isStarted; ) {
        isStarted = await control('start').then(
          () => true,
          () => false,
        )
      }
    },
    async standBy() {
      await control('stop', '-m', 'fast')
      await writeFile(join(server.cluster, 'standby.signal'), '')
      await control('start')
      return () => withClient(url, async (client) => void (await client.query('select pg_promote()')))
    },
    terminateBackends: () =>
      withClient(url, async (client) => {
        await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where pid <> pg_backend_pid() and backend_type = 'client backend'`,
        )
      }),
    async freeze() {
      const first = await pid()
      const pids = await withClient(url, async (client) => {
        process.kill(first, 'SIGSTOP')
        const { rows } = await client.query<{ pid: number }>(
          'select pid from pg_stat_activity where pid <> pg_backend_pid()',
        )
        return rows.map((row) => row.pid)
      })
      const tell = (signal: NodeJS.Signals) => {
        for (const one of [...pids, first]) {
          try {
            process.kill(one, signal)
          } catch {
            // It has ended in the meantime.
          }
        }
      }
      tell('SIGSTOP')
      return () => tell('SIGCONT')
    },
  }
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
