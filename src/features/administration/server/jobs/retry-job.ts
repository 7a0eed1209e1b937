import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryFailedJob } from '#platform/jobs/job-watch.queries.ts'
import { JobNotFound } from './jobs.errors.ts'

/** Jobs are known by longer ids than the audit log's: it tells them among the changes. */
const NO_ID = 0

/** @throws JobNotFound also when somebody else was first */
export async function retryJob(
  db: Db,
  { viewer, job_id, now }: { viewer: { id: number }; job_id: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const name = await retryFailedJob(tx, job_id)
    if (name === undefined) throw new JobNotFound()
    const of = { viewer, action: 'retried', kind: 'job', id: NO_ID, now }
    await recordChange(tx, { ...of, after: { job: name, job_id } })
  })
}
