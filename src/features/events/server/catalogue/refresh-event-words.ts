import { z } from 'zod'
import { followMerges } from '#foundation/catalogue/server/index.ts'
import type { TermFollower } from '#foundation/taxonomy/server/index.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { selectEventsWith, writeSearchWords } from '../insert-event.queries.ts'
import { EVENTS } from './event-choices.queries.ts'

const AT_ONCE = 200

const refreshJob = defineJob({
  name: 'refresh-event-words',
  payload: z.object({ list: z.enum(['skills', 'tags']), id: z.int(), after: z.int() }),
  changesPages: true,
})

/** Events are found by the names of their skills and tags. After a renaming, the new name soon replaces the old one. */
export const eventsFollowTerms: TermFollower = {
  async named(tx, { list, id }) {
    if (list === 'skills' || list === 'tags') await enqueue(tx, refreshJob, { list, id, after: 0 })
  },
  merging: followMerges(EVENTS),
}

/** Updates some events at a time, and queues a job for the next. */
export const refreshEventWordsHandled: HandledJob = handledBy(refreshJob, (db, { list, id, after }) =>
  db.transaction(async (tx) => {
    const ids = await selectEventsWith(tx, { list, id, after, most: AT_ONCE })
    if (ids.length > 0) await writeSearchWords(tx, ids)
    const last = ids.at(-1)
    if (last !== undefined && ids.length === AT_ONCE) await enqueue(tx, refreshJob, { list, id, after: last })
  }),
)
