import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob } from '#platform/jobs/job.ts'

/** Queues a job as its schedule would. */
export async function enqueueByName(db: Db, name: string): Promise<void> {
  await enqueue(db, defineJob({ name, payload: z.object({}) }), {})
}
