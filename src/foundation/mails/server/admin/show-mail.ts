import type { Db } from '#platform/db/database.ts'
import type { ShownMail } from '../../admin-mails.contract.ts'
import { findMail, type WholeMail } from './admin-mails.queries.ts'
import { MailNotFound } from './mails.errors.ts'

/**
 * Emails whose code or link opens an account or confirms an address are only for their recipient: administrators can't
 * read them.
 */
const FOR_ITS_PERSON_ALONE = new Set([
  'verification-code',
  'password-reset',
  'completion-confirm',
  'campaign-invitation',
  'campaign-invitation-reminder',
])

/** @throws MailNotFound */
export async function showMail(db: Db, id: number): Promise<ShownMail> {
  const mail = await findMail(db, id)
  if (!mail) throw new MailNotFound()
  return asShown(mail)
}

function asShown(mail: WholeMail): ShownMail {
  const is_withheld = FOR_ITS_PERSON_ALONE.has(mail.kind)
  const isThere = !is_withheld && mail.html !== ''
  return {
    ...mail,
    is_withheld,
    html: isThere ? mail.html : null,
    text: isThere ? mail.text : null,
  }
}
