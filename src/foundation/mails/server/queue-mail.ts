import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { mailAddress, mailHeaders, mailLine, mediaType } from '#platform/mail/mail-line.ts'
import type { Attachment } from '#platform/mail/mailer.ts'
import { insertMail } from './mails.queries.ts'
import { sendMailJob } from './send-mail.ts'

export interface WantedMail {
  /**
   * What the email is about, such as `registered:17:42`; the same key never makes a second one. Without a key, each
   * call does.
   */
  key?: string
  to: string
  user_id?: number
  /** The kind of email, for the outbox and the metrics: `verification-code`. */
  kind: string
  language: TextLanguage
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  attachments?: Attachment[]
  /** The person waits for it, such as a code that soon expires: it is sent before all others that wait. */
  isUrgent?: boolean
}

/**
 * Stores an email and the job that sends it. In a transaction, both exist once it commits, or neither does. Returns
 * whether the email is new.
 * @throws BadMail if the address, a header or an attachment's type is invalid
 */
export async function queueMail(db: Db, wanted: WantedMail): Promise<boolean> {
  const { to, headers = {}, attachments = [], isUrgent = false, ...mail } = wanted
  const row = {
    ...mail,
    to_address: mailAddress(to),
    subject: mailLine(mail.subject),
    headers: mailHeaders(headers),
    attachments: attachments.map((file) => ({
      filename: mailLine(file.filename),
      content_type: mediaType(file.content_type),
      content: file.content,
    })),
  }
  return db.transaction(async (tx) => {
    const id = await insertMail(tx, row)
    if (id === undefined) return false
    await enqueue(tx, sendMailJob, { mail_id: id }, { isUrgent })
    return true
  })
}
