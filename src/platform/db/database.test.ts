import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type FaultyPostgres, startFaultyPostgres } from '#tests/support/faulty-postgres.ts'
import { openDatabase } from './database.ts'
import { DatabaseIsStandby } from './prepare-connection.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** PostgreSQL's request for a cleartext password (`AuthenticationCleartextPassword`). */
const ASKS_FOR_PASSWORD = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3])

it('takes the password from PGPASSWORD where an address has none', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const given = new Promise<string>((resolve) => {
    server.once('connection', (socket) => {
      socket.once('data', () => {
        socket.write(ASKS_FOR_PASSWORD)
        socket.once('data', (answer) => {
          // The letter p, the length, and the password up to a zero.
          resolve(answer.subarray(5, -1).toString())
          socket.destroy()
        })
      })
    })
  })
  vi.stubEnv('PGPASSWORD', 'not in the list of processes')
  const { port } = server.address() as AddressInfo
  const database = await openDatabase({ url: `postgres://pankh@127.0.0.1:${port}/pankh`, poolSize: 1 })
  await expect(database.ping()).rejects.toThrow()
  expect(await given).toBe('not in the list of processes')
  await database.close()
  server.close()
})

describe('a connection to a PostgreSQL server', () => {
  let postgres: FaultyPostgres
  beforeAll(async () => {
    postgres = await startFaultyPostgres()
  })
  afterAll(() => postgres.stop())

  it('has its settings without the startup parameter that PgBouncer refuses', async () => {
    const database = await openDatabase({ url: postgres.url, poolSize: 1 })
    const setting = async (name: string) => (await database.pool?.query(`show ${name}`))?.rows[0]
    expect(await setting('statement_timeout')).toEqual({ statement_timeout: '15s' })
    expect(await setting('jit')).toEqual({ jit: 'off' })
    expect(database.pool?.options.options).toBeUndefined()
    await database.close()
  })

  it('is refused while the server only reads, for work under a lock too', async () => {
    const promote = await postgres.standBy()
    const database = await openDatabase({ url: postgres.url, poolSize: 1 })
    await expect(database.ping()).rejects.toMatchObject({ cause: expect.any(DatabaseIsStandby) })
    await expect(database.underLock(async () => undefined)).rejects.toThrow(DatabaseIsStandby)
    await promote()
    await database.ping()
    await database.close()
  })
})
