import { notify, titleParams } from '#foundation/notifications/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type CertifiedPart, type IssuedCertificate, selectValidCertificate } from './certificates.queries.ts'
import { issueCertificate } from './issue-certificate.ts'

/**
 * Issues a certificate that its holder did not ask for just now, and tells them that it is there.
 * @throws what {@link issueCertificate} throws; nobody is told then
 */
export async function issueAndNotify(
  db: Db,
  wanted: Parameters<typeof issueCertificate>[1],
): Promise<IssuedCertificate> {
  return notifyOf(db, wanted, (tx) => issueCertificate(tx, wanted))
}

/** Issues by `issue` and notifies the person, who is not notified again where they hold it already. */
export async function notifyOf(
  db: Db,
  of: CertifiedPart & { now: Date },
  issue: (tx: Db) => Promise<IssuedCertificate>,
): Promise<IssuedCertificate> {
  return db.transaction(async (tx) => {
    const existing = await selectValidCertificate(tx, of)
    if (existing) return existing
    const certificate = await issue(tx)
    await notify(tx, {
      user_ids: of.user_id === null ? [] : [of.user_id],
      kind: 'certificate_ready',
      key: `certificate_ready:${certificate.id}`,
      params: titleParams(certificate.title),
      actor_id: null,
      path: `/certificates/${certificate.code}`,
      now: of.now,
    })
    return certificate
  })
}
