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

/** The reason stored with a replaced certificate. */
export const REPLACED = 'replaced'

/**
 * Replaces a certificate with a new one that has its own number and code: with the given name, or else the person's
 * current one. The old one counts as revoked. Also used to reissue a revoked certificate.
 * @throws CertificateNotFound also if the event, program or person was deleted; CertificateReplaced if another one is
 * already valid; CertificateUnprintable
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

/**
 * What it certifies, and whom. Undefined once its source or person is deleted. Participants of awareness programs need
 * no account.
 */
export function partOf(certificate: IssuedCertificate): CertifiedPart | undefined {
  const { event_id, program_id, completion_id, user_id } = certificate
  if (completion_id !== null) return { completion_id, user_id }
  if (user_id === null) return undefined
  if (event_id !== null) return { event_id, user_id }
  return program_id === null ? undefined : { program_id, user_id }
}
