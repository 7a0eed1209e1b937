import type { Viewers } from '#foundation/accounts/server/index.ts'
import type { Uploads } from '#foundation/uploads/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Pdfs } from '#platform/pdf/pdfs.ts'

/** What the routes of awareness programs work with, beside each call. */
export interface AwarenessParts {
  db: Db
  clock: Clock
  viewers: Viewers
  limits: Limits
  uploads: Uploads
  pdfs: Pdfs
  /** Without a last slash. */
  publicUrl: string
  /** Keys for tokens and hashes are derived from it (`#platform/crypto/key-for.ts`). */
  secretKey: string
}
