import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAddress } from './ask-address.ts'

let server: Server
let address: string
beforeAll(async () => {
  server = createServer((request, reply) => {
    const path = request.url ?? ''
    if (path === '/moved') reply.writeHead(302, { location: '/there' })
    else if (path === '/circle') reply.writeHead(302, { location: '/circle' })
    else if (path === '/nonsense') reply.writeHead(302, { location: 'http://[' })
    else if (path === '/silent') return
    else reply.writeHead({ '/there': 200, '/gone': 404, '/members': 403 }[path] ?? 500)
    reply.end('words')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (path: string) => askAddress(`${address}${path}`, { unsafeAllowPrivate: true, patience: 500 })

describe('what is behind an address', () => {
  it.each([
    ['/there', 'there'],
    ['/moved', 'there'],
    ['/gone', 'gone'],
    ['/members', 'unknown'],
    ['/broken', 'unknown'],
    ['/circle', 'unknown'],
    ['/nonsense', 'unknown'],
    ['/silent', 'unknown'],
  ])('%s is %s', async (path, state) => {
    expect(await ask(path)).toBe(state)
  })

  it('is gone where nobody listens', async () => {
    const free = createServer()
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve))
    const { port } = free.address() as AddressInfo
    await new Promise((resolve) => free.close(resolve))
    expect(await askAddress(`http://127.0.0.1:${port}/`, { unsafeAllowPrivate: true })).toBe('gone')
  })

  it('is not asked of this machine or its network, and of nothing but the web', async () => {
    let asked = 0
    server.on('request', () => {
      asked += 1
    })
    expect(await askAddress(`${address}/there`)).toBe('unknown')
    expect(await askAddress(`http://localhost:${new URL(address).port}/there`)).toBe('unknown')
    expect(await askAddress('http://169.254.169.254/latest/meta-data')).toBe('unknown')
    expect(await askAddress('file:///etc/passwd')).toBe('unknown')
    expect(asked).toBe(0)
  })
})
