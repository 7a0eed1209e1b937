import { z } from 'zod'
import { selectAttendedIds } from '#features/events/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { NamedError } from '#platform/errors/named-error.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import type { Pdfs } from '#platform/pdf/pdfs.ts'
import { CertificateMailed } from './certificates.errors.ts'
import { type Holder, selectHolders } from './certificates.queries.ts'
import { holderName, issueCertificate } from './issue-certificate.ts'
import { mailCertificate } from './mail-certificate.ts'

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
}

/** Issues the certificates of everyone who attended, in a job; with `wants_mail` each is mailed, once. */
export async function issueForEvent(
  db: Db,
  wanted: { event_id: number; wants_mail: boolean },
): Promise<void> {
  await enqueue(db, issueCertificates, wanted)
}

/** One after another, so that pages keep the other threads; a second run goes on where the first one ended. */
export function issueCertificatesJob({ clock, ...parts }: JobParts): HandledJob {
  return handledBy(issueCertificates, async (db, { event_id, wants_mail }) => {
    const user_ids = await selectAttendedIds(db, { event_id, now: clock.now() })
    for (const holder of await selectHolders(db, { event_id, user_ids })) {
      const certificate = await issueUnlessRefused(db, { event_id, holder, now: clock.now() })
      if (!certificate || !wants_mail || certificate.mailed_at) continue
      await mailCertificate(db, parts, { certificate, to: holder, now: clock.now() }).catch(unlessMailed)
    }
  })
}

/** Who has yet to review the event, or had theirs taken back, is passed over. */
async function issueUnlessRefused(
  db: Db,
  { event_id, holder, now }: { event_id: number; holder: Holder; now: Date },
) {
  const { user_id, language } = holder
  try {
    return await issueCertificate(db, { event_id, user_id, holder_name: holderName(holder), language, now })
  } catch (error) {
    if (error instanceof NamedError) return undefined
    throw error
  }
}

/** The person asked for it themselves at the same moment. */
function unlessMailed(error: unknown): void {
  if (!(error instanceof CertificateMailed)) throw error
}
