import { notify, titleParams } from '#foundation/notifications/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type CertifiedPart, type IssuedCertificate, selectValidCertificate } from './certificates.queries.ts'
import { issueCertificate } from './issue-certificate.ts'

interface Sending {
  /** The certificate itself is emailed to those who want that, so the notification isn't. */
  isMailed: boolean
}

/**
 * Issues a certificate that its holder hasn't just requested, and notifies them.
 * @throws what {@link issueCertificate} throws; nobody is notified then
 */
export async function issueAndNotify(
  db: Db,
  wanted: Parameters<typeof issueCertificate>[1],
  sending: Sending,
): Promise<IssuedCertificate> {
  return notifyOf(db, wanted, { ...sending, issue: (tx) => issueCertificate(tx, wanted) })
}

/** Calls `issue` and notifies the person, unless they already have the certificate. */
export async function notifyOf(
  db: Db,
  of: CertifiedPart & { now: Date },
  { issue, isMailed }: Sending & { issue: (tx: Db) => Promise<IssuedCertificate> },
): Promise<IssuedCertificate> {
  return db.transaction(async (tx) => {
    const existing = await selectValidCertificate(tx, of)
    if (existing) return existing
    const certificate = await issue(tx)
    await notifyHolder(tx, certificate, { isMailed, now: of.now })
    return certificate
  })
}

/** Notifies the person, if they have an account, that the certificate is ready. */
export async function notifyHolder(
  db: Db,
  { id, code, title, user_id }: IssuedCertificate,
  { isMailed, now }: Sending & { now: Date },
): Promise<void> {
  await notify(db, {
    user_ids: user_id === null ? [] : [user_id],
    kind: isMailed ? 'certificate_ready' : 'certificate_unmailed',
    key: `certificate_ready:${id}`,
    params: titleParams(title),
    actor_id: null,
    path: `/certificates/${code}`,
    now,
  })
}
