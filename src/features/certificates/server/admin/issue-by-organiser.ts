import type { Organiser } from '#features/events/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { NamedError } from '#platform/errors/named-error.ts'
import {
  CertificateRevoked,
  CertificateUnprintable,
  NobodyToCertify,
  NoCertificate,
  NotEntitled,
  RevokedByOrganisers,
} from '../certificates.errors.ts'
import { type IssuedCertificate, selectHolders, selectValidCertificate } from '../certificates.queries.ts'
import { holderName } from '../issue-certificate.ts'
import { issueForEvent } from '../issue-for-event.ts'
import { issueAndNotify } from '../notify-certificate.ts'
import { findCertifyingEvent } from './find-certifying-event.ts'
import { findUncertified } from './find-uncertified.ts'

/**
 * Queues a job that issues the certificates of everyone entitled. Returns how many there will be; if it is pressed
 * twice, each is still issued and emailed once.
 * @throws EventNotFound, NotAllowed, NoCertificate, NobodyToCertify, CertificateUnprintable
 */
export async function issueMissing(
  db: Db,
  viewer: Organiser,
  { id, wants_mail, now }: { id: number; wants_mail: boolean; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    const { is_open, needs_review } = await findCertifyingEvent(tx, viewer, { id, isLocked: true })
    if (!is_open) throw new NoCertificate()
    const everyone = { event_id: id, needs_review, now, limit: null, offset: 0 }
    const { people } = await findUncertified(tx, everyone)
    const total = people.filter((person) => person.is_printable).length
    if (people.length === 0) throw new NobodyToCertify()
    if (total === 0) throw new CertificateUnprintable()
    await issueForEvent(tx, { event_id: id, wants_mail })
    const after = { certificates: total, mailed: wants_mail }
    await recordChange(tx, { viewer, action: 'certificates-issued', kind: 'event', id, after, now })
    return total
  })
}

/**
 * Issues one person's certificate. Safe to repeat.
 * @throws EventNotFound, NotAllowed, NoCertificate, NotEntitled, CertificateRevoked, CertificateUnprintable
 */
export async function issueToPerson(
  db: Db,
  viewer: Organiser,
  { id, user_id, now }: { id: number; user_id: number; now: Date },
): Promise<IssuedCertificate> {
  return db.transaction(async (tx) => {
    const { is_open } = await findCertifyingEvent(tx, viewer, { id, isLocked: true })
    if (!is_open) throw new NoCertificate()
    const of = { event_id: id, user_id }
    const existing = await selectValidCertificate(tx, of)
    if (existing) return existing
    const [holder] = await selectHolders(tx, { event_id: id, user_ids: [user_id] })
    if (!holder) throw new NotEntitled()
    const { language } = holder
    const wanted = { ...of, holder_name: holderName(holder), language, now }
    const issued = await issueAndNotify(tx, wanted, { isMailed: false }).catch(inOrganisersWords)
    const after = { event_id: id, number: issued.number }
    await recordChange(tx, { viewer, action: 'issued', kind: 'certificate', id: issued.id, after, now })
    return issued
  })
}

/** Errors that organisers can act on keep their own message. */
function inOrganisersWords(error: unknown): never {
  if (error instanceof CertificateRevoked) throw new RevokedByOrganisers()
  if (error instanceof CertificateUnprintable) throw error
  throw error instanceof NamedError ? new NotEntitled() : error
}
