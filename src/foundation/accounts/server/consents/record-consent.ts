import type { Db } from '#platform/db/database.ts'
import { CONSENT_VERSION, type ConsentSubject } from '../../accounts.contract.ts'
import { insertConsent } from './consents.queries.ts'

export interface Consent {
  /** The person with an account whose consent it is. */
  user_id?: number | undefined
  /** The number of the browser whose consent it is; visitors have no other. */
  visitor?: string | undefined
  subject: ConsentSubject
  is_given: boolean
  now: Date
}

/** Adds a row that says who agreed, or took it back, to which words and when. Rows are never changed. */
export async function recordConsent(db: Db, { user_id, visitor, now, ...of }: Consent): Promise<void> {
  await insertConsent(db, {
    ...of,
    user_id: user_id ?? null,
    visitor: visitor ?? null,
    version: CONSENT_VERSION,
    at: now,
  })
}
