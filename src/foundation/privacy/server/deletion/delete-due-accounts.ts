import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { deleteAccountJob } from './delete-account.ts'
import { selectDue } from './deletions.queries.ts'

const AT_ONCE = 500

export const deleteDueJob = defineJob({
  name: 'delete-due-accounts',
  payload: z.object({}),
  cron: { pattern: '10 * * * *', timezone: HOME_ZONE },
})

/** Each hour, queues a job for each account whose 14 days are over. Failed ones are tried again the next day. */
export function deleteDueAccounts({ clock }: { clock: Clock }): HandledJob {
  return handledBy(deleteDueJob, async (db) => {
    const now = clock.now()
    const day = now.toISOString().slice(0, 10)
    for (const user_id of await selectDue(db, { now, most: AT_ONCE }))
      await enqueue(db, deleteAccountJob, { user_id }, { key: `${user_id}:${day}` })
  })
}
