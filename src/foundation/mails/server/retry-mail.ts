import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { forgetJobsWith } from '#platform/jobs/forget-jobs.queries.ts'
import { markMailQueuedAgain } from './mails.queries.ts'
import { sendMailJob } from './send-mail.ts'

/** Sends a failed or kept email again, with the same Message-ID. Returns false if it was sent or is queued. */
export async function retryMail(db: Db, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const tries = await markMailQueuedAgain(tx, id)
    if (tries === undefined) return false
    await sendAgain(tx, [id])
    return true
  })
}

/** Adds their jobs anew, so the ones that were given up no longer count as failed. */
export async function sendAgain(tx: Db, ids: readonly number[]): Promise<void> {
  await forgetJobsWith(tx, { field: 'mail_id', values: ids })
  for (const id of ids) await enqueue(tx, sendMailJob, { mail_id: id })
}
