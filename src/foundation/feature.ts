import type { FastifyInstance } from 'fastify'
import type { TextLanguage } from '#contract/wire.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/database.ts'
import type { ProcessLocks } from '#platform/db/process-locks.ts'
import type { DatabaseGauge } from '#platform/http/database-gauges.ts'
import type { Serve } from '#platform/http/serve.ts'
import type { MappedKind } from '#platform/http/serve-sitemap.ts'
import type { HandledJob } from '#platform/jobs/job.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Pdfs } from '#platform/pdf/pdfs.ts'
import type { WithRoles } from './accounts/roles.contract.ts'
import type { SessionHooks } from './accounts/server/sessions/session-hooks.ts'
import type { Viewers } from './accounts/server/sessions/viewers.ts'
import type { PublicWork } from './creators/server/public-work.queries.ts'
import type { MadeThing, PendingReview, PersonCount } from './feature.contract.ts'
import type { MetricsProvider } from './metrics/server/metrics-provider.ts'
import type { Reportable } from './moderation/server/reportable.ts'
import type { StillPublic } from './notifications/server/followers/still-public.ts'
import type { PersonalDataProvider } from './privacy/server/personal-data-provider.ts'
import type { Retention } from './privacy/server/retention.ts'
import type { Settings } from './settings/server/open-settings.ts'
import type { TermFollower } from './taxonomy/server/admin/term-follower.ts'
import type { MayOpenFile } from './uploads/server/may-open-file.ts'
import type { Uploads } from './uploads/server/uploads.ts'

export { retention } from './privacy/server/retention.ts'

interface Parts {
  config: Config
  clock: Clock
  uploads: Uploads
  pdfs: Pdfs
  /** The product's public address, without a trailing slash. */
  publicUrl: string
  /** Whether the site is served over HTTPS. */
  isSecure: boolean
  /** Other keys are derived from it (`#platform/crypto/key-for.ts`). */
  secretKey: string
  /** Earlier values of `secretKey`, newest first. What they signed stays valid. */
  formerKeys: readonly string[]
  /** Every feature, for those that collect what the others provide. */
  features: readonly Feature[]
}

/** What a process passes to the jobs of every feature. */
export interface JobParts extends Parts {
  mailer: Mailer
}

/** What a process passes to the routes of every feature. */
export interface RouteParts extends Parts {
  /** Fastify itself, for anything outside the contract: files, pages, hooks. */
  app: FastifyInstance
  serve: Serve
  db: Db
  locks: ProcessLocks
  viewers: Viewers
  limits: Limits
  settings: Settings
  /** Whether views of the page with this sitemap path are not counted. */
  isUncounted: (page: string) => boolean
}

interface StaffViewer extends WithRoles {
  id: number
}

/** Counts one kind of decision that is waiting in a feature. */
export interface PendingReviewCounter {
  what: PendingReview
  /** The page where it's decided, unless `count` returns a more specific one. */
  address: string
  /** Who decides. */
  isFor(viewer: StaffViewer): boolean
  count(
    db: Db,
    of: { viewer: StaffViewer; language: TextLanguage; features: readonly Feature[]; now: Date },
  ): Promise<number | { count: number; address: string }>
}

/** How many of a person's newest things of a kind are linked. */
export const MOST_MADE = 20

/** What a person did and made in one feature, for administrators. */
export type PersonWork = (
  db: Db,
  of: { user_id: number; language: TextLanguage },
) => Promise<{ counts: Partial<Record<PersonCount, number>>; made?: MadeThing[] }>

/** Called by a job, and again when the job retries. */
type AfterChange = (tx: Db, user_id: number) => Promise<void>

/**
 * Everything that a folder of `features/` or `foundation/` provides to the others. Its `server/index.ts` exports one;
 * `server/features.ts` lists them all.
 */
export interface Feature {
  routes?: readonly ((parts: RouteParts) => void | Promise<void>)[]
  /** Without the jobs of `retentions`, which are added automatically. */
  jobs?: (parts: JobParts) => HandledJob[]
  sitemap?: readonly MappedKind[]
  reportables?: (features: readonly Feature[]) => readonly Reportable[]
  /** Personal data to export, and to erase in this order. */
  personalData?: (features: readonly Feature[]) => readonly PersonalDataProvider[]
  /** Counts per day, for administrators. */
  metrics?: MetricsProvider
  /** Current figures for operators, at `/metrics`. */
  gauges?: readonly DatabaseGauge[]
  retentions?: readonly Retention[]
  pendingReviews?: readonly PendingReviewCounter[]
  personWork?: PersonWork
  termFollower?: TermFollower
  /** Whether the viewer may open an uploaded file that the feature uses. */
  mayOpenFile?: MayOpenFile
  publicWork?: Partial<PublicWork>
  /** Whether followers may still be notified of what was published. */
  stillPublic?: Partial<StillPublic>
  sessionHooks?: (parts: RouteParts) => SessionHooks
  personRenamed?: AfterChange
  /** Called when the person's email is confirmed. */
  emailConfirmed?: AfterChange
  /** Blocks the author for the person who reports, if the report asks for it. */
  block?: (db: Db, viewer: { id: number }, of: { id: number; isBlocked: boolean; now: Date }) => Promise<void>
}
