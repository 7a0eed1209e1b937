import type { Db } from '#platform/db/database.ts'
import { CertificateNotFound, CertificateReplaced } from './certificates.errors.ts'
import { lockCertificate, markRevoked, selectValidCertificate } from './certificates.queries.ts'
import { partOf } from './reissue-certificate.ts'

/**
 * Revokes a certificate, which its check page says from now on. Safe to repeat. Returns whether it was valid until
 * now.
 * @throws CertificateNotFound; CertificateReplaced if another one is valid instead
 */
export async function revokeCertificate(
  db: Db,
  revoked: { id: number; reason: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const certificate = await lockCertificate(tx, revoked.id)
    if (!certificate) throw new CertificateNotFound()
    if (await markRevoked(tx, revoked)) return true
    const of = partOf(certificate)
    if (of && (await selectValidCertificate(tx, of))) throw new CertificateReplaced()
    return false
  })
}
