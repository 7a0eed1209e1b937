import { notify, titleParams } from '#foundation/notifications/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type CertifiedPart, type IssuedCertificate, selectValidCertificate } from './certificates.queries.ts'
import { issueCertificate } from './issue-certificate.ts'

/**
 * Issues a certificate that its holder hasn't just requested, and notifies them.
 * @throws what {@link issueCertificate} throws; nobody is notified then
 */
export async function issueAndNotify(
  db: Db,
  wanted: Parameters<typeof issueCertificate>[1],
): Promise<IssuedCertificate> {
  return notifyOf(db, wanted, (tx) => issueCertificate(tx, wanted))
}

/** Calls `issue` and notifies the person, unless they already have the certificate. */
export async function notifyOf(
  db: Db,
  of: CertifiedPart & { now: Date },
  issue: (tx: Db) => Promise<IssuedCertificate>,
): Promise<IssuedCertificate> {
  return db.transaction(async (tx) => {
    const existing = await selectValidCertificate(tx, of)
    if (existing) return existing
    const certificate = await issue(tx)
    await notifyHolder(tx, certificate, of.now)
    return certificate
  })
}

/** Notifies the person, if they have an account, that the certificate is ready. */
export async function notifyHolder(
  db: Db,
  { id, code, title, user_id }: IssuedCertificate,
  now: Date,
): Promise<void> {
  await notify(db, {
    user_ids: user_id === null ? [] : [user_id],
    kind: 'certificate_ready',
    key: `certificate_ready:${id}`,
    params: titleParams(title),
    actor_id: null,
    path: `/certificates/${code}`,
    now,
  })
}
