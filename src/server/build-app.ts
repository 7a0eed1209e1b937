import type { FastifyInstance } from 'fastify'
import { product } from '#contract/product.ts'
import { CALL_PREFIXES } from '#contract/wire.ts'
import { createViewers } from '#foundation/accounts/server/index.ts'
import { sendOnce } from '#foundation/offline/server/index.ts'
import { forgetVocabulary } from '#foundation/search-words/server/index.ts'
import { openSettings } from '#foundation/settings/server/index.ts'
import type { OpenUploads, Uploads } from '#foundation/uploads/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import { announce, hearChanges } from '#platform/db/changes.ts'
import type { Database } from '#platform/db/database.ts'
import { serveHealth } from '#platform/http/health.ts'
import { createHttp } from '#platform/http/http.ts'
import { serveMetrics } from '#platform/http/metrics.ts'
import { serveOpenapi } from '#platform/http/openapi.ts'
import type { ServedPart } from '#platform/http/readiness.ts'
import { refuseCrossSiteWrites } from '#platform/http/same-site.ts'
import { createServe } from '#platform/http/serve.ts'
import { type MappedKind, serveSitemap } from '#platform/http/serve-sitemap.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { createLimits } from '#platform/limits/limits.ts'
import { faultOf } from '#platform/log/fault.ts'
import type { Log } from '#platform/log/log.ts'
import { expectMailServer } from '#platform/mail/mailer.ts'
import type { Pdfs } from '#platform/pdf/pdfs.ts'
import { pageAt } from '#web/page-at.ts'
import { pages, sitemap } from '#web/sitemap.ts'
import { configuredParts, features } from './features.ts'
import { leadToNewTerms } from './lead-to-new-terms.ts'

/** What the contract needs. */
export interface AppParts {
  config: Config
  log: Log
  database: Database
  clock: Clock
  uploads: Uploads
  pdfs: Pdfs
}

/** The parts of a process. */
export interface Parts extends AppParts {
  jobs: Jobs
  uploads: OpenUploads
}

/** Closed to crawlers: calls, files, and pages that say so. */
const closedToCrawlers = [
  ...CALL_PREFIXES,
  '/files/',
  ...sitemap.flatMap((frame) => frame.pages.flatMap((page) => (page.isClosedToCrawlers ? page.path : []))),
]

const withoutOptionalValues = (path: string) => path.split('/{-', 1)[0] || '/'

/** Pages that exist whatever is in the tables. */
const pagesThatStand: MappedKind = {
  name: 'pages',
  countParts: async () => 1,
  selectPart: async () =>
    pages.flatMap(({ path, isInSitemap }) =>
      isInSitemap ? { address: withoutOptionalValues(path), changed_at: null } : [],
    ),
}

/**
 * The services that `/readyz` reports. Without the database nothing is served; without another one, everything that
 * doesn't need it still is.
 */
function servedParts({
  config,
  database,
  uploads,
}: Pick<AppParts, 'config' | 'database' | 'uploads'>): ServedPart[] {
  const { server } = config.mail
  const { storage, scanner } = uploads
  const freshMs = 5_000
  const parts: ServedPart[] = [
    { name: 'database', isNeeded: true, freshMs: 1_000, expectThere: database.ping },
    { name: 'storage', freshMs, expectThere: storage.expectThere },
  ]
  if (server) parts.push({ name: 'mail', freshMs, expectThere: () => expectMailServer(server) })
  if (config.storage.scanner) parts.push({ name: 'scanner', freshMs, expectThere: scanner.expectThere })
  return parts
}

/** The HTTP contract of every feature on one Fastify. Pages are added by `servePages`. */
export async function buildApp({
  config,
  log,
  database,
  clock,
  uploads,
  pdfs,
}: AppParts): Promise<FastifyInstance> {
  const { db } = database
  const configured = configuredParts(config)
  const { publicUrl } = configured
  const app = await createHttp(config, log)
  refuseCrossSiteWrites(app, publicUrl)
  await serveOpenapi(app, { name: product.name, version: product.version })
  await serveHealth(app, config, servedParts({ config, database, uploads }))
  serveMetrics(app, config, { database, gauges: features.flatMap((feature) => feature.gauges ?? []) })
  const kinds = [pagesThatStand, ...features.flatMap((feature) => feature.sitemap ?? [])]
  serveSitemap(app, { db, publicUrl, closed: closedToCrawlers, kinds })
  const changes = await hearChanges(database, log)
  app.decorate('changes', changes)
  app.addHook('onClose', async () => changes.close())
  // Before the answer is sent: the person's next request may reach another process.
  app.addHook('onSend', async (request, reply) => {
    if (!request.routeOptions.config?.changesPages || reply.statusCode >= 400) return
    await announce(db, 'pages', changes.id).catch((error: unknown) =>
      log.warn({ fault: faultOf(error) }, 'other processes show the change later'),
    )
  })
  leadToNewTerms(app, db)
  changes.on('search-words', () => forgetVocabulary(db))
  const settings = await openSettings({ db, log, changes, links: config.links })
  app.addHook('onClose', async () => settings.close())
  const limits = createLimits(database, settings.numbersOf)
  const viewers = createViewers({ db, clock, ...configured })
  const once = sendOnce({ db, clock, viewers, connections: database.pool?.options.max ?? 1 })
  const serve = createServe(app, { db, clock, once, limits, loggedIn: viewers.loggedIn })
  const parts = {
    ...configured,
    app,
    serve,
    db,
    locks: database.locks,
    clock,
    viewers,
    limits,
    settings,
    uploads,
    pdfs,
    isUncounted: (page: string) => pageAt(page)?.page.isUncounted === true,
  }
  for (const { routes = [] } of features) for (const route of routes) await route(parts)
  return app
}
