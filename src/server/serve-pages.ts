import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '#contract/client.ts'
import type { Config } from '#platform/config/config.ts'
import { inlineScriptHashes } from '#platform/http/inline-script-hashes.ts'
import { inProcessApi } from './in-process-api.ts'
import { createPageCache, type PageCache, type Rendered } from './page-cache.ts'
import { localAddress, pageAddress } from './page-key.ts'

/** What a page being rendered gets from the process. */
export interface PageContext {
  api: Api
  publicUrl: string
  aboutUrl: string | undefined
  nonce?: string
}

/** TanStack Start's handler: a request in, a streamed page out. */
export type RenderPage = (request: Request, options: { context: PageContext }) => Promise<Response>

/** Every address that is no call of the contract is a page (src/web/sitemap.ts). */
export function servePages(app: FastifyInstance, config: Config, render: RenderPage): PageCache {
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
    const response = await render(asWebRequest(request, localAddress(request.url)), {
      context: { ...contextOf(request), nonce },
    })
    reply.header('cache-control', 'private, no-store')
    reply.header('content-security-policy', policy(`'nonce-${nonce}' 'strict-dynamic'`))
    return reply.send(response)
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
    const response = await render(asWebRequest(request, address), { context: contextOf(request) })
    const html = await response.text()
    const location = response.headers.get('location')
    return {
      status: response.status,
      html,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy(["'self'", ...inlineScriptHashes(html)].join(' ')),
        ...(location ? { location } : {}),
      },
    }
  }

  function contextOf(request: FastifyRequest): PageContext {
    const cookie = request.cookies.accesstoken ? request.headers.cookie : undefined
    return {
      api: inProcessApi(app, { cookie, language: 'en' }),
      publicUrl: config.http.publicUrl,
      aboutUrl: config.links.about,
    }
  }

  function asWebRequest(request: FastifyRequest, address: string): Request {
    const headers = new Headers({ accept: 'text/html' })
    if (request.cookies.accesstoken && request.headers.cookie) headers.set('cookie', request.headers.cookie)
    return new Request(`${config.http.publicUrl}${address}`, { headers })
  }

  function policy(scripts: string): string {
    const upgrade = config.http.publicUrl.startsWith('https:') ? '; upgrade-insecure-requests' : ''
    const develop = config.mode === 'development' ? ' ws:' : ''
    return (
      `default-src 'none'; script-src ${scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; ` +
      `font-src 'self'; connect-src 'self'${develop}; manifest-src 'self'; media-src 'self'; worker-src 'self'; ` +
      `form-action 'self'; base-uri 'none'; frame-ancestors 'none'${upgrade}`
    )
  }
}

function answerNoSuchCall(reply: FastifyReply) {
  const message = 'This page could not be found'
  return reply
    .status(404)
    .send({ success: false, data: { message }, errors: [{ code: 'NotFound', message }] })
}

function wantedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | 'plain' {
  const accepted = String(header ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
}
