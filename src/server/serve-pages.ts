import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '#contract/client.ts'
import { m } from '#messages/messages.js'
import type { Config } from '#platform/config/config.ts'
import { inlineScriptHashes } from '#platform/http/inline-script-hashes.ts'
import { inProcessApi } from './in-process-api.ts'
import { compress, createPageCache, type PageCache, type Rendered } from './page-cache.ts'
import { localAddress, pageAddress } from './page-key.ts'

/** What a page being rendered gets from the process. */
export interface PageContext {
  api: Api
  publicUrl: string
  aboutUrl: string | undefined
  nonce?: string
}

/** Seconds after which a page that could not be shown is worth another try. */
const RETRY_AFTER = '5'

/** The level at which a page that is sent once is compressed. */
const QUICK = 4

/** TanStack Start's handler: a request in, a page out. */
export type RenderPage = (request: Request, options: { context: PageContext }) => Promise<Response>

/** Every address that is no call of the contract is a page (src/web/sitemap.ts). */
export function servePages(
  app: FastifyInstance,
  config: Config,
  render: RenderPage,
  { isHotReloaded = false } = {},
): PageCache {
  const cache = createPageCache(config.pages.cacheSeconds)
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return answerNoSuchCall(reply)
    if (request.cookies.accesstoken) return personsPage(request, reply)
    return visitorsPage(request, reply)
  })
  return cache

  /** Rendered for one person: never kept, its scripts allowed by a nonce. */
  async function personsPage(request: FastifyRequest, reply: FastifyReply) {
    const nonce = randomBytes(16).toString('base64')
    const { response, status } = await renderPage(request, localAddress(request.url), nonce)
    reply.status(status).type('text/html; charset=utf-8')
    reply.header('cache-control', 'private, no-store')
    reply.header('content-security-policy', policy(`'nonce-${nonce}' 'strict-dynamic'`))
    const location = response.headers.get('location')
    if (location) reply.header('location', location)
    const kind = wantedEncoding(request.headers['accept-encoding'])
    if (kind !== 'plain') reply.header('content-encoding', kind)
    const html = Buffer.from(await response.arrayBuffer())
    return reply.header('vary', 'accept-encoding, cookie').send(await compress(html, kind, QUICK))
  }

  /** The same for everyone without an account: rendered once, kept some seconds. */
  async function visitorsPage(request: FastifyRequest, reply: FastifyReply) {
    const address = pageAddress(request.url)
    const page = await cache.get(address, () => renderForVisitors(request, address))
    const kind = wantedEncoding(request.headers['accept-encoding'])
    reply.status(page.status).headers(page.headers).header('vary', 'accept-encoding, cookie')
    if (kind !== 'plain') reply.header('content-encoding', kind)
    return reply.send(page[kind])
  }

  async function renderForVisitors(request: FastifyRequest, address: string): Promise<Rendered> {
    const { response, status } = await renderPage(request, address)
    const html = await response.text()
    const location = response.headers.get('location')
    return {
      status,
      html,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy(["'self'", ...inlineScriptHashes(html)].join(' ')),
        ...(location ? { location } : {}),
        ...(status === 503 ? { 'retry-after': RETRY_AFTER } : {}),
      },
    }
  }

  /** A page that failed because our records could not be reached says so by its status, 503. */
  async function renderPage(request: FastifyRequest, address: string, nonce?: string) {
    let isAway = false
    const cookie = request.cookies.accesstoken ? request.headers.cookie : undefined
    const onStatus = (status: number) => {
      isAway ||= status === 503
    }
    const context: PageContext = {
      api: inProcessApi(app, { cookie, language: 'en', onStatus }),
      publicUrl: config.http.publicUrl,
      aboutUrl: config.links.about,
      ...(nonce ? { nonce } : {}),
    }
    const response = await render(asWebRequest(request, address), { context })
    return { response, status: response.status === 500 && isAway ? 503 : response.status }
  }

  function asWebRequest(request: FastifyRequest, address: string): Request {
    const headers = new Headers({ accept: 'text/html' })
    if (request.cookies.accesstoken && request.headers.cookie) headers.set('cookie', request.headers.cookie)
    return new Request(`${config.http.publicUrl}${address}`, { headers })
  }

  function policy(scripts: string): string {
    const upgrade = config.http.publicUrl.startsWith('https:') ? '; upgrade-insecure-requests' : ''
    const [socket, workers] = isHotReloaded ? [' ws:', "'self' blob:"] : ['', "'self'"]
    return (
      `default-src 'none'; script-src ${scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; ` +
      `font-src 'self'; connect-src 'self'${socket}; manifest-src 'self'; media-src 'self'; worker-src ${workers}; ` +
      `form-action 'self'; base-uri 'none'; frame-ancestors 'none'${upgrade}`
    )
  }
}

function answerNoSuchCall(reply: FastifyReply) {
  const message = m.not_found_unknown()
  return reply
    .status(404)
    .send({ success: false, data: { message }, errors: [{ code: 'NotFound', message }] })
}

function wantedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | 'plain' {
  const accepted = String(header ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
}
