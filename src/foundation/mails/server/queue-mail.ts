import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { mailAddress, mailHeaders, mailLine, mediaType } from '#platform/mail/mail-line.ts'
import type { Attachment } from '#platform/mail/mailer.ts'
import { insertMail } from './mails.queries.ts'
import { sendMailJob } from './send-mail.ts'

export interface WantedMail {
  /**
   * What it is about, such as `registered:17:42`: the same key never makes a second mail. Without one, each call does.
   */
  key?: string
  to: string
  user_id?: number
  /** The kind of mail, for the outbox and the metrics: `verification-code`. */
  kind: string
  language: TextLanguage
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  attachments?: Attachment[]
}

/**
 * Writes a mail and the job that sends it. In a transaction both are there when it is committed, and never otherwise.
 * Answers whether it is new.
 * @throws BadMail when the address, a header or the type of a file is none
 */
export async function queueMail(db: Db, wanted: WantedMail): Promise<boolean> {
  const { to, headers = {}, attachments = [], ...mail } = wanted
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
    await enqueue(tx, sendMailJob, { mail_id: id })
    return true
  })
}
