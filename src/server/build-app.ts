import type { FastifyInstance } from 'fastify'
import { product } from '#contract/product.ts'
import { CALL_PREFIXES } from '#contract/wire.ts'
import {
  administrationRoutes,
  adminMailsRoutes,
  auditRoutes,
  jobsRoutes,
  numbersFileRoutes,
  peopleRoutes,
  startRoutes,
  taxonomyRoutes,
} from '#features/administration/server/index.ts'
import {
  awarenessRoutes,
  awarenessSitemap,
  reportableCampaigns,
} from '#features/awareness-programs/server/index.ts'
import { bannersRoutes } from '#features/banners/server/index.ts'
import {
  adminProgramFilesRoutes,
  certificateProgramsRoutes,
  programsSitemap,
} from '#features/certificate-programs/server/index.ts'
import { badgeSigner, certificatesRoutes } from '#features/certificates/server/index.ts'
import { counsellingRoutes } from '#features/counselling/server/index.ts'
import {
  adminFilesRoutes,
  captionsRoutes,
  eventsFollowTerms,
  eventsRoutes,
  eventsSitemap,
  isPublicSpeaker,
  joinEventRoutes,
  mayOpenFilm,
  reportableQuestions,
  reportableReviews,
} from '#features/events/server/index.ts'
import {
  creatorsSitemap,
  lendingOf,
  lentFilesRoutes,
  listedResourcesOf,
  mayOpenResourceFile,
  reportableResourceReviews,
  reportableResources,
  resourceFilesRoutes,
  resourcesFollowTerms,
  resourcesRoutes,
  resourcesSitemap,
} from '#features/resources/server/index.ts'
import { accountParts, accountsRoutes } from '#foundation/accounts/server/index.ts'
import { analyticsRoutes } from '#foundation/analytics/server/index.ts'
import { blockPerson, creatorsRoutes, reportableProfiles } from '#foundation/creators/server/index.ts'
import { draftsRoutes } from '#foundation/drafts/server/index.ts'
import { legalRoutes } from '#foundation/legal/server/index.ts'
import { outboxRoutes } from '#foundation/mails/server/index.ts'
import { moderationRoutes } from '#foundation/moderation/server/index.ts'
import { notificationsRoutes, unsubscribeLinks } from '#foundation/notifications/server/index.ts'
import { numbersRoutes } from '#foundation/numbers/server/index.ts'
import { manifestRoutes, sendOnce } from '#foundation/offline/server/index.ts'
import { privacyRoutes } from '#foundation/privacy/server/index.ts'
import {
  bringReading,
  leaveReading,
  readingCookies,
  readingRoutes,
} from '#foundation/reading/server/index.ts'
import { searchWordsRoutes } from '#foundation/search-words/server/index.ts'
import { openSettings, settingsRoutes } from '#foundation/settings/server/index.ts'
import {
  filesRoutes,
  type OpenUploads,
  resumableRoutes,
  type Uploads,
  uploadsRoutes,
} from '#foundation/uploads/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { serveHealth } from '#platform/http/health.ts'
import { createHttp } from '#platform/http/http.ts'
import { serveOpenapi } from '#platform/http/openapi.ts'
import { refuseCrossSiteWrites } from '#platform/http/same-site.ts'
import { createServe } from '#platform/http/serve.ts'
import { type MappedKind, serveSitemap } from '#platform/http/serve-sitemap.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { createLimits } from '#platform/limits/limits.ts'
import type { Log } from '#platform/log/log.ts'
import type { Pdfs } from '#platform/pdf/pdfs.ts'
import { pageAt } from '#web/page-at.ts'
import { pages, sitemap } from '#web/sitemap.ts'
import { leadToNewTerms } from './lead-to-new-terms.ts'
import { numbersParts } from './numbers-parts.ts'
import { retentions } from './retentions.ts'
import { sizeOfPicture } from './size-of-picture.ts'
import { waitingParts } from './waiting-parts.ts'
import { worksOfPerson } from './works-of-person.ts'

/** What the contract stands on. */
export interface AppParts {
  config: Config
  log: Log
  database: Database
  clock: Clock
  uploads: Uploads
  pdfs: Pdfs
}

/** What a process is made of. */
export interface Parts extends AppParts {
  jobs: Jobs
  uploads: OpenUploads
}

/** What crawlers leave alone: calls, files, and the pages that say so. */
const closedToCrawlers = [
  ...CALL_PREFIXES,
  '/files/',
  ...sitemap.flatMap((frame) => frame.pages.flatMap((page) => (page.isClosedToCrawlers ? page.path : []))),
]

const withoutOptionalValues = (path: string) => path.replace(/\/\{-.*$/, '') || '/'

/** Pages that are there whatever is in the tables. */
const pagesThatStand: MappedKind = {
  name: 'pages',
  countParts: async () => 1,
  selectPart: async () =>
    pages.flatMap(({ path, isInSitemap }) =>
      isInSitemap ? { address: withoutOptionalValues(path), changed_at: null } : [],
    ),
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
  const app = await createHttp(config, log)
  refuseCrossSiteWrites(app, config.http.publicUrl)
  await serveOpenapi(app, { name: product.name, version: product.version })
  await serveHealth(app, config, database)
  serveSitemap(app, {
    db: database.db,
    publicUrl: config.http.publicUrl,
    closed: closedToCrawlers,
    kinds: [
      pagesThatStand,
      eventsSitemap,
      programsSitemap,
      awarenessSitemap,
      resourcesSitemap,
      creatorsSitemap,
    ],
  })
  leadToNewTerms(app, database.db)
  const settings = await openSettings({ db: database.db, log, links: config.links })
  app.addHook('onClose', async () => settings.close())
  const limits = createLimits(database, settings.numbersOf)
  const reading = readingCookies(config.http.publicUrl.startsWith('https:'))
  const accounts = accountParts({
    config,
    db: database.db,
    clock,
    limits,
    uploads,
    atLogIn: bringReading(reading),
    atLogOut: leaveReading(reading),
  })
  const { signedIn } = accounts.viewers
  const once = sendOnce({
    db: database.db,
    clock,
    viewers: accounts.viewers,
    connections: database.pool?.options.max ?? 1,
  })
  const serve = createServe(app, { db: database.db, clock, once, signedIn })
  manifestRoutes(app)
  const files = { db: database.db, clock, uploads, signedIn }
  accountsRoutes(serve, accounts)
  uploadsRoutes(serve, files)
  filesRoutes(app, {
    ...files,
    mayOpen: [(db, of) => mayOpenFilm(db, { ...of, now: clock.now() }), mayOpenResourceFile],
  })
  await resumableRoutes(app, files)
  legalRoutes(serve)
  eventsRoutes(serve, { viewers: accounts.viewers, limits, uploads })
  adminProgramFilesRoutes(app, { db: database.db, clock, viewers: accounts.viewers })
  certificateProgramsRoutes(serve, { viewers: accounts.viewers, limits, uploads })
  adminFilesRoutes(app, { db: database.db, clock, viewers: accounts.viewers })
  captionsRoutes(app, { db: database.db, clock, viewers: accounts.viewers })
  joinEventRoutes(app, {
    db: database.db,
    clock,
    viewers: accounts.viewers,
    publicUrl: config.http.publicUrl,
  })
  resourceFilesRoutes(app, { db: database.db, viewers: accounts.viewers, uploads })
  const lending = lendingOf(config)
  lentFilesRoutes(app, { db: database.db, clock, uploads, lending })
  resourcesRoutes(serve, { viewers: accounts.viewers, limits, uploads, lending })
  const work = { resourcesCount: listedResourcesOf, isSpeaker: isPublicSpeaker }
  creatorsRoutes(serve, { viewers: accounts.viewers, limits, work })
  const reportables = [
    reportableQuestions,
    reportableReviews,
    reportableResources,
    reportableResourceReviews,
    reportableProfiles(work),
    reportableCampaigns,
  ]
  numbersRoutes(serve, { viewers: accounts.viewers, parts: numbersParts })
  numbersFileRoutes(app, { db: database.db, clock, viewers: accounts.viewers, numbers: numbersParts })
  administrationRoutes(serve, { viewers: accounts.viewers, reportables })
  peopleRoutes(app, serve, {
    db: database.db,
    clock,
    viewers: accounts.viewers,
    limits,
    secret: accounts.secret,
    works: worksOfPerson,
  })
  auditRoutes(serve, { viewers: accounts.viewers })
  startRoutes(serve, { viewers: accounts.viewers, parts: waitingParts(reportables) })
  adminMailsRoutes(serve, { viewers: accounts.viewers })
  jobsRoutes(serve, { viewers: accounts.viewers })
  settingsRoutes(serve, { viewers: accounts.viewers, settings })
  readingRoutes(serve, {
    viewers: accounts.viewers,
    limits,
    cookies: reading,
    sizeOf: sizeOfPicture(app),
  })
  draftsRoutes(serve, { viewers: accounts.viewers })
  privacyRoutes(app, serve, {
    db: database.db,
    clock,
    viewers: accounts.viewers,
    limits,
    uploads,
    retentions,
    publicUrl: config.http.publicUrl,
  })
  notificationsRoutes(app, serve, {
    viewers: accounts.viewers,
    links: unsubscribeLinks({ publicUrl: config.http.publicUrl, secretKey: config.secretKey }),
    hasWhatsapp: config.whatsapp !== undefined,
  })
  moderationRoutes(serve, {
    block: blockPerson,
    viewers: accounts.viewers,
    limits,
    reportables,
  })
  awarenessRoutes(app, serve, {
    db: database.db,
    clock,
    viewers: accounts.viewers,
    limits,
    uploads,
    pdfs,
    publicUrl: config.http.publicUrl,
    secretKey: config.secretKey,
  })
  bannersRoutes(serve, { viewers: accounts.viewers, uploads })
  taxonomyRoutes(serve, { viewers: accounts.viewers, followers: [eventsFollowTerms, resourcesFollowTerms] })
  searchWordsRoutes(serve, { viewers: accounts.viewers })
  analyticsRoutes(serve, {
    viewers: accounts.viewers,
    limits,
    consents: accounts.consents,
    isShared: config.amplitude !== undefined,
    isUncounted: (page) => pageAt(page)?.page.isUncounted === true,
  })
  certificatesRoutes(app, serve, {
    db: database.db,
    clock,
    viewers: accounts.viewers,
    limits,
    pdfs,
    badges: badgeSigner(config.secretKey),
    publicUrl: config.http.publicUrl,
  })
  counsellingRoutes(app, serve, {
    db: database.db,
    clock,
    viewers: accounts.viewers,
    limits,
    pdfs,
    publicUrl: config.http.publicUrl,
    schedulingUrl: config.scheduling.url,
  })
  if (config.mode !== 'production' && config.mail.server === undefined) outboxRoutes(serve)
  return app
}
