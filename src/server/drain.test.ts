import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drainable } from './drain.ts'

let server: Server
let drain: (limitMs: number) => Promise<boolean>
/** Lets the request to /slow be answered. */
let finishSlow: () => void
/** Longer than any of these tests. */
const LONG_MS = 60_000
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeEach(async () => {
  const slow = new Promise<void>((resolve) => {
    finishSlow = resolve
  })
  server = createServer(async (asked, answer) => {
    if (asked.url === '/slow') await slow
    answer.end('answered')
  })
  drain = drainable(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  agent.destroy()
  server.closeAllConnections()
  server.close()
})

const port = () => (server.address() as AddressInfo).port
const ask = (path: string, to: number, method = 'GET') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ agent, host: '127.0.0.1', port: to, path, method }, resolve).once('error', reject).end()
  })
const read = async (answer: IncomingMessage) => {
  answer.resume()
  await once(answer, 'end')
  return [answer.statusCode, answer.headers.connection]
}

it('answers what still comes over a connection that a proxy kept open, and ends that connection', async () => {
  const to = port()
  expect(await read(await ask('/', to))).toEqual([200, 'keep-alive'])
  const drained = drain(LONG_MS)
  await vi.waitUntil(() => !server.listening)
  expect(await read(await ask('/', to, 'POST'))).toEqual([200, 'close'])
  await drained
})

it('refuses new connections, while an open request gets its answer', async () => {
  const to = port()
  const slow = ask('/slow', to)
  await once(server, 'request')
  const drained = drain(LONG_MS)
  await vi.waitUntil(() => !server.listening)
  await expect(once(connect(to, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  finishSlow()
  expect(await read(await slow)).toEqual([200, 'close'])
  expect(await drained).toBe(true)
})

it('waits for nobody who only holds a connection', async () => {
  const idle = connect(port(), '127.0.0.1')
  await Promise.all([once(idle, 'connect'), once(server, 'connection')])
  const ended = once(idle, 'close')
  await drain(LONG_MS)
  await ended
})

it('cuts a request that takes longer than the limit, and says so', async () => {
  const slow = ask('/slow', port())
  await once(server, 'request')
  const drained = drain(10)
  await expect(slow).rejects.toMatchObject({ code: 'ECONNRESET' })
  expect(await drained).toBe(false)
})
