import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { deleteDueJob } from '../server/deletion/delete-due-accounts.ts'

/** Runs what runs each hour: accounts whose days are over go. */
export async function deleteDueNow(test: TestApp): Promise<void> {
  await enqueue(test.db, deleteDueJob, {})
  await test.runJobs()
}
