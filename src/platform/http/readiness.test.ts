import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { createLog } from '#platform/log/log.ts'
import { expectMailServer } from '#platform/mail/mailer.ts'
import { openScanner } from '#platform/scanner/scanner.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { createHttp } from './http.ts'
import { type ServedPart, serveReadiness } from './readiness.ts'

const stops: (() => unknown)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

async function readyzWith(parts: Omit<ServedPart, 'freshMs'>[], freshMs = 0) {
  const app = await createHttp(readConfig({ RATE_LIMIT_PER_MINUTE: '0' }), createLog('silent'))
  serveReadiness(
    app,
    parts.map((part) => ({ freshMs, ...part })),
  )
  stops.push(() => app.close())
  return () => app.inject('/readyz')
}

const there = async () => undefined
const gone = async () => Promise.reject(new Error('postgres://user:secret@10.0.0.1 refused'))

/** A port of this machine that accepts connections and never answers. */
async function silentPort(): Promise<{ port: number; stop: () => void }> {
  const server = createTcpServer(() => undefined).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const stop = () => void server.close()
  stops.push(stop)
  return { port: (server.address() as AddressInfo).port, stop }
}

describe('/readyz', () => {
  it('is ready without what is not needed, and says that it is away', async () => {
    const ask = await readyzWith([
      { name: 'database', isNeeded: true, expectThere: there },
      { name: 'storage', expectThere: gone },
    ])
    const answer = await ask()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      success: true,
      data: { status: 'ready', parts: { database: 'ok', storage: 'away' } },
    })
  })

  it('is not ready without what is needed, and tells no reason or address', async () => {
    const ask = await readyzWith([
      { name: 'database', isNeeded: true, expectThere: gone },
      { name: 'storage', expectThere: there },
    ])
    const answer = await ask()
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({
      success: false,
      data: { status: 'not ready', parts: { database: 'away', storage: 'ok' } },
    })
  })

  it('waits for parts side by side, and for none longer than a second', async () => {
    const { port } = await silentPort()
    const { expectThere } = openScanner({ host: '127.0.0.1', port })
    const bucket = openStorage({
      kind: 's3',
      bucket: 'pankh',
      endpoint: `http://127.0.0.1:${port}`,
      region: undefined,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    })
    stops.push(() => bucket.close())
    const ask = await readyzWith([
      { name: 'scanner', expectThere },
      { name: 'storage', expectThere: bucket.expectThere },
    ])
    const began = performance.now()
    expect((await ask()).json().data.parts).toEqual({ scanner: 'away', storage: 'away' })
    expect(performance.now() - began).toBeLessThan(1_900)
  })

  it('asks a part once for all probes of the next moments', async () => {
    let asked = 0
    const expectThere = async () => {
      asked += 1
    }
    const ask = await readyzWith([{ name: 'database', expectThere }], 60_000)
    await Promise.all([ask(), ask()])
    await ask()
    expect(asked).toBe(1)
  })

  it('sees a mail server, and that it is gone', async () => {
    const { port, stop } = await silentPort()
    const expectThere = () => expectMailServer(`smtp://user:secret@127.0.0.1:${port}`)
    const ask = await readyzWith([{ name: 'mail', expectThere }])
    expect((await ask()).json().data.parts).toEqual({ mail: 'ok' })
    stop()
    expect((await ask()).json().data.parts).toEqual({ mail: 'away' })
  })

  it.each([
    [200, 'ok'],
    // The key isn't allowed to list.
    [403, 'ok'],
    [404, 'away'],
    [500, 'away'],
  ])('takes a bucket that answers %i for %s', async (status, state) => {
    const service = createServer((_request, reply) => reply.writeHead(status).end()).listen(0, '127.0.0.1')
    await new Promise((resolve) => service.once('listening', resolve))
    const { port } = service.address() as AddressInfo
    const bucket = openStorage({
      kind: 's3',
      bucket: 'pankh',
      endpoint: `http://127.0.0.1:${port}`,
      region: undefined,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    })
    stops.push(
      () => bucket.close(),
      () => service.close(),
    )
    const ask = await readyzWith([{ name: 'storage', expectThere: bucket.expectThere }])
    expect((await ask()).json().data.parts).toEqual({ storage: state })
  })
})
