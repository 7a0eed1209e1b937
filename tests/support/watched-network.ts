import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { IDEMPOTENCY_HEADER } from '#foundation/offline/offline.contract.ts'

/** The network between a browser and the server. */
export interface WatchedNetwork {
  /** Paths of the mutations that pages and the worker sent and the server accepted, in order. */
  readonly sent: readonly string[]
  /** As if a newer version of the product had another worker. */
  hasNewWorker: boolean
  /** As if a newer version had removed the built files. */
  hasNoScripts: boolean
}

const WORKER = '/service-worker.js'

/**
 * A proxy, which sees every request: the worker of a browser sends some before Playwright listens. `args` are for
 * Chromium.
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
  // By default, Chromium bypasses a proxy for addresses of this machine.
  const args = [`--proxy-server=http://127.0.0.1:${port}`, '--proxy-bypass-list=<-loopback>']
  return { network, args, close: () => new Promise((resolve) => server.close(resolve)) }
}
