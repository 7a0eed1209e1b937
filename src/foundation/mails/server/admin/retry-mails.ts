import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryMail, sendAgain } from '../retry-mail.ts'
import { countFailedMails, findMail, queueFailedAgain } from './admin-mails.queries.ts'
import { MailIsEmpty, MailNotFound, MailOnItsWay } from './mails.errors.ts'

/** The most emails retried at once, so that a mail server that was down isn't flooded. */
const MOST_AT_ONCE = 500

interface ByWhom {
  viewer: { id: number }
  now: Date
}

/** @throws MailNotFound, MailOnItsWay, MailIsEmpty */
export async function retryOneMail(db: Db, { viewer, id, now }: ByWhom & { id: number }): Promise<void> {
  await db.transaction(async (tx) => {
    const mail = await findMail(tx, id)
    if (!mail) throw new MailNotFound()
    if (mail.html === '') throw new MailIsEmpty()
    if (!(await retryMail(tx, id))) throw new MailOnItsWay()
    await recordChange(tx, { viewer, action: 'retried', kind: 'mail', id, now })
  })
}

/** Retries emails that were given up, oldest first. Returns how many, and how many are left for the next call. */
export async function retryFailedMails(db: Db, { viewer, now }: ByWhom) {
  return db.transaction(async (tx) => {
    const ids = await queueFailedAgain(tx, MOST_AT_ONCE)
    await sendAgain(tx, ids)
    for (const id of ids) await recordChange(tx, { viewer, action: 'retried', kind: 'mail', id, now })
    return { retried: ids.length, left: await countFailedMails(tx) }
  })
}
