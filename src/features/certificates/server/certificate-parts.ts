import type { Viewers } from '#foundation/accounts/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Pdfs } from '#platform/pdf/pdfs.ts'
import type { BadgeSigner } from './badges/badge-signer.ts'

/** What the routes of certificates work with, beside each call. */
export interface CertificateParts {
  db: Db
  clock: Clock
  viewers: Viewers
  limits: Limits
  pdfs: Pdfs
  badges: BadgeSigner
  /** Without a last slash. */
  publicUrl: string
}
