import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { newCode } from './certificate-code.ts'
import { CertificateNotFound, CertificateReplaced } from './certificates.errors.ts'
import {
  type CertifiedPart,
  type IssuedCertificate,
  insertCertificate,
  lockCertificate,
  markRevoked,
  selectNames,
  selectValidCertificate,
} from './certificates.queries.ts'
import { expectPrintable } from './expect-printable.ts'
import { holderName, NUMBER_PREFIX } from './issue-certificate.ts'

/** Why the one before no longer stands. */
export const REPLACED = 'replaced'

/**
 * A new certificate with a number and code of its own in place of one: with the name given, else the one that the
 * person has now. The one before counts as revoked. Also gives one back to whom it was taken from.
 * @throws CertificateNotFound also where event, program or person are gone; CertificateReplaced where another stands
 * already; CertificateUnprintable
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
    const of = old && partOf(old)
    if (!of) throw new CertificateNotFound()
    await markRevoked(tx, { id, reason: REPLACED, now })
    if (await selectValidCertificate(tx, of)) throw new CertificateReplaced()
    const [holder] = await selectNames(tx, of.user_id === null ? [] : [of.user_id])
    const { title, minutes, modules, heading, words, held_on } = old
    const name = holder_name ?? (holder ? holderName(holder) : old.holder_name)
    expectPrintable({ ...old, holder_name: name })
    const issued = await insertCertificate(tx, {
      prefix: NUMBER_PREFIX,
      code: newCode(),
      ...of,
      holder_name: name,
      title,
      minutes,
      modules,
      heading,
      words,
      held_on,
      language: language ?? old.language,
      issued_at: now,
    })
    if (!issued) throw new CertificateReplaced()
    return issued
  })
}

/** Undefined once what it was of or the person is gone. Those who took part need no account. */
function partOf(certificate: IssuedCertificate): CertifiedPart | undefined {
  const { event_id, program_id, completion_id, user_id } = certificate
  if (completion_id !== null) return { completion_id, user_id }
  if (user_id === null) return undefined
  if (event_id !== null) return { event_id, user_id }
  return program_id === null ? undefined : { program_id, user_id }
}
