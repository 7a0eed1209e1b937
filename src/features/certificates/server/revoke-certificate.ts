import type { Db } from '#platform/db/database.ts'
import { CertificateNotFound } from './certificates.errors.ts'
import { lockCertificate, markRevoked } from './certificates.queries.ts'

/**
 * Revokes a certificate, which its check page says from now on. Safe to repeat. Returns whether it was valid until
 * now.
 * @throws CertificateNotFound
 */
export async function revokeCertificate(
  db: Db,
  revoked: { id: number; reason: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockCertificate(tx, revoked.id))) throw new CertificateNotFound()
    return markRevoked(tx, revoked)
  })
}
