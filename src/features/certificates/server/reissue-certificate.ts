import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { newCode } from './certificate-code.ts'
import { CertificateNotFound, CertificateReplaced } from './certificates.errors.ts'
import {
  type IssuedCertificate,
  insertCertificate,
  lockCertificate,
  markRevoked,
  selectHolders,
  selectValidCertificate,
} from './certificates.queries.ts'
import { expectPrintable } from './expect-printable.ts'
import { holderName, NUMBER_PREFIX } from './issue-certificate.ts'

/** Why the one before no longer stands. */
export const REPLACED = 'replaced'

/**
 * A new certificate with a number and code of its own in place of one: with the name given, else the one that the
 * person has now. The one before counts as revoked. Also gives one back to whom it was taken from.
 * @throws CertificateNotFound also where event or person are gone; CertificateReplaced where another stands already;
 * CertificateUnprintable
 */
export async function reissueCertificate(
  db: Db,
  {
    id,
    holder_name,
    language,
    now,
  }: { id: number; holder_name?: string | undefined; language?: TextLanguage | undefined; now: Date },
): Promise<IssuedCertificate> {
  return db.transaction(async (tx) => {
    const old = await lockCertificate(tx, id)
    if (!old || old.event_id === null || old.user_id === null) throw new CertificateNotFound()
    const of = { event_id: old.event_id, user_id: old.user_id }
    await markRevoked(tx, { id, reason: REPLACED, now })
    if (await selectValidCertificate(tx, of)) throw new CertificateReplaced()
    const [holder] = await selectHolders(tx, { event_id: of.event_id, user_ids: [of.user_id] })
    const { title } = old
    const name = holder_name ?? (holder ? holderName(holder) : old.holder_name)
    expectPrintable({ holder_name: name, title })
    const issued = await insertCertificate(tx, {
      prefix: NUMBER_PREFIX,
      code: newCode(),
      ...of,
      holder_name: name,
      title,
      minutes: old.minutes,
      held_on: old.held_on,
      language: language ?? old.language,
      issued_at: now,
    })
    if (!issued) throw new CertificateReplaced()
    return issued
  })
}
