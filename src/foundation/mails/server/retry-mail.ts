import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { markMailQueuedAgain } from './mails.queries.ts'
import { sendMailJob } from './send-mail.ts'

/** Sends a mail that was given up or kept, with the Message-ID it has. Answers false when it is sent or on its way. */
export async function retryMail(db: Db, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const tries = await markMailQueuedAgain(tx, id)
    if (tries === undefined) return false
    return enqueue(tx, sendMailJob, { mail_id: id })
  })
}
