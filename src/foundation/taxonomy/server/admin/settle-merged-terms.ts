import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { moveAll } from './merge-terms.ts'
import { selectMergedTerms } from './merged-terms.queries.ts'
import type { TermFollower } from './term-follower.ts'
import { selectTermColumns, selectUses } from './term-uses.queries.ts'
import { lockList } from './terms.queries.ts'

const settleJob = defineJob({
  name: 'settle-merged-terms',
  payload: z.object({}),
  changesPages: true,
  cron: { pattern: '25 * * * *', timezone: HOME_ZONE },
})

/** Each hour, replaces merged terms that were chosen since, in forms opened before the merge. */
export function settleMergedTerms({ followers }: { followers: readonly TermFollower[] }): HandledJob {
  return handledBy(settleJob, async (db) => {
    for (const { list, id: from, into } of await selectMergedTerms(db)) {
      await db.transaction(async (tx) => {
        await lockList(tx, list)
        const uses = await selectUses(tx, await selectTermColumns(tx, list), from)
        if (uses.length > 0) await moveAll(tx, { list, from, into }, followers)
      })
    }
  })
}
