import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { markMailQueuedAgain } from './mails.queries.ts'
import { sendMailJob } from './send-mail.ts'

/** Sends a failed or kept email again, with the same Message-ID. Returns false if it was sent or is queued. */
export async function retryMail(db: Db, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const tries = await markMailQueuedAgain(tx, id)
    if (tries === undefined) return false
    return enqueue(tx, sendMailJob, { mail_id: id })
  })
}
