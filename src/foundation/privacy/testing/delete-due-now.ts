import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { deleteDueJob } from '../server/deletion/delete-due-accounts.ts'

/** Runs the hourly job that deletes accounts whose time is up. */
export async function deleteDueNow(test: TestApp): Promise<void> {
  await enqueue(test.db, deleteDueJob, {})
  await test.runJobs()
}
