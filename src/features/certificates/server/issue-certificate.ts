import { productDefaults } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { attendanceOf, EventNotFound, hasReviewed } from '#features/events/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { newCode } from './certificate-code.ts'
import { CertificateRevoked, NoCertificate, NotAttended, ReviewFirst } from './certificates.errors.ts'
import {
  findCertifiedEvent,
  hasRevokedCertificate,
  type IssuedCertificate,
  insertCertificate,
  selectValidCertificate,
} from './certificates.queries.ts'
import { expectPrintable } from './expect-printable.ts'

/** The start of every number, even if the product is renamed: `PANKH-2026-000017`. */
export const NUMBER_PREFIX = productDefaults.name.toUpperCase()

interface Wanted {
  event_id: number
  user_id: number
  /** The name to print. */
  holder_name: string
  language: TextLanguage
  now: Date
}

/**
 * The person's certificate of the event: the existing one, or a new one if they attended (docs/rules/certificates.md,
 * Certificates of events).
 * @throws EventNotFound, NoCertificate, NotAttended, ReviewFirst, CertificateRevoked, CertificateUnprintable
 */
export async function issueCertificate(db: Db, wanted: Wanted): Promise<IssuedCertificate> {
  const { event_id, user_id, now } = wanted
  const of = { event_id, user_id }
  const existing = await selectValidCertificate(db, of)
  if (existing) return existing
  if (await hasRevokedCertificate(db, of)) throw new CertificateRevoked()
  const event = await findCertifiedEvent(db, { ...of, now })
  if (!event) throw new EventNotFound()
  if (!event.has_certificate) throw new NoCertificate()
  if ((await attendanceOf(db, { ...of, now })) !== 'Attended') throw new NotAttended()
  if (event.needs_review && !(await hasReviewed(db, of))) throw new ReviewFirst()
  const { title, minutes, held_on } = event
  const { holder_name, language } = wanted
  expectPrintable({ holder_name, title })
  const issued = await insertCertificate(db, {
    prefix: NUMBER_PREFIX,
    code: newCode(),
    ...of,
    holder_name,
    title,
    minutes,
    held_on,
    language,
    issued_at: now,
  })
  // Of two simultaneous calls, the other one was first.
  const certificate = issued ?? (await selectValidCertificate(db, of))
  if (!certificate) throw new CertificateRevoked()
  return certificate
}

/** First and last name, or the one there is. */
export function holderName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim()
}
