import { z } from 'zod'
import { selectMailRecipients, type UnsubscribeLinks } from '#foundation/notifications/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import type { Pdfs } from '#platform/pdf/pdfs.ts'
import { type IssuedCertificate, selectCertificate } from '../certificates.queries.ts'
import { mailCertificate } from '../mail-certificate.ts'

const mailProgramCertificateJob = defineJob({
  name: 'mail-program-certificate',
  payload: z.object({ certificate_id: z.int() }),
})

/** Queues the email of a certificate in the transaction that issues it, unless it was emailed before. */
export async function queueCertificate(tx: Db, { id, mailed_at }: IssuedCertificate): Promise<void> {
  if (mailed_at) return
  await enqueue(tx, mailProgramCertificateJob, { certificate_id: id }, { key: `certificate:${id}` })
}

interface MailParts {
  pdfs: Pdfs
  publicUrl: string
  clock: Clock
  links: UnsubscribeLinks
}

/** Sends the email if the certificate is still valid, wasn't emailed meanwhile, and the person wants such emails. */
export function mailProgramCertificate({ clock, links, ...parts }: MailParts): HandledJob {
  return handledBy(mailProgramCertificateJob, async (db, { certificate_id }) => {
    const certificate = await selectCertificate(db, certificate_id)
    if (!certificate || certificate.user_id === null) return
    if (certificate.revoked_at || certificate.mailed_at) return
    const { user_id } = certificate
    const [to] = await selectMailRecipients(db, { user_ids: [user_id], topic: 'certificates' })
    if (!to) return
    const stop = links.linkOf({ user_id, topic: 'certificates', language: certificate.language })
    await mailCertificate(db, parts, { certificate, to, now: clock.now(), stop })
  })
}
