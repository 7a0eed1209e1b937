import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { IDEMPOTENCY_HEADER } from '#foundation/offline/offline.contract.ts'

/** The network between a browser and the server. */
export interface WatchedNetwork {
  /** Paths of the mutations that pages and the worker sent and that were taken, in order. */
  readonly sent: readonly string[]
  /** A newer version of the product has another worker. */
  hasNewWorker: boolean
  /** A newer version took away the built files. */
  hasNoScripts: boolean
}

const WORKER = '/service-worker.js'

/**
 * A proxy: a browser that is opened sends in its worker before Playwright listens, and here nothing gets past. `args`
 * are Chromium's.
 */
export async function openNetwork() {
  const sent: string[] = []
  const network: WatchedNetwork = { sent, hasNewWorker: false, hasNoScripts: false }

  function forward(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, url = '' } = asked
    const { pathname } = new URL(url)
    if (network.hasNoScripts && /^\/assets\/.*\.js$/.test(pathname)) {
      answer.writeHead(404).end()
      return
    }
    const isChanged = network.hasNewWorker && pathname === WORKER
    const headers = isChanged ? { host: asked.headers.host } : asked.headers
    const onward = request(url, { method, headers }, (given) => {
      const status = given.statusCode ?? 500
      if (status < 400 && IDEMPOTENCY_HEADER in asked.headers) sent.push(pathname)
      const { 'content-length': length, ...rest } = given.headers
      answer.writeHead(status, isChanged ? rest : given.headers)
      given.pipe(answer, { end: !isChanged })
      if (isChanged) given.on('end', () => answer.end('\n// newer'))
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  }

  const server = createServer(forward)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // Left to itself, Chromium goes past it to an address of this machine.
  const args = [`--proxy-server=http://127.0.0.1:${port}`, '--proxy-bypass-list=<-loopback>']
  return { network, args, close: () => new Promise((resolve) => server.close(resolve)) }
}
