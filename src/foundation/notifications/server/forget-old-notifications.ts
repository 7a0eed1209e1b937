import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { deleteNotificationsBefore } from './notifications.queries.ts'

export const NOTIFICATIONS_KEPT_DAYS = 365
const KEPT_MS = NOTIFICATIONS_KEPT_DAYS * 24 * 60 * 60 * 1_000
const AT_ONCE = 5_000

const forgetOldNotificationsJob = defineJob({
  name: 'forget-old-notifications',
  payload: z.object({}),
  cron: { pattern: '45 3 * * *', timezone: HOME_ZONE },
})

/** Every night, read or not: a year later they concern nobody. */
export function forgetOldNotifications({ clock }: { clock: Clock }): HandledJob {
  return handledBy(forgetOldNotificationsJob, async (db) => {
    const before = new Date(clock.now().getTime() - KEPT_MS)
    while ((await deleteNotificationsBefore(db, { before, most: AT_ONCE })) === AT_ONCE);
  })
}
