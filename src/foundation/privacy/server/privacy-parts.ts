import type { Viewers } from '#foundation/accounts/server/index.ts'
import type { Uploads } from '#foundation/uploads/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Retention } from './retention.ts'

/** What the routes of privacy work with, beside each call. */
export interface PrivacyParts {
  db: Db
  clock: Clock
  viewers: Viewers
  limits: Limits
  uploads: Pick<Uploads, 'storage'>
  /** What each room keeps for how long. */
  retentions: readonly Retention[]
  /** Without a last slash. */
  publicUrl: string
}
