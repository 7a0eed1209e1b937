import { createHash, timingSafeEqual } from 'node:crypto'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { newestBackupAt } from '../backup/backup-folder.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { Overloaded } from '../errors/overloaded.ts'
import { isInProcess } from './http.ts'

/** Addresses that overload refuses as late as people, so that monitoring does not think the process is dead. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

const BOT = /bot|crawl|spider/i

/** A browser tells how it asks, a client of a person's shows a token; a bot that says that it is one is believed. */
export function isOfPerson({ headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>): boolean {
  if (BOT.test(headers['user-agent'] ?? '')) return false
  return Boolean(headers['sec-fetch-mode'] ?? headers.authorization ?? cookies.accesstoken)
}

/** `/healthz`: the process is up. `/readyz`: the database answers. `/metrics`: Prometheus text. */
export async function serveHealth(app: FastifyInstance, config: Config, database: Database): Promise<void> {
  // People are turned away last.
  const forPeople = config.http.overloadedAfterMs
  const forBots = forPeople / 2
  await app.register(underPressure, {
    maxEventLoopDelay: forBots,
    pressureHandler: async (request, _reply, _what, delay) => {
      // A page that was let in is finished, with all that it asks for.
      if (isInProcess(app, request.headers) || request.routeOptions.config?.isBuiltFile) return
      const isFirst = isOfPerson(request) || PROBES.has(request.routeOptions.url ?? '')
      if (Number(delay) > (isFirst ? forPeople : forBots)) throw new Overloaded()
    },
  })
  const hidden = { schema: { hide: true } }
  app.get('/healthz', hidden, async () => ({ success: true, data: { status: 'up' } }))
  app.get('/readyz', hidden, async (_request, reply) => {
    const reachable = await database.ping().then(
      () => true,
      () => false,
    )
    return reply
      .status(reachable ? 200 : 503)
      .send({ success: reachable, data: { status: reachable ? 'ready' : 'database unreachable' } })
  })

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  if (config.backup) countBackups(registry, config.backup.folder)
  app.addHook('onResponse', async (request, reply) => {
    if (isInProcess(app, request.headers)) return
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? '*',
      status: String(reply.statusCode),
    }
    durations.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(config, request.headers.authorization)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** 0 where none can be found: a monitor that looks at its age then says so as well. */
function countBackups(registry: Registry, folder: string): void {
  const newest = new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the newest backup in BACKUP_FOLDER was made',
    registers: [registry],
    async collect() {
      const at = await newestBackupAt(folder).catch(() => undefined)
      newest.set((at?.getTime() ?? 0) / 1000)
    },
  })
}

/**
 * Whether metrics may be read. In production that needs METRICS_TOKEN: behind a proxy on the same machine everyone
 * looks local.
 */
function mayReadMetrics({ mode, metrics }: Config, authorization = ''): boolean {
  if (metrics.token === undefined) return mode !== 'production'
  const given = createHash('sha256').update(authorization).digest()
  return timingSafeEqual(given, createHash('sha256').update(`Bearer ${metrics.token}`).digest())
}
