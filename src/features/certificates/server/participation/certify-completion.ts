import { z } from 'zod'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import { HOME_ZONE } from '#contract/product.ts'
import { certifyCompletionJob } from '#features/awareness-programs/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { NamedError } from '#platform/errors/named-error.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import type { Pdfs } from '#platform/pdf/pdfs.ts'
import { mailCertificate } from '../mail-certificate.ts'
import { notifyOf } from '../notify-certificate.ts'
import { findCertifiedCompletion, selectUncertifiedCompletions } from './certified-completion.queries.ts'
import { issueParticipation } from './issue-participation.ts'

const LOOKED_BACK_MS = 14 * DAY_MS
const AT_ONCE = 1_000

const certifyMissedJob = defineJob({
  name: 'certify-missed-completions',
  payload: z.object({}),
  cron: { pattern: '20 4 * * *', timezone: HOME_ZONE },
})

/**
 * Issues a completion's certificate and emails it once to the confirmed address. The person requested it by
 * completing, so preferences about other emails don't apply.
 */
export function certifyCompletion({
  clock,
  ...parts
}: {
  pdfs: Pdfs
  publicUrl: string
  clock: Clock
}): HandledJob {
  return handledBy(certifyCompletionJob, async (db, { completion_id }, { log }) => {
    const now = clock.now()
    const completion = await findCertifiedCompletion(db, completion_id)
    if (!completion) return
    const { user_id, email, name } = completion
    try {
      const wanted = { ...completion, completion_id, now }
      const certificate = await notifyOf(db, wanted, {
        isMailed: true,
        issue: (tx) => issueParticipation(tx, wanted),
      })
      if (certificate.mailed_at) return
      await mailCertificate(db, parts, { certificate, to: { user_id, email, first_name: name }, now })
    } catch (error) {
      if (!(error instanceof NamedError)) throw error
      // Revoked or not printable: another try wouldn't change anything today.
      log.warn({ completion_id, fault: error.code }, 'no certificate of participation')
    }
  })
}

/**
 * Every night, for completions of the last two weeks without a certificate, such as one whose title couldn't be
 * printed before.
 */
export function certifyMissedCompletions({ clock }: { clock: Clock }): HandledJob {
  return handledBy(certifyMissedJob, async (db) => {
    const now = clock.now().getTime()
    const window = { since: new Date(now - LOOKED_BACK_MS), before: new Date(now - HOUR_MS) }
    for (const completion_id of await selectUncertifiedCompletions(db, { ...window, limit: AT_ONCE })) {
      await enqueue(db, certifyCompletionJob, { completion_id })
    }
  })
}
