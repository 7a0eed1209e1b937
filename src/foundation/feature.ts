import type { FastifyInstance } from 'fastify'
import type { TextLanguage } from '#contract/wire.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/database.ts'
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
  /** The product's public address, without a last slash. */
  publicUrl: string
  /** Whether the site is served over https. */
  isSecure: boolean
  /** Keys for tokens and hashes are derived from it (`#platform/crypto/key-for.ts`). */
  secretKey: string
  /** All of them, for those that gather what the others provide. */
  features: readonly Feature[]
}

/** What a process hands to the jobs of every feature. */
export interface JobParts extends Parts {
  mailer: Mailer
}

/** What a process hands to the routes of every feature. */
export interface RouteParts extends Parts {
  /** Fastify itself, for what is no call of the contract: files, pages, hooks. */
  app: FastifyInstance
  serve: Serve
  db: Db
  viewers: Viewers
  limits: Limits
  settings: Settings
  /** Whether openings of the page of that path in the sitemap are not counted. */
  isUncounted: (page: string) => boolean
}

interface StaffViewer extends WithRoles {
  id: number
}

/** What one feature knows to wait for a decision. */
export interface PendingReviewCounter {
  what: PendingReview
  /** The page on which it is decided, unless what was counted names a better one. */
  address: string
  /** Who decides on it. */
  isFor(viewer: StaffViewer): boolean
  count(
    db: Db,
    of: { viewer: StaffViewer; language: TextLanguage; features: readonly Feature[] },
  ): Promise<number | { count: number; address: string }>
}

/** The newest so many things of a kind that a person made are led to. */
export const MOST_MADE = 20

/** What a person did and made in one feature, for administrators. */
export type PersonWork = (
  db: Db,
  of: { user_id: number; language: TextLanguage },
) => Promise<{ counts: Partial<Record<PersonCount, number>>; made?: MadeThing[] }>

/** Called by a job, and again where that is tried again. */
type AfterChange = (tx: Db, user_id: number) => Promise<void>

/**
 * All that a folder of `features/` or `foundation/` says of itself to the rest. Its `server/index.ts` exports one, and
 * `server/features.ts` lists them.
 */
export interface Feature {
  routes?: readonly ((parts: RouteParts) => void | Promise<void>)[]
  /** The jobs of the feature. Those of its retentions need no mention. */
  jobs?: (parts: JobParts) => HandledJob[]
  sitemap?: readonly MappedKind[]
  reportables?: (features: readonly Feature[]) => readonly Reportable[]
  /** What is kept of a person: handed out, and erased in this order. */
  personalData?: readonly PersonalDataProvider[]
  metrics?: MetricsProvider
  retentions?: readonly Retention[]
  pendingReviews?: readonly PendingReviewCounter[]
  personWork?: PersonWork
  termFollower?: TermFollower
  /** Whether somebody may open an uploaded file that it uses. */
  mayOpenFile?: MayOpenFile
  publicWork?: Partial<PublicWork>
  /** Whether followers may still be told of what was published. */
  stillPublic?: Partial<StillPublic>
  sessionHooks?: (parts: RouteParts) => SessionHooks
  personRenamed?: AfterChange
  /** The address of their account is theirs. */
  addressProved?: AfterChange
  /** Blocks the author for the person who reports, where the report asks for it. */
  block?: (db: Db, viewer: { id: number }, of: { id: number; isBlocked: boolean; now: Date }) => Promise<void>
}
