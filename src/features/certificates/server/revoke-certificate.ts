import type { Db } from '#platform/db/database.ts'
import { CertificateNotFound } from './certificates.errors.ts'
import { lockCertificate, markRevoked } from './certificates.queries.ts'

/**
 * Takes a certificate back: its check page says so from now on. Doing it twice changes nothing.
 * Answers whether it stood until now.
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
