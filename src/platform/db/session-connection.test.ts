import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type FaultyPostgres, startFaultyPostgres } from '#tests/support/faulty-postgres.ts'
import { listenOver } from './listen.ts'
import { sessionConnection } from './session-connection.ts'

const NOT_HEARD = 'changes made by other processes are not heard: cached pages can be stale'
const HEARD_AGAIN = 'changes made by other processes are heard again'
/** After the server is primary again, the longest pause between two tries may still have to pass. */
const SOON = { timeout: 20_000, interval: 50 }

let postgres: FaultyPostgres
beforeAll(async () => {
  postgres = await startFaultyPostgres()
})
afterAll(() => postgres.stop())

it('says that changes are not heard while the server refuses to listen, as a standby does, until it does', async () => {
  const logged: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) })
  const lines = () => logged.map(({ msg }) => msg)
  const session = sessionConnection({ url: postgres.url, waitMs: 5_000, log })
  const listen = listenOver(session)
  const heard = vi.fn()
  const promote = await postgres.standBy()
  const missed = vi.fn()
  await listen('pankh', heard, missed)
  await vi.waitFor(() => expect(lines()).toEqual([NOT_HEARD]), SOON)
  expect(logged[0]).toMatchObject({ fault: { code: '25006' } })
  expect(missed).not.toHaveBeenCalled()

  await promote()
  await vi.waitFor(() => expect(lines()).toEqual([NOT_HEARD, HEARD_AGAIN]), SOON)
  expect(missed).toHaveBeenCalledTimes(1)
  await session.query('select pg_notify($1, $2)', ['pankh', 'pages'])
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('pages'), SOON)
  await session.close()
})
