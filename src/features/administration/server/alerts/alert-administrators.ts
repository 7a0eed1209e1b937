import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import type { JobParts } from '#foundation/feature.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { alertMail } from './alert-mail.tsx'
import { alertKey, selectAlertRecipients } from './alert-recipients.queries.ts'
import { findTroubles } from './find-troubles.ts'

const alertAdministratorsJob = defineJob({
  name: 'alert-administrators',
  payload: z.object({}),
  // At a start after a long stop, jobs are late and the backup is old until what was missed has run.
  cron: { pattern: '*/10 * * * *', timezone: HOME_ZONE, skipMissed: true },
})

/** Emails administrators what is wrong, at most once an hour, as long as it lasts. */
export function alertAdministrators(
  parts: Pick<JobParts, 'clock' | 'config' | 'publicUrl' | 'uploads'>,
): HandledJob {
  return handledBy(alertAdministratorsJob, async (db, _payload, { log }) => {
    const now = parts.clock.now()
    const troubles = await findTroubles(db, parts, now)
    if (troubles.length === 0) return
    log.warn({ troubles: troubles.map(({ what }) => what) }, 'administrators are told of troubles')
    const link = `${parts.publicUrl}/admin/jobs`
    for (const { user_id, email, first_name, language } of await selectAlertRecipients(db, now)) {
      const mail = await alertMail({ first_name, troubles, link }, language)
      const key = alertKey(user_id, now)
      await queueMail(db, { ...mail, key, to: email, user_id, kind: 'alert', language })
    }
  })
}
