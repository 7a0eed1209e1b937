import { z } from 'zod'
import { selectAttendedIds } from '#features/events/server/index.ts'
import { selectMailRecipients, type UnsubscribeLinks } from '#foundation/notifications/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { NamedError } from '#platform/errors/named-error.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { faultOf } from '#platform/jobs/fault.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import type { Pdfs } from '#platform/pdf/pdfs.ts'
import { type Holder, selectHolders } from './certificates.queries.ts'
import { holderName } from './issue-certificate.ts'
import { mailCertificate } from './mail-certificate.ts'
import { issueAndNotify } from './notify-certificate.ts'

const issueCertificates = defineJob({
  name: 'issue-certificates',
  payload: z.object({ event_id: z.int(), wants_mail: z.boolean() }),
  // A thousand take about a minute; a busy machine may need far longer.
  timeLimit: 3600,
})

interface JobParts {
  pdfs: Pdfs
  publicUrl: string
  clock: Clock
  links: UnsubscribeLinks
}

/**
 * Issues the certificates of everyone who attended, in a job; with `wants_mail` each is mailed, once, who did not
 * choose otherwise.
 */
export async function issueForEvent(
  db: Db,
  wanted: { event_id: number; wants_mail: boolean },
): Promise<void> {
  await enqueue(db, issueCertificates, wanted)
}

/** One after another, so that pages keep the other threads; a second run goes on where the first one ended. */
export function issueCertificatesJob({ clock, links, ...parts }: JobParts): HandledJob {
  return handledBy(issueCertificates, async (db, { event_id, wants_mail }, { log }) => {
    const failed: unknown[] = []
    const user_ids = await selectAttendedIds(db, { event_id, now: clock.now() })
    const recipients = await selectMailRecipients(db, { user_ids, topic: 'certificates' })
    const isWantedBy = new Set(recipients.map(({ user_id }) => user_id))
    for (const holder of await selectHolders(db, { event_id, user_ids })) {
      try {
        await issueToHolder(holder)
      } catch (error) {
        // They have yet to review it, had theirs taken back, asked at the same moment, or organisers see why in a list.
        if (error instanceof NamedError) continue
        // One person's fault keeps nobody else from theirs.
        log.warn({ event_id, user_id: holder.user_id, fault: faultOf(error) }, 'a certificate was not made')
        failed.push(error)
      }
    }
    // Tried again for those who have none; what was issued and mailed by now is passed over then.
    if (failed.length > 0) throw failed[0]

    async function issueToHolder(holder: Holder): Promise<void> {
      const { user_id, language } = holder
      const wanted = { event_id, user_id, holder_name: holderName(holder), language, now: clock.now() }
      const certificate = await issueAndNotify(db, wanted)
      if (!wants_mail || certificate.mailed_at || !isWantedBy.has(user_id)) return
      const stop = links.linkOf({ user_id, topic: 'certificates', language })
      await mailCertificate(db, parts, { certificate, to: holder, now: clock.now(), stop })
    }
  })
}
