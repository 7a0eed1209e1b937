import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryFailedJob } from '#platform/jobs/job-watch.queries.ts'
import { JobNotFound } from './jobs.errors.ts'

/** Job ids don't fit into the audit log, so the job is among the entry's changes. */
const NO_ID = 0

/** @throws JobNotFound, also if someone else was first */
export async function retryJob(
  db: Db,
  { viewer, job_id, now }: { viewer: { id: number }; job_id: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const name = await retryFailedJob(tx, job_id)
    if (name === undefined) throw new JobNotFound()
    const of = { viewer, action: 'retried', kind: 'job', id: NO_ID, now } as const
    await recordChange(tx, { ...of, after: { job: name, job_id } })
  })
}
