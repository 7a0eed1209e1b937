import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { lockNamedAfter, NAMES, type NamedAfter } from './named-after.queries.ts'
import { searchWordsOf } from './search-words-of.ts'
import { updateResource } from './write-resource.queries.ts'

const AT_ONCE = 100

const refreshJob = defineJob({
  name: 'refresh-resource-words',
  payload: z.object({ of: z.enum(NAMES), id: z.int(), after: z.int() }),
  changesPages: true,
})

/**
 * Queues an update of search words after a creator or term was renamed, or terms were merged, so that resources are
 * found by the new name and no longer by the old one.
 */
export async function refreshSearchWords(tx: Db, { of, id }: NamedAfter): Promise<void> {
  await enqueue(tx, refreshJob, { of, id, after: 0 })
}

/** Updates a hundred resources in one transaction, and queues a job for the next. */
export const refreshSearchWordsHandled: HandledJob = handledBy(refreshJob, (db, { of, id, after }) =>
  db.transaction(async (tx) => {
    const named = await lockNamedAfter(tx, { of, id }, { after, most: AT_ONCE })
    for (const { id: resource_id, keywords, creator_id, ...terms } of named) {
      const search_words = await searchWordsOf(tx, { terms, keywords, creator_id, of: resource_id })
      await updateResource(tx, resource_id, { search_words })
    }
    const last = named.at(-1)?.id
    if (last !== undefined && named.length === AT_ONCE) await enqueue(tx, refreshJob, { of, id, after: last })
  }),
)
