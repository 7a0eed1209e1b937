import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { Overloaded } from '../errors/overloaded.ts'
import { isInProcess } from './http.ts'
import { type ServedPart, serveReadiness } from './readiness.ts'

/** Refused no earlier than people under overload, so that monitoring does not think the process is dead. */
const PROBES = new Set(['/readyz', '/metrics'])

const BOT = /bot|crawl|spider/i

/** Browsers send fetch metadata, clients with an account a token. A bot that identifies itself is believed. */
export function isOfPerson({ headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>): boolean {
  if (BOT.test(headers['user-agent'] ?? '')) return false
  return Boolean(headers['sec-fetch-mode'] ?? headers.authorization ?? cookies.accesstoken)
}

/**
 * `/healthz`: the process runs, also under overload, since a restart would not help. `/readyz`: the services that it
 * needs answer.
 */
export async function serveHealth(
  app: FastifyInstance,
  config: Config,
  parts: readonly ServedPart[],
): Promise<void> {
  // People are refused last.
  const forPeople = config.http.overloadedAfterMs
  const forBots = forPeople / 2
  await app.register(underPressure, {
    maxEventLoopDelay: forBots,
    pressureHandler: async (request, _reply, _what, delay) => {
      // A page that was let in is completed, with everything that it requests.
      const { isBuiltFile, isPartOfPage } = request.routeOptions.config ?? {}
      const { url = '' } = request.routeOptions
      if (isInProcess(app, request.headers) || isBuiltFile || isPartOfPage || url === '/healthz') return
      const isFirst = isOfPerson(request) || PROBES.has(url)
      if (Number(delay) > (isFirst ? forPeople : forBots)) throw new Overloaded()
    },
  })
  app.get('/healthz', { schema: { hide: true } }, async () => ({ success: true, data: { status: 'up' } }))
  serveReadiness(app, parts)
}
