import type { FastifyInstance } from 'fastify'
import { product } from '#contract/product.ts'
import { bannersRoutes } from '#features/banners/server/index.ts'
import { eventsRoutes } from '#features/events/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { serveHealth } from '#platform/http/health.ts'
import { createHttp } from '#platform/http/http.ts'
import { serveOpenapi } from '#platform/http/openapi.ts'
import { createServe } from '#platform/http/serve.ts'
import type { Log } from '#platform/log/log.ts'

/** What a process is made of. */
export interface Parts {
  config: Config
  log: Log
  database: Database
  clock: Clock
}

/** The HTTP contract of every feature on one Fastify. Pages are added by `servePages`. */
export async function buildApp({ config, log, database, clock }: Parts): Promise<FastifyInstance> {
  const app = await createHttp(config, log)
  await serveOpenapi(app, { name: product.name, version: product.version })
  await serveHealth(app, config, database)
  const serve = createServe(app, { db: database.db, clock })
  eventsRoutes(serve)
  bannersRoutes(serve)
  return app
}
