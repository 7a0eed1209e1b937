import { z } from 'zod'
import { selectAttendedIds } from '#features/events/server/index.ts'
import { selectMailRecipients, type UnsubscribeLinks } from '#foundation/notifications/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { NamedError } from '#platform/errors/named-error.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { faultOf } from '#platform/log/fault.ts'
import type { Pdfs } from '#platform/pdf/pdfs.ts'
import { type Holder, selectHolders } from './certificates.queries.ts'
import { holderName } from './issue-certificate.ts'
import { mailCertificate } from './mail-certificate.ts'
import { issueAndNotify } from './notify-certificate.ts'

const issueCertificatesJob = defineJob({
  name: 'issue-certificates',
  payload: z.object({ event_id: z.int(), wants_mail: z.boolean() }),
  // A thousand take about a minute; a busy machine may need much longer.
  timeLimit: 3600,
})

interface JobParts {
  pdfs: Pdfs
  publicUrl: string
  clock: Clock
  links: UnsubscribeLinks
}

/**
 * Queues a job that issues the certificates of everyone who attended; with `wants_mail`, each is emailed once, except
 * to people who turned these emails off.
 */
export async function issueForEvent(
  db: Db,
  wanted: { event_id: number; wants_mail: boolean },
): Promise<void> {
  await enqueue(db, issueCertificatesJob, wanted)
}

/**
 * One after another, so that other threads stay free for pages; a second run continues where the first one stopped.
 */
export function issueCertificates({ clock, links, ...parts }: JobParts): HandledJob {
  return handledBy(issueCertificatesJob, async (db, { event_id, wants_mail }, { log }) => {
    const failed: unknown[] = []
    const user_ids = await selectAttendedIds(db, { event_id, now: clock.now() })
    const recipients = await selectMailRecipients(db, { user_ids, topic: 'certificates' })
    const isWantedBy = new Set(recipients.map(({ user_id }) => user_id))
    for (const holder of await selectHolders(db, { event_id, user_ids })) {
      try {
        await issueToHolder(holder)
      } catch (error) {
        // They still have to review the event, their certificate was revoked, or a list shows organisers why.
        if (error instanceof NamedError) continue
        // One person's failure doesn't affect the others.
        log.warn({ event_id, user_id: holder.user_id, fault: faultOf(error) }, 'a certificate was not made')
        failed.push(error)
      }
    }
    // Retries those without a certificate; issued and emailed ones are skipped then.
    if (failed.length > 0) throw failed[0]

    async function issueToHolder(holder: Holder): Promise<void> {
      const { user_id, language } = holder
      const wanted = { event_id, user_id, holder_name: holderName(holder), language, now: clock.now() }
      const certificate = await issueAndNotify(db, wanted, { isMailed: wants_mail })
      if (!wants_mail || certificate.mailed_at || !isWantedBy.has(user_id)) return
      const stop = links.linkOf({ user_id, topic: 'certificates', language })
      await mailCertificate(db, parts, { certificate, to: holder, now: clock.now(), stop })
    }
  })
}
