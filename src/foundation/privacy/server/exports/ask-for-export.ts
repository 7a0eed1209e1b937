import { z } from 'zod'
import { DAY_MS } from '#contract/durations.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { lockUser } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { TooManyTries } from '#platform/limits/limits.ts'
import { newKey } from '#platform/storage/storage.ts'
import { EXPORTS_A_DAY } from '../../privacy.contract.ts'
import { ExportIsBeingMade } from '../privacy.errors.ts'
import { exportsSince, insertExport } from './exports.queries.ts'

export const makeExportJob = defineJob({
  name: 'make-data-export',
  payload: z.object({ export_id: z.int(), storage_key: z.string() }),
  retry: { times: 5, first: 30, longest: 1800 },
  timeLimit: 3600,
})

/**
 * Queues an export of all of a person's data. One at a time and three a day, because each reads everything; failed ones
 * don't count.
 * @throws ExportIsBeingMade, TooManyTries
 */
export async function askForExport(
  db: Db,
  { id: user_id }: { id: number },
  { language, now }: { language: TextLanguage; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, user_id)
    const storage_key = newKey('exports')
    const export_id = await insertExport(tx, { user_id, language, storage_key, now })
    if (export_id === undefined) throw new ExportIsBeingMade()
    const { count, first } = await exportsSince(tx, { user_id, moment: new Date(now.getTime() - DAY_MS) })
    if (count > EXPORTS_A_DAY)
      throw new TooManyTries(Math.ceil((first.getTime() + DAY_MS - now.getTime()) / 1_000))
    await enqueue(tx, makeExportJob, { export_id, storage_key }, { key: storage_key })
  })
}
