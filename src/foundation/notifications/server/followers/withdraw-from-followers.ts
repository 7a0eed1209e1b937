import { z } from 'zod'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { deleteNotificationsOf } from '../notifications.queries.ts'
import { selectFollowers } from './followers.queries.ts'
import { BATCH } from './notify-followers.ts'
import { FOLLOWED_KINDS, type StillPublic } from './still-public.ts'

const withdrawn = z.object({
  kind: z.enum(FOLLOWED_KINDS),
  /** Id of the resource or event. */
  subject_id: z.int(),
  actor_id: z.int(),
})

const withdrawJob = defineJob({
  name: 'withdraw-from-followers',
  payload: withdrawn.extend({
    after: z.object({ followed_at: z.string(), follower_id: z.int() }).optional(),
  }),
})

/**
 * Withdraws followers' notifications about a thing, in the transaction that hides it, because they contain its title.
 * If it's shown again, followers aren't notified again.
 */
export async function withdrawFromFollowers(tx: Db, of: z.output<typeof withdrawn>): Promise<void> {
  await enqueue(tx, withdrawJob, of)
}

/** Withdraws them in batches, like those that sent them. */
export function withdrawHandled(of: { clock: Clock; stillPublic: StillPublic }): HandledJob {
  return handledBy(withdrawJob, async (db, { after, ...thing }) => {
    const { kind, subject_id, actor_id } = thing
    if (await of.stillPublic[kind](db, subject_id)) return
    const until = of.clock.now().toISOString()
    const found = await selectFollowers(db, { user_id: actor_id, until, after, limit: BATCH })
    const last = found.at(-1)
    if (!last) return
    const user_ids = found.map(({ follower_id }) => follower_id)
    await db.transaction(async (tx) => {
      await deleteNotificationsOf(tx, { user_ids, key: `${kind}:${subject_id}` })
      if (found.length === BATCH) await enqueue(tx, withdrawJob, { ...thing, after: last })
    })
  })
}
