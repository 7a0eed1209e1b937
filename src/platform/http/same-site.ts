import type { FastifyInstance, FastifyRequest } from 'fastify'
import { m } from '#messages/messages.js'
import { namedError } from '../errors/named-error.ts'
import { isInProcess } from './http.ts'

export const CrossSiteRequest = namedError('CrossSiteRequest', 403, () => m.error_cross_site())

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site makes with a person's cookies. Browsers say where a request comes from. A request
 * with cookies that doesn't say is refused; clients with a token in a header are not (OWASP, Fetch Metadata).
 */
export function refuseCrossSiteWrites(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).host
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method) || isInProcess(app, request.headers)) return
    if (!isFromOurPages(request, own)) throw new CrossSiteRequest()
  })
}

/**
 * Guards the few GETs that change a row: only from our own pages, and never prefetched before a click
 * (docs/rules/calls.md, Calls that write).
 * @throws CrossSiteRequest
 */
export function expectOwnClick(request: FastifyRequest, publicUrl: string): void {
  const { headers, server } = request
  if (isInProcess(server, headers)) return
  const isAhead = headers['sec-purpose'] !== undefined || headers.purpose !== undefined
  // Old browsers only send the page that a GET came from.
  const isReferred = headers['sec-fetch-site'] === undefined && headers.referer?.startsWith(`${publicUrl}/`)
  const isOwn = isReferred || isFromOurPages(request, new URL(publicUrl).host)
  if (isAhead || !isOwn) throw new CrossSiteRequest()
}

function isFromOurPages({ headers }: FastifyRequest, own: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (headers.origin !== undefined) return hostOf(headers.origin) === own
  return headers.cookie === undefined
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
