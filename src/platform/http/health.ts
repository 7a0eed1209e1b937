import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { Overloaded } from '../errors/overloaded.ts'
import { isInProcess } from './http.ts'
import { type ServedPart, serveReadiness } from './readiness.ts'

/** Addresses that overload refuses as late as people, so that monitoring does not think the process is dead. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

const BOT = /bot|crawl|spider/i

/** A browser tells how it asks, a client of a person's shows a token; a bot that says that it is one is believed. */
export function isOfPerson({ headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>): boolean {
  if (BOT.test(headers['user-agent'] ?? '')) return false
  return Boolean(headers['sec-fetch-mode'] ?? headers.authorization ?? cookies.accesstoken)
}

/** `/healthz`: the process is up. `/readyz`: what it works with answers. Both, and all else, end under overload. */
export async function serveHealth(
  app: FastifyInstance,
  config: Config,
  parts: readonly ServedPart[],
): Promise<void> {
  // People are turned away last.
  const forPeople = config.http.overloadedAfterMs
  const forBots = forPeople / 2
  await app.register(underPressure, {
    maxEventLoopDelay: forBots,
    pressureHandler: async (request, _reply, _what, delay) => {
      // A page that was let in is finished, with all that it asks for.
      const { isBuiltFile, isPartOfPage } = request.routeOptions.config ?? {}
      if (isInProcess(app, request.headers) || isBuiltFile || isPartOfPage) return
      const isFirst = isOfPerson(request) || PROBES.has(request.routeOptions.url ?? '')
      if (Number(delay) > (isFirst ? forPeople : forBots)) throw new Overloaded()
    },
  })
  app.get('/healthz', { schema: { hide: true } }, async () => ({ success: true, data: { status: 'up' } }))
  serveReadiness(app, parts)
}
