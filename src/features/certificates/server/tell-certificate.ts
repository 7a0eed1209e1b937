import { notify, titleParams } from '#foundation/notifications/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type IssuedCertificate, selectValidCertificate } from './certificates.queries.ts'
import { issueCertificate } from './issue-certificate.ts'

type Wanted = Parameters<typeof issueCertificate>[1]

/**
 * Issues a certificate that its holder did not ask for just now, and tells them that it is there.
 * @throws what {@link issueCertificate} throws; nobody is told then
 */
export async function issueAndTell(db: Db, wanted: Wanted): Promise<IssuedCertificate> {
  return db.transaction(async (tx) => {
    const held = await selectValidCertificate(tx, wanted)
    if (held) return held
    const certificate = await issueCertificate(tx, wanted)
    await notify(tx, {
      user_ids: [wanted.user_id],
      kind: 'certificate_ready',
      key: `certificate_ready:${certificate.id}`,
      params: titleParams(certificate.title),
      actor_id: null,
      path: `/certificates/${certificate.code}`,
      now: wanted.now,
    })
    return certificate
  })
}
