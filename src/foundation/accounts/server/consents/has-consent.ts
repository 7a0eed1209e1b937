import type { Db } from '#platform/db/database.ts'
import { CONSENT_VERSION, type ConsentSubject } from '../../accounts.contract.ts'
import { type Consenting, selectNewestConsent } from './consents.queries.ts'

/** Whether they agreed to the current version of the text and haven't withdrawn since. */
export async function hasConsent(
  db: Db,
  { subject, ...of }: Consenting & { subject: ConsentSubject },
): Promise<boolean> {
  const newest = await selectNewestConsent(db, { of, subject })
  return newest?.is_given === true && newest.version === CONSENT_VERSION
}
