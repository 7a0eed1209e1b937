import type { Db } from '#platform/db/database.ts'
import { CONSENT_VERSION, type ConsentSubject } from '../../accounts.contract.ts'
import { insertConsent } from './consents.queries.ts'

export interface Consent {
  /** The person who consents, if they have an account. */
  user_id?: number | undefined
  /** The id of the browser; a visitor has no other. */
  visitor?: string | undefined
  subject: ConsentSubject
  is_given: boolean
  now: Date
}

/** Adds a row that says who gave or withdrew consent to which version, and when. Rows are never updated. */
export async function recordConsent(db: Db, { user_id, visitor, now, ...of }: Consent): Promise<void> {
  await insertConsent(db, {
    ...of,
    user_id: user_id ?? null,
    visitor: visitor ?? null,
    version: CONSENT_VERSION,
    at: now,
  })
}
