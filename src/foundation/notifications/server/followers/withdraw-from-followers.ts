import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { deleteSomeOf } from '../notifications.queries.ts'
import { FOLLOWED_KINDS, type StillPublic } from './still-public.ts'

const withdrawn = z.object({
  kind: z.enum(FOLLOWED_KINDS),
  /** Id of the resource or event. */
  subject_id: z.int(),
})

const withdrawJob = defineJob({ name: 'withdraw-from-followers', payload: withdrawn })

/**
 * Withdraws the notifications about a thing from everyone, also from people who have unfollowed since, in the
 * transaction that hides it, because they contain its title. If it's shown again, followers aren't notified again.
 */
export async function withdrawFromFollowers(tx: Db, of: z.output<typeof withdrawn>): Promise<void> {
  await enqueue(tx, withdrawJob, of)
}

/** Withdraws them in short statements, for as long as the thing is hidden. */
export function withdrawHandled({ stillPublic }: { stillPublic: StillPublic }): HandledJob {
  return handledBy(withdrawJob, async (db, { kind, subject_id }) => {
    let isMore = true
    while (isMore && !(await stillPublic[kind](db, subject_id))) {
      isMore = await deleteSomeOf(db, `${kind}:${subject_id}`)
    }
  })
}
