import type { Db } from '#platform/db/database.ts'
import type { ShownMail } from '../../admin-mails.contract.ts'
import { isForRecipientOnly } from '../recipient-only.queries.ts'
import { findMail, type WholeMail } from './admin-mails.queries.ts'
import { MailNotFound } from './mails.errors.ts'

/** @throws MailNotFound */
export async function showMail(db: Db, id: number): Promise<ShownMail> {
  const mail = await findMail(db, id)
  if (!mail) throw new MailNotFound()
  return asShown(mail)
}

function asShown(mail: WholeMail): ShownMail {
  const is_withheld = isForRecipientOnly(mail.kind)
  const isThere = !is_withheld && mail.html !== ''
  return {
    ...mail,
    is_withheld,
    html: isThere ? mail.html : null,
    text: isThere ? mail.text : null,
  }
}
