import { z } from 'zod'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { notify } from '../notify.ts'
import { selectFollowers } from './followers.queries.ts'
import { FOLLOWED_KINDS, type StillPublic } from './still-public.ts'

/** People notified in one transaction. */
export const BATCH = 1_000

const newThing = z.object({
  kind: z.enum(FOLLOWED_KINDS),
  /** Id of the resource or event. */
  subject_id: z.int(),
  actor_id: z.int(),
  params: z.record(z.string(), z.string()),
  path: z.string(),
  /** When it was published. */
  at: z.iso.datetime(),
})
type NewThing = z.output<typeof newThing>

const notifyFollowersJob = defineJob({
  name: 'tell-followers',
  payload: newThing.extend({
    after: z.object({ followed_at: z.string(), follower_id: z.int() }).optional(),
  }),
})

/**
 * Queues notifications to a person's followers about what they published, in the same transaction. Followers are
 * notified once per person and thing, however often this is called.
 */
export async function notifyFollowers(tx: Db, { now, ...thing }: Omit<NewThing, 'at'> & { now: Date }) {
  const key = `${thing.kind}:${thing.subject_id}:${thing.actor_id}`
  await enqueue(tx, notifyFollowersJob, { ...thing, at: now.toISOString() }, { key })
}

/** One batch per job, to keep transactions short; each one queues the next in its own transaction. */
export function notifyFollowersHandled(of: { clock: Clock; stillPublic: StillPublic }): HandledJob {
  return handledBy(notifyFollowersJob, async (db, { after, ...thing }) => {
    const { kind, subject_id, actor_id, params, path, at } = thing
    if (!(await of.stillPublic[kind](db, subject_id))) return
    const found = await selectFollowers(db, { user_id: actor_id, until: at, after, limit: BATCH })
    const last = found.at(-1)
    if (!last) return
    await db.transaction(async (tx) => {
      await notify(tx, {
        user_ids: found.map(({ follower_id }) => follower_id),
        kind,
        key: `${kind}:${subject_id}`,
        params,
        actor_id,
        path,
        now: of.clock.now(),
      })
      if (found.length < BATCH) return
      const key = `${kind}:${subject_id}:${actor_id}:${last.follower_id}`
      await enqueue(tx, notifyFollowersJob, { ...thing, after: last }, { key })
    })
  })
}
